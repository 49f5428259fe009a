import { listCollections, listTags, searchBooks } from '@letsread/catalogue/contract.ts';
import { listHomeShelves } from '@letsread/catalogue/home/contract.ts';
import { listShelves } from '@letsread/catalogue/shelves/contract.ts';
import { listKeepReading, type ReadersBook } from '@letsread/reading/contract.ts';
import type { RouterContextProvider } from 'react-router';

import { ScriptFonts } from '../fonts/script-fonts.tsx';
import { apiClientContext, homeDraftContext } from '../request/contexts.ts';
import { interfaceLanguage } from '../i18n/interface-language.ts';
import { useInterface } from '../i18n/use-interface.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../i18n/page-head.tsx';
import { answerOf } from '../request/problems.ts';
import { listPathways } from '@letsread/learning/contract.ts';
import { previewPicture } from '../catalogue/book-path.ts';
import { EmptyShelf } from '../catalogue/empty-shelf.tsx';
import { FeedLinks } from '../catalogue/feed-links.tsx';
import type { Route } from './+types/home-screen.ts';
import { HomeShelves } from './home-shelves.tsx';
import { shelfOf } from '../catalogue/collections/collection-card.tsx';
import { Hero } from '../catalogue/home/hero.tsx';
import homeSheet from '../catalogue/home/home.css?url';
import { suggestedBooks } from '../catalogue/home/suggested-books.server.ts';
import { readerOf } from '../reading/my-books/reader-of-session.ts';
import { HandedOut } from '../reading/handed-out/handed-out.tsx';
import { loadTasks } from '../reading/handed-out/load-tasks.server.ts';
import { KeepReading } from '../reading/keep-reading/keep-reading.tsx';
import keepReadingSheet from '../reading/keep-reading/keep-reading.css?url';
import { sessionContext } from '../request/session/server-session.server.ts';
import { fallBackTo } from '../request/degraded-page.server.ts';
import { Sheet } from '../ui/sheet.tsx';

/** Books in a row, tags shown. */
const inRow = 6;
const tagsShown = 16;
const begunShown = 3;
const pathsShown = 3;
const collectionsShown = 12;

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(apiClientContext);
  const { id } = interfaceLanguage(request);
  const draft = context.get(homeDraftContext);
  const [home, { popular, ...shelves }, suggested, collections, tags, paths, signed, begun, tasks] = await answerOf(
    Promise.all([
      client(listHomeShelves, { lId: id, ...(draft === undefined ? {} : { shelves: draft }) }),
      client(listShelves, { lId: id }),
      suggestedBooks(context, id),
      client(listCollections, { lId: id, limit: collectionsShown }),
      client(listTags, { lId: id }),
      client(listPathways, { lId: id, limit: pathsShown }).catch(fallBackTo(context, 'reading paths', { items: [] })),
      client(searchBooks, { signLanguage: 'true', limit: 1, fLimit: 1 }).catch(
        fallBackTo(context, 'how many books are signed', { total: 0 }),
      ),
      begunBooks(context, id),
      loadTasks(context),
    ]),
  );
  const fresh = suggested.books.slice(0, inRow);
  return {
    ...shelves,
    home: home.shelves,
    begun,
    tasks,
    // What is new is not said twice: a small library has no second row.
    popular: popular.filter((book) => !fresh.some((other) => other.editionId === book.editionId)).slice(0, inRow),
    fresh,
    reader: suggested.reader,
    fault: suggested.fault,
    paths: paths.items,
    signed: signed.total,
    collections: collections.items.map(shelfOf),
    hasMoreCollections: collections.cursor !== undefined,
    tags: tags.items
      .filter(({ count }) => count > 0)
      .slice(0, tagsShown)
      .map(({ id: tag, name, languageISOCode, count }) => ({ id: tag, name, languageISOCode, count })),
  };
}

/** What the profile that reads has begun; undefined for a visitor. */
async function begunBooks(context: Readonly<RouterContextProvider>, lId: string): Promise<ReadersBook[] | undefined> {
  const { current, client } = context.get(sessionContext);
  const reader = readerOf(current());
  if (reader === undefined) return undefined;
  const { items } = await client(listKeepReading, { ...reader, lId, limit: begunShown }).catch(
    fallBackTo(context, 'what was begun', { items: [] }),
  );
  return items.filter(({ page }) => page > 0);
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { language } = useInterface();
  const { home, begun, hung, fresh, collections, tags, total } = loaderData;
  const inOthers = loaderData.inOtherLanguages;
  return (
    <main id="main">
      <PageHead description={t('shell.footer.program')} path="/" image={hung[0] && previewPicture(hung[0])} />
      <FeedLinks path="" title="Let’s Read" />
      <Sheet href={homeSheet} />
      <Sheet href={keepReadingSheet} />
      <ScriptFonts
        languages={[
          ...(begun ?? []),
          ...hung,
          ...fresh,
          ...collections,
          ...inOthers,
          ...home.flatMap(({ books }) => books),
        ].map((one) => one.language)}
      />
      <div className="wrap begun">
        <HandedOut tasks={loaderData.tasks} />
        <KeepReading books={begun} />
      </div>
      <Hero books={hung} tags={tags} />
      <div className="wrap home">
        {total === 0 && (
          <EmptyShelf
            title={t('catalogue.home.empty.title')}
            text={t('catalogue.home.empty.text', { language: language.name })}
          />
        )}
        <HomeShelves {...loaderData} />
      </div>
    </main>
  );
}
