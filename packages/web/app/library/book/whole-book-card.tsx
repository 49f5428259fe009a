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
  const level = useDraft(`book ${book.bookId} level`, book.levelSource === 'editor' ? book.level : null);
  const readAloud = useDraft(`book ${book.bookId} read-aloud`, book.readAloud);
  const tags = useDraft(
    `book ${book.bookId} themes`,
    book.tags.map(({ slug }) => slug),
  );
  const [heading, levelId] = [useId(), useId()];
  const seen = acts.fresh ?? book;
  const { edition } = book;
  const full = (number: number) => `${t(`catalogue.level.${number}.full`)} · ${t(`catalogue.level.${number}.ages`)}`;
  const save = () =>
    acts.send({
      act: 'book',
      body: {
        ...(level.isChanged ? { level: { was: seen.level, now: level.now } } : {}),
        ...(readAloud.isChanged ? { readAloud: { was: seen.readAloud, now: readAloud.now } } : {}),
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
        <fieldset className="book-edit__themes">
          <legend>{t('library.book.themes')}</legend>
          {book.allTags.map(({ slug, name, languageISOCode }) => (
            <label className="agree" key={slug}>
              <input
                type="checkbox"
                checked={tags.now.includes(slug)}
                onChange={({ target }) =>
                  tags.set(
                    book.allTags
                      .map((tag) => tag.slug)
                      .filter((each) => (each === slug ? target.checked : tags.now.includes(each))),
                  )
                }
              />
              <span lang={languageISOCode ?? undefined}>{name}</span>
            </label>
          ))}
        </fieldset>
        <ActNote acts={acts} />
        <SaveButton acts={acts} name={t('library.book.shared')} />
      </form>
    </section>
  );
}
