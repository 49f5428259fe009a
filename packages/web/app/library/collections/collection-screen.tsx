import { type BookCard, listLanguages, searchBooks } from '@letsread/catalogue/contract.ts';
import { getEditableCollection } from '@letsread/catalogue/collections/contract.ts';
import { Form } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { takeForm, takeFormInBrowser } from '../take-form.ts';

import { HiddenFields } from '../people/hidden-fields.tsx';
import { OutcomeNote } from '../people/outcome-note.tsx';
import type { Route } from './+types/collection-screen.ts';
import { actOnCollections } from './act-on-collections.ts';
import { BookOrder } from './book-order.tsx';
import { CollectionTexts } from './collection-texts.tsx';

export const headers = noStore;

const foundShown = 12;

export async function loader({ context, request, params: { id }, url }: Route.LoaderArgs) {
  const ask = backRoomClient(context);
  const words = url.searchParams.get('q')?.trim() ?? '';
  const [collection, { languages }, found] = await answerOf(
    Promise.all([
      ask(getEditableCollection, { id }),
      ask(listLanguages, {}),
      words === '' ? { items: [] } : ask(searchBooks, { cardName: words, limit: foundShown }),
    ]),
  );
  const own = new Set(collection.books.map(({ bookId }) => bookId));
  const others = found.items.filter(({ bookId }) => !own.has(bookId));
  return { collection, languages, languageId: interfaceLanguage(request).id, words, found: others };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return takeForm(request, url, (fields) => actOnCollections(backRoomClient(context), fields));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return takeFormInBrowser(serverAction);
}

/** A collection: its books in their order, what it is called in each language, and what stands for it. */
export default function CollectionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const { collection, languages, languageId, words, found } = loaderData;
  const title = collection.texts[0]?.title ?? '';
  const typed = actionData !== undefined && 'typed' in actionData ? actionData.typed : {};
  return (
    <>
      <PageHead title={title} isHidden />
      <h1 tabIndex={-1}>
        <bdi>{title}</bdi>
      </h1>
      <p>
        <a href={`/collection/${encodeURIComponent(collection.slug)}`}>{t('library.collections.look')}</a>
      </p>
      <OutcomeNote outcome={actionData} />
      <section className="stack" aria-labelledby="books">
        <h2 id="books">{t('library.collections.books')}</h2>
        <BookOrder collection={collection} />
        <Form className="library__add" role="search" key={words}>
          <input
            className="input"
            type="search"
            name="q"
            aria-label={t('library.collections.find')}
            placeholder={t('library.collections.find')}
            defaultValue={words}
          />
          <button className="btn" type="submit">
            <Icon name="search" size="s" />
            {t('library.collections.search')}
          </button>
        </Form>
        {words !== '' && found.length === 0 && <p className="muted">{t('library.collections.none-found')}</p>}
        <Found books={found} collection={collection} />
      </section>
      <CollectionTexts
        collection={collection}
        languages={languages}
        languageId={languageId}
        typed={typed['act'] === 'change' ? typed : {}}
      />
    </>
  );
}

function Found({
  books,
  collection,
}: {
  books: BookCard[];
  collection: { id: string; version: number | null; books: BookCard[] };
}) {
  const t = useLibraryMessages();
  const own = collection.books.map(({ bookId }) => bookId);
  return (
    <ul className="library__lines">
      {books.map(({ bookId, title, language }) => (
        <li className="library__line" key={bookId}>
          <span className="library__name" lang={language.languageISOCode} dir={language.direction}>
            {title}
          </span>
          <Form method="post" preventScrollReset>
            <HiddenFields
              fields={{
                act: 'books',
                id: collection.id,
                version: String(collection.version),
                bookIds: [...own, bookId].join(','),
              }}
            />
            <button className="btn btn--s" type="submit" aria-label={`${t('library.collections.add')}: ${title}`}>
              <Icon name="plus" size="s" />
              {t('library.collections.add')}
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
