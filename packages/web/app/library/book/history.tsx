import type { BookToEdit, Revision } from '@letsread/catalogue/editing/contract.ts';
import type { RevisedQuestion } from '@letsread/catalogue/editing/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import type { QuestionsToEdit } from '@letsread/learning/questions/contract.ts';
import { useId } from 'react';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { ActNote } from './act-note.tsx';
import { QuestionSaid } from './questions/question-said.tsx';
import { useBookAct } from './use-book-act.ts';

export type WrittenRevision = Revision & { written: string };

interface HistoryProps {
  revisions: readonly WrittenRevision[];
  book: BookToEdit;
  pages: QuestionsToEdit['pages'];
}

/** What was changed, the newest first; each can be put back as it was before. */
export function History({ revisions, book, pages }: HistoryProps) {
  const t = useLibraryMessages();
  const acts = useBookAct();
  const heading = useId();
  return (
    <section className="stack" aria-labelledby={heading}>
      <h2 id={heading}>{t('library.book.history')}</h2>
      <ActNote acts={acts} />
      {revisions.length === 0 && <p className="muted">{t('library.book.unchanged')}</p>}
      <ol className="library__lines">
        {revisions.map((revision) => {
          const name = nameOf(t, revision);
          return (
            <li key={revision.id}>
              <span className="small muted">
                <time dateTime={revision.at}>{revision.written}</time>{' '}
                <bdi>{revision.who.displayName ?? t('library.audit.deleted', { id: revision.who.id })}</bdi>
              </span>
              <b>{name}</b>
              <Value label={t('library.book.before')} revision={revision} of="before" {...{ book, pages }} />
              <Value label={t('library.book.after')} revision={revision} of="after" {...{ book, pages }} />
              <span>
                <button
                  className="btn btn--s"
                  type="button"
                  aria-disabled={acts.isBusy}
                  aria-label={`${t('library.book.restore')}: ${name}, ${revision.written}`}
                  onClick={() => acts.send({ act: 'restore', revisionIds: [revision.id] })}
                >
                  <Icon name="redo" size="s" />
                  {t('library.book.restore')}
                </button>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface ValueProps {
  label: string;
  revision: Revision;
  of: 'before' | 'after';
  book: BookToEdit;
  pages: QuestionsToEdit['pages'];
}

function Value({ label, revision, of, book, pages }: ValueProps) {
  const t = useLibraryMessages();
  const value = revision[of];
  // An order is told by what it became; what takes it back says nothing to a person, nor do numbers of questions.
  if ((revision.field === 'order' && of === 'before') || revision.field === 'questionOrder') return null;
  const { languageISOCode: lang, direction: dir } = book.edition.language;
  const isOfBook = typeof value === 'string' && revision.field !== 'licence';
  const isQuestion = typeof value === 'object' && value !== null && 'prompt' in value;
  return (
    <span className="book-edit__text">
      <span className="muted">{label} </span>
      {isQuestion ? (
        <QuestionSaid question={value} pages={pages} language={book.edition.language} />
      ) : isOfBook ? (
        <bdi lang={lang} dir={dir}>
          {value === '' ? t('library.book.empty') : value}
        </bdi>
      ) : (
        <bdi>{spoken(t, value, book)}</bdi>
      )}
    </span>
  );
}

function spoken(t: Translate, value: Exclude<Revision['before'], RevisedQuestion>, { allTags }: BookToEdit): string {
  if (value === null || value === '') return t('library.book.empty');
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return t(value ? 'library.book.yes' : 'library.book.no');
  if (Array.isArray(value)) {
    const each = value.map((one) => {
      if (typeof one === 'number') return t.number(one);
      if (typeof one === 'string') return allTags.find(({ slug }) => slug === one)?.name ?? one;
      return `${t(`catalogue.role.${one.role}`)}: ${one.name}`;
    });
    return each.length === 0 ? t('library.book.empty') : each.join(' · ');
  }
  if ('x' in value) return `${t.number(value.x)} / ${t.number(value.y)}`;
  return value.level === null ? t('catalogue.level.none') : t(`catalogue.level.${value.level}.full`);
}

function nameOf(t: Translate, { field, page }: Revision): string {
  const names: Record<Revision['field'], string> = {
    title: t('library.book.name'),
    subtitle: t('library.book.subtitle'),
    description: t('library.book.description'),
    licence: t('reading.licence'),
    credits: t('library.book.people'),
    text: t('library.book.text'),
    alt: t('library.book.alt'),
    focus: t('library.book.cover'),
    order: t('library.book.order'),
    level: t('catalogue.level.word'),
    readAloud: t('catalogue.book.read-aloud'),
    tags: t('library.book.themes'),
    question: t('library.questions.prompt'),
    questionOrder: t('library.questions.order'),
  };
  if (page === null) return names[field];
  const where = page === 0 ? t('library.book.cover') : t('learning.decodables.page', { page: t.number(page) });
  return `${where}: ${names[field]}`;
}
