import { listKeepReading, readersLists, removeMyBook } from '@letsread/reading/contract.ts';
import { redirect } from 'react-router';

import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { noStore } from '../../request/no-store.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NotSent } from '../../ui/sending/not-sent.tsx';
import type { Route } from './+types/my-books-screen.ts';
import { answerOfReader } from './answer-of-reader.server.ts';
import { DownloadedShelf } from './downloaded-shelf.tsx';
import { FavouritesShelf } from './favourites-shelf.tsx';
import { HandedOut } from '../handed-out/handed-out.tsx';
import { loadTasks } from '../handed-out/load-tasks.server.ts';
import { loadFavourites } from './load-favourites.server.ts';
import keepReadingSheet from '../keep-reading/keep-reading.css?url';
import offeredSheet from './offered.css?url';
import myBooksSheet from './my-books.css?url';
import { readerOf } from './reader-of-session.ts';
import { ReadingShelf } from './reading-shelf.tsx';
import { shelfFromUrl, shelves } from './shelves.ts';
import { Sheet } from '../../ui/sheet.tsx';

const nowShown = 20;
const nothing = { items: [] };

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const show = shelfFromUrl(url);
  const { current, client } = context.get(sessionContext);
  const session = current();
  const reader = readerOf(session);
  const who =
    session === undefined ? ('visitor' as const) : reader === undefined ? ('account' as const) : ('reader' as const);
  const list = reader && { ...reader, lId: interfaceLanguage(request).id, limit: nowShown };
  const isReading = show === 'reading' && list !== undefined;
  const [favourites, now, finished, tasks] = await answerOfReader(
    context,
    url,
    Promise.all([
      show === 'favourites' ? loadFavourites({ request, url, context }, reader) : undefined,
      isReading ? client(listKeepReading, list) : nothing,
      isReading ? client(listKeepReading, { ...list, finished: 'true' }) : nothing,
      isReading ? loadTasks(context) : [],
    ]),
  );
  return {
    show,
    who,
    books: favourites?.books,
    saved: favourites?.saved ?? [],
    now: now.items,
    finished: finished.items,
    tasks,
  };
}

export function headers() {
  return noStore();
}

/** Takes a book off one of the reader's lists. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const form = await request.formData();
  const { current, client } = context.get(sessionContext);
  const reader = readerOf(current());
  const bookId = form.get('book');
  const list = readersLists.find((one) => one === form.get('list'));
  if (reader !== undefined && list !== undefined && typeof bookId === 'string')
    await answerOfReader(
      context,
      url,
      client(removeMyBook, { userId: reader.uId, profileId: reader.pId, bookId, list }),
    );
  return redirect(url.pathname + url.search, 303);
}

export default function MyBooksScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { show, who, books, saved, now, finished, tasks } = loaderData;
  return (
    <main id="main" className="wrap my" data-module="send-in-place">
      <PageHead title={t('shell.tabs.my-books')} isHidden />
      <Sheet href={myBooksSheet} />
      <Sheet href={keepReadingSheet} />
      <Sheet href={offeredSheet} />
      <ScriptFonts languages={[...(books?.items ?? []), ...saved, ...now, ...finished].map((one) => one.language)} />
      <h1 tabIndex={-1}>{t('shell.tabs.my-books')}</h1>
      <nav className="segs segs--block my__tabs" aria-label={t('reading.my-books.show')}>
        {shelves.map(({ name, icon, to }) => (
          <a key={name} className="seg" href={to} aria-current={show === name ? 'page' : undefined}>
            <Icon name={icon} size="s" />
            <span>{t(`reading.my-books.${name}`)}</span>
          </a>
        ))}
      </nav>
      <NotSent text={t('shell.offline')} />
      {show === 'favourites' && books !== undefined && <FavouritesShelf who={who} books={books} saved={saved} />}
      <HandedOut tasks={tasks} />
      {show === 'reading' && <ReadingShelf who={who} now={now} finished={finished} />}
      {show === 'downloaded' && <DownloadedShelf />}
    </main>
  );
}
