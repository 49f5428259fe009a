import { listLanguages } from '@letsread/catalogue/contract.ts';
import {
  getEditablePathway,
  maxPathwayBooks,
  type PathwayWithBooks,
} from '@letsread/learning/pathway-editing/contract.ts';
import { Form } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { BookOrder } from '../ordering/book-order.tsx';
import { FindBooks } from '../ordering/find-books.tsx';
import { findBooks } from '../ordering/found-books.ts';
import { TextsByLanguage } from '../ordering/texts-by-language.tsx';
import { textsToUndo } from '../ordering/texts-from-form.ts';
import { TitleInLanguage } from '../ordering/title-in-language.tsx';
import { useRefused } from '../people/use-refused.ts';
import type { Fields } from '../outcome.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { OutcomeNote } from '../people/outcome-note.tsx';
import { takeForm, takeFormInBrowser } from '../take-form.ts';

import type { Route } from './+types/pathway-screen.ts';
import { actOnPathways } from './act-on-pathways.ts';
import { BookActivities } from './book-activities.tsx';
import { type BookOnPath, booksOnPath, writeBooks } from './books-in-form.ts';
import { figuresInForm, PathLook } from './path-look.tsx';

export const headers = noStore;

export async function loader({ context, request, params: { id }, url }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const { id: languageId } = interfaceLanguage(request);
  const [path, { languages }] = await answerOf(
    Promise.all([client(getEditablePathway, { id, namesIn: languageId }), client(listLanguages, {})]),
  );
  const own = path.books.map(({ book }) => book);
  return { path, languages, languageId, found: await answerOf(findBooks(client, url, own)) };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return takeForm(request, url, (fields) =>
    actOnPathways(backRoomClient(context), fields, interfaceLanguage(request).id),
  );
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

/** A reading path: whether readers see it, its books and what follows them, what it is called, and how it looks. */
export default function PathwayScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const { path, languages, languageId, found } = loaderData;
  const { texts, badge, palette, figures } = path;
  const content = JSON.stringify([texts, badge, palette, figures]);
  const stored = { ...textsToUndo(texts), badge, palette: String(palette), ...figuresInForm(path) };
  const own = useRefused(actionData, ({ act }) => act === 'change', stored);
  return (
    <>
      <PageHead title={path.title} isHidden />
      <h1 tabIndex={-1}>
        <TitleInLanguage {...path} />
      </h1>
      <Shown path={path} />
      <OutcomeNote outcome={actionData} />
      <Books path={path} found={found} />
      {/* What is typed here stays when the books of the path change. */}
      <Form className="stack" method="post" noValidate key={JSON.stringify([content, own])}>
        <HiddenFields fields={{ act: 'change', id: path.id, version: String(path.version) }} />
        <TextsByLanguage texts={texts} languages={languages} languageId={languageId} typed={own} />
        <PathLook path={path} typed={own} />
        <p>
          <button className="btn btn--leaf" type="submit">
            {t('library.collections.save')}
          </button>
        </p>
      </Form>
    </>
  );
}

function Shown({ path: { id, slug, isPublished } }: { path: PathwayWithBooks }) {
  const t = useLibraryMessages();
  return (
    <div className="library__row">
      {isPublished ? (
        <a href={`/pathways/${encodeURIComponent(slug)}`}>{t('library.collections.look')}</a>
      ) : (
        <span className="tag">{t('library.pathways.hidden')}</span>
      )}
      <Form method="post" preventScrollReset>
        <HiddenFields fields={{ act: isPublished ? 'remove' : 'publish', id }} />
        <button className={isPublished ? 'btn btn--s' : 'btn btn--s btn--leaf'} type="submit">
          {t(isPublished ? 'library.pathways.hide' : 'library.pathways.show')}
        </button>
      </Form>
    </div>
  );
}

function Books({ path, found }: Pick<Route.ComponentProps['loaderData'], 'path' | 'found'>) {
  const t = useLibraryMessages();
  const books = booksOnPath(path);
  const fieldsOf = (changedActivities: BookOnPath[]): Fields => ({
    act: 'books',
    id: path.id,
    version: String(path.version),
    books: writeBooks(changedActivities),
  });
  const entryOf = (bookId: string) => path.books.find(({ book }) => book.bookId === bookId);
  return (
    <section className="stack" aria-labelledby="books">
      <h2 id="books">{t('library.collections.books')}</h2>
      <BookOrder
        books={path.books.map(({ book }) => book)}
        fieldsOf={(ids) => fieldsOf(ids.flatMap((id) => books.find(({ bookId }) => bookId === id) ?? []))}
        more={({ bookId }) => {
          const entry = entryOf(bookId);
          const withActivities = (activities: BookOnPath['activities']) =>
            fieldsOf(books.map((one) => (one.bookId === bookId ? { ...one, activities } : one)));
          return entry && <BookActivities entry={entry} fieldsOf={withActivities} />;
        }}
      />
      <FindBooks
        {...found}
        isFull={books.length >= maxPathwayBooks}
        fieldsOf={(bookId) => fieldsOf([...books, { bookId, activities: [] }])}
      />
    </section>
  );
}
