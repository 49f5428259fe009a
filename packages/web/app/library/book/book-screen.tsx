import { getBookToEdit, listRevisions } from '@letsread/catalogue/editing/contract.ts';
import { listLinkedEditions } from '@letsread/catalogue/linking/contract.ts';
import { listDownloadFaults } from '@letsread/downloads/contract.ts';
import { listQuestionsToEdit } from '@letsread/learning/questions/contract.ts';
import { getScaryReaders } from '@letsread/reading/scary/contract.ts';
import { useState } from 'react';
import { data, redirect } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { isId } from '../../request/is-id.ts';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { EditionsCard } from '../editions/editions-card.tsx';
import { Linkings } from '../editions/linkings.tsx';
import { writtenLinkings } from '../editions/written-linkings.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { unansweredFault } from '../take-form.ts';
import { writtenTime } from '../written-time.ts';
import type { Route } from './+types/book-screen.ts';
import { AboutCard } from './about-card.tsx';
import { actOnBook, type BookAct, type Outcome, readAct } from './act-on-book.ts';
import bookSheet from './book.css?url';
import { CoverCard } from './cover-card.tsx';
import { CreditsCard } from './credits-card.tsx';
import { EditionChoice } from './edition-choice.tsx';
import { FileFaults } from './file-faults.tsx';
import { History } from './history.tsx';
import { Pages } from './pages/pages.tsx';
import { Questions } from './questions/questions.tsx';
import { type Unsaved, UnsavedContext } from './use-draft.ts';
import { WholeBookCard } from './whole-book-card.tsx';

const newestRevisions = 50;

export const headers = noStore;

export async function loader({ context, request, params: { bookId }, url }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const requestedId = url.searchParams.get('edition') ?? undefined;
  if (!isId(bookId) || (requestedId !== undefined && !isId(requestedId))) throw data(null, { status: 404 });
  const linked = await answerOf(client(listLinkedEditions, { bookId }));
  // The book that this number was once is part of another one today.
  if (linked.bookId !== bookId) throw redirect(`/library/books/${linked.bookId}${url.search}`);
  const book = await answerOf(
    client(getBookToEdit, { bookId, editionId: requestedId, lId: interfaceLanguage(request).id }),
  );
  const { editionId } = book.edition;
  const [questions, files, { readers }, { items }] = await answerOf(
    Promise.all([
      client(listQuestionsToEdit, { bookId, editionId }),
      client(listDownloadFaults, { bookId, editionId }),
      client(getScaryReaders, { bookId }),
      client(listRevisions, { bookId, editionId, limit: newestRevisions }),
    ]),
  );
  const written = writtenTime(interfaceLanguage(request).languageISOCode);
  return {
    book,
    linked,
    linkings: writtenLinkings(linked.linkings, interfaceLanguage(request)),
    questions,
    files,
    scaryReaders: readers,
    revisions: items.map((one) => ({ ...one, written: written(one.at) })),
  };
}

export async function action({ request, context, params: { bookId }, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const client = backRoomClient(context);
  const { editionId, ...act } = await readAct(request);
  const outcome = await actOnBook(client, { bookId, editionId }, act as BookAct);
  // As an error, or React Router would ask for the screen again, which may not be had any more: what is typed would go with it.
  return 'fault' in outcome && outcome.fault !== 'changed-meanwhile' ? data(outcome, { status: 400 }) : outcome;
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    return data<Outcome>({ fault: unansweredFault(error) }, { status: 503 });
  }
}

/** Where a book is changed: what is said about it, its level and themes, its people, its cover, its pages, its questions, and what was changed. */
export default function BookScreen({ loaderData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const { book, linked, linkings, questions, files, scaryReaders, revisions } = loaderData;
  const { edition } = book;
  const [unsaved] = useState<Unsaved>(() => new Map());
  const { languageISOCode: lang, direction: dir } = edition.language;
  return (
    <UnsavedContext value={unsaved}>
      <Sheet href={bookSheet} />
      <PageHead title={edition.title} isHidden />
      <h1 tabIndex={-1}>
        <bdi lang={lang} dir={dir}>
          {edition.title}
        </bdi>
      </h1>
      {scaryReaders > 0 && <p className="muted">{t('library.scary.book', { count: scaryReaders })}</p>}
      <EditionChoice book={book} />
      <div className="stack" key={edition.editionId}>
        <FileFaults faults={files.items} missingGlyphs={files.missingGlyphs} />
        <div className="book-edit__cards">
          <AboutCard edition={edition} />
          <WholeBookCard book={book} />
          <CreditsCard edition={edition} />
          <CoverCard edition={edition} />
          <EditionsCard linked={linked} />
        </div>
        <Pages edition={edition} />
        <Questions edition={edition} written={questions} />
        <Linkings bookId={book.bookId} linkings={linkings} />
        <History revisions={revisions} book={book} pages={questions.pages} />
      </div>
    </UnsavedContext>
  );
}
