import { listLanguages } from '@letsread/catalogue/contract.ts';
import { getEditableCollection, maxCollectionBooks } from '@letsread/catalogue/collections/contract.ts';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { takeForm, takeFormInBrowser } from '../take-form.ts';

import { BookOrder } from '../ordering/book-order.tsx';
import { FindBooks } from '../ordering/find-books.tsx';
import { findBooks } from '../ordering/found-books.ts';
import { titleIn, untitled } from '../ordering/texts-from-form.ts';
import { TitleInLanguage } from '../ordering/title-in-language.tsx';
import { OutcomeNote } from '../people/outcome-note.tsx';
import type { Route } from './+types/collection-screen.ts';
import { actOnCollections } from './act-on-collections.ts';
import { BookTips } from './book-tips.tsx';
import { CollectionTexts } from './collection-texts.tsx';

export const headers = noStore;

export async function loader({ context, request, params: { id }, url }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const [collection, { languages }] = await answerOf(
    Promise.all([client(getEditableCollection, { id }), client(listLanguages, {})]),
  );
  const found = await answerOf(findBooks(client, url, collection.books));
  return { collection, languages, languageId: interfaceLanguage(request).id, found };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return takeForm(request, url, (fields) =>
    actOnCollections(backRoomClient(context), fields, interfaceLanguage(request).id),
  );
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

/** A collection: its books in their order, what it is called in each language, and what stands for it. */
export default function CollectionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const { collection, languages, languageId, found } = loaderData;
  const titled = titleIn(collection.texts, languageId) ?? untitled;
  const ids = collection.books.map(({ bookId }) => bookId);
  const fieldsOf = (bookIds: string[]) => ({
    act: 'books',
    id: collection.id,
    version: String(collection.version),
    bookIds: bookIds.join(','),
  });
  return (
    <>
      <PageHead title={titled.title} isHidden />
      <h1 tabIndex={-1}>
        <TitleInLanguage {...titled} />
      </h1>
      <p>
        <a href={`/collection/${encodeURIComponent(collection.slug)}`}>{t('library.collections.look')}</a>
      </p>
      <OutcomeNote outcome={actionData} />
      <section className="stack" aria-labelledby="books">
        <h2 id="books">{t('library.collections.books')}</h2>
        <BookOrder
          books={collection.books}
          fieldsOf={fieldsOf}
          more={({ bookId }) => (
            <BookTips
              collection={collection}
              bookId={bookId}
              languages={languages}
              languageId={languageId}
              outcome={actionData}
            />
          )}
        />
        <FindBooks
          {...found}
          isFull={ids.length >= maxCollectionBooks}
          fieldsOf={(bookId) => fieldsOf([...ids, bookId])}
        />
      </section>
      <CollectionTexts collection={collection} languages={languages} languageId={languageId} outcome={actionData} />
    </>
  );
}
