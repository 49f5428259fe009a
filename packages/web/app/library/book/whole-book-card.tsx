import type { BookToEdit } from '@letsread/catalogue/editing/contract.ts';
import { useId } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { ActNote } from './act-note.tsx';
import { SaveButton } from './save-button.tsx';
import { useBookAct } from './use-book-act.ts';
import { useDraft } from './use-draft.ts';

const levels = [1, 2, 3, 4, 5];

/** What all editions of a book share: level with its ages, whether it is for reading aloud, themes. */
export function WholeBookCard({ book }: { book: BookToEdit }) {
  const t = useLibraryMessages();
  const acts = useBookAct();
  const storedLevel = book.levelSource === 'editor' ? book.level : null;
  const level = useDraft(`book ${book.bookId} level`, storedLevel);
  const readAloud = useDraft(`book ${book.bookId} read-aloud`, book.readAloud);
  const tags = useDraft(
    `book ${book.bookId} themes`,
    book.tags.map(({ slug }) => slug),
  );
  const [heading, levelId] = [useId(), useId()];
  const seen = acts.fresh ?? book;
  // The level of the text is none of an editor's: what was stored then is told where it is another by now.
  const isSeenStill = seen !== book || level.was === storedLevel;
  const { edition } = book;
  const full = (number: number) => `${t(`catalogue.level.${number}.full`)} · ${t(`catalogue.level.${number}.ages`)}`;
  /** What it is by now, of what was to be changed here. */
  const changedBy = (now: typeof seen) => [
    ...(level.isChanged
      ? [{ name: t('catalogue.level.word'), now: now.level === null ? t('catalogue.level.none') : full(now.level) }]
      : []),
    ...(tags.isChanged ? [{ name: t('library.book.themes'), now: now.tags.map(({ name }) => name).join(' · ') }] : []),
  ];
  const save = () =>
    acts.send({
      act: 'book',
      body: {
        ...(level.isChanged ? { level: { was: isSeenStill ? seen.level : level.was, now: level.now } } : {}),
        ...(readAloud.isChanged
          ? { readAloud: { was: seen === book ? readAloud.was : seen.readAloud, now: readAloud.now } }
          : {}),
        ...(tags.isChanged
          ? { tags: { was: seen === book ? tags.was : seen.tags.map(({ slug }) => slug), now: tags.now } }
          : {}),
      },
    });
  return (
    <section className="library__card" aria-labelledby={heading}>
      <h2 id={heading}>{t('library.book.shared')}</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="field">
          <label htmlFor={levelId}>{t('catalogue.level.word')}</label>
          <p className="hint" id={`${levelId}-hint`}>
            {t('library.book.text-says', { words: t.number(edition.wordCount), level: full(edition.textLevel) })}
          </p>
          <div className="select">
            <select
              className="input"
              id={levelId}
              aria-describedby={`${levelId}-hint`}
              value={level.now ?? ''}
              onChange={({ target }) => level.set(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{t('library.book.level-of-text')}</option>
              {levels.map((number) => (
                <option value={number} key={number}>
                  {full(number)}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </div>
        </div>
        <label className="agree">
          <input type="checkbox" checked={readAloud.now} onChange={({ target }) => readAloud.set(target.checked)} />
          <span>{t('catalogue.book.read-aloud')}</span>
        </label>
        <Themes all={book.allTags} chosen={tags.now} onChange={tags.set} />
        <ActNote acts={acts} meanwhile={acts.fresh === undefined ? [] : changedBy(seen)} />
        <SaveButton acts={acts} name={t('library.book.shared')} />
      </form>
    </section>
  );
}

interface ThemesProps {
  all: BookToEdit['allTags'];
  /** By their slugs. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Themes({ all, chosen, onChange }: ThemesProps) {
  const t = useLibraryMessages();
  const turn = (slug: string, isOn: boolean) =>
    onChange(all.map((tag) => tag.slug).filter((each) => (each === slug ? isOn : chosen.includes(each))));
  return (
    <fieldset className="book-edit__themes">
      <legend>{t('library.book.themes')}</legend>
      {all.map(({ slug, name, languageISOCode }) => (
        <label className="agree" key={slug}>
          <input
            type="checkbox"
            checked={chosen.includes(slug)}
            onChange={({ target }) => turn(slug, target.checked)}
          />
          <span lang={languageISOCode ?? undefined}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
