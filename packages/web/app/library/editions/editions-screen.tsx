import { listLinkedEditions } from '@letsread/catalogue/linking/contract.ts';
import { data, Link, redirect } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { isId } from '../../request/is-id.ts';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { OutcomeNote } from '../people/outcome-note.tsx';
import { takeForm, takeFormInBrowser } from '../take-form.ts';
import type { Route } from './+types/editions-screen.ts';
import { actOnEditions, type DoneWithEditions } from './act-on-editions.ts';
import { EditionLines } from './edition-lines.tsx';
import { editionsPath, readEditionsQuery } from './editions-query.ts';
import { FaultNote } from './fault-note.tsx';
import { JoinPreview, JoinSearch } from './join-part.tsx';
import { Linkings } from './linkings.tsx';
import { findOthers, otherBook, partsOf } from './load-editions.ts';
import { SplitChoice, SplitPreview } from './split-part.tsx';
import { writtenLinkings } from './written-linkings.ts';

export const headers = noStore;

export async function loader({ context, request, params: { bookId }, url }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  if (!isId(bookId)) throw data(null, { status: 404 });
  const book = await answerOf(client(listLinkedEditions, { bookId }));
  // The book that this number was once is part of another one today.
  if (book.bookId !== bookId) throw redirect(editionsPath(book.bookId) + url.search);
  const { words, otherId, editionIds } = readEditionsQuery(url.searchParams);
  const [found, other] = await answerOf(
    Promise.all([
      findOthers(client, bookId, words),
      otherId === undefined ? undefined : otherBook(client, bookId, otherId),
    ]),
  );
  return {
    book,
    linkings: writtenLinkings(book.linkings, interfaceLanguage(request)),
    words,
    found,
    other,
    chosen: editionIds ?? [],
    parts: editionIds && partsOf(book, editionIds),
  };
}

export function action({ request, context, params: { bookId }, url }: Route.ActionArgs) {
  return takeForm<DoneWithEditions>(request, url, (fields) => actOnEditions(backRoomClient(context), bookId, fields));
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

/** All editions that stand together as one book, where it is joined with another and where it is split. */
export default function EditionsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const { book, linkings, words, found, other, chosen, parts } = loaderData;
  const { bookId, editions } = book;
  const [first] = editions;
  const newBookId = actionData !== undefined && 'done' in actionData ? actionData.done.newBookId : undefined;
  const isJoin = other !== undefined && !('fault' in other);
  const isSplit = parts !== undefined && !('fault' in parts);
  return (
    <>
      <PageHead title={t('library.editions.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.editions.title')}</h1>
      {first !== undefined && (
        <p>
          <Link to={`/library/books/${bookId}`}>
            <bdi lang={first.language.languageISOCode} dir={first.language.direction}>
              {first.title}
            </bdi>
          </Link>
        </p>
      )}
      <OutcomeNote outcome={actionData} />
      {newBookId !== undefined && (
        <p>
          <Link className="btn" to={`/library/books/${newBookId}`}>
            {t('library.editions.to-new')}
          </Link>
        </p>
      )}
      {isJoin && <JoinPreview book={book} other={other} />}
      {isSplit && <SplitPreview book={book} {...parts} />}
      {!isJoin && !isSplit && (
        <>
          {other !== undefined && <FaultNote fault={other.fault} />}
          <div className="library__card editions__some">
            <EditionLines editions={editions} toOf={(editionId) => `/library/books/${bookId}?edition=${editionId}`} />
          </div>
          <div className="library__cards editions__parts">
            <JoinSearch bookId={bookId} words={words} found={found} />
            <SplitChoice book={book} chosen={chosen} fault={parts?.fault} />
          </div>
          <Linkings bookId={bookId} linkings={linkings} />
        </>
      )}
    </>
  );
}
