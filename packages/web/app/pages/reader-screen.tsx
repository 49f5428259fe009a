import { suggestBooks } from '@letsread/catalogue/contract.ts';
import { countOpening } from '@letsread/usage/contract.ts';
import { fillPath } from '@letsread/http/api-client.ts';
import { data, redirect } from 'react-router';

import { ScriptFonts } from '../fonts/script-fonts.tsx';
import { loadActivities } from '../learning/play/load-activities.server.ts';
import { PlayTiles } from '../learning/play/play-tiles.tsx';
import { stickerAddress } from '../stickers/sticker-address.ts';
import { SaveStickersOffer, Reward, WayBack } from '../learning/end/reward.tsx';
import rewardSheet from '../learning/end/reward.css?url';
import { apiClientContext, siteContext } from '../request/contexts.ts';
import { fallBackTo } from '../request/degraded-page.server.ts';
import { useInterface } from '../i18n/use-interface.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../i18n/page-head.tsx';
import { noStore } from '../request/no-store.ts';
import type { Route } from './+types/reader-screen.ts';
import { bookPath } from '../catalogue/book-path.ts';
import { bookAddress } from '../reading/reader/book-address.ts';
import { pageAddress, pageNumberFrom } from '../reading/reader/page/page-address.ts';
import { lastPageOf, pagesOfBook } from '../reading/reader/page/pages-of-book.ts';
import known from '../reading/reader/known.js?minified';
import sheet from '../reading/reader/reader.css?url';
import { Reader } from '../reading/reader/reader.tsx';
import { ReportLink } from '../reading/reports/report-link.tsx';
import { findBookToRead } from './find-book.server.ts';
import { moduleAddresses, readerModule } from './reader-modules.ts';
import look from '../reading/settings/look.js?minified';
import settingsSheet from '../reading/settings/settings.css?url';
import { Sheet } from '../ui/sheet.tsx';

const maxNextBooks = 3;

/** What is not for every reader is kept nowhere. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const at = pageNumberFrom(params.page);
  if (at === undefined) throw data(null, { status: 404 });
  const client = context.get(apiClientContext);
  const found = await findBookToRead({ context, request, slug: params.slug });
  // Its own page says what became of it.
  if (found === 'withdrawn') throw redirect(bookPath(params.slug));
  const { book, note } = found;
  if (book.slug !== params.slug) throw redirect(pageAddress(book.slug, at), 301);
  const last = lastPageOf(book);
  if (at > last) throw data(null, { status: 404 });
  const { apiUrl } = context.get(siteContext);
  const shown = {
    book,
    note,
    at,
    nextBooks: at === last ? await nextBooks() : [],
    activities: at === last ? await loadActivities(context, book.editionId) : [],
    addresses: {
      opening:
        note === undefined ? `${apiUrl}${fillPath(countOpening, { bookId: book.bookId, signLanguage: false })}` : '',
      book: bookAddress(apiUrl, book),
      modules: moduleAddresses,
    },
  };
  return note === undefined ? shown : data(shown, { headers: noStore() });

  async function nextBooks() {
    const { items } = await client(suggestBooks, { language_id: book.language.id, limit: maxNextBooks + 1 }).catch(
      fallBackTo(context, 'next books', { items: [] }),
    );
    return items.filter(({ bookId }) => bookId !== book.bookId).slice(0, maxNextBooks);
  }
}

export default function ReaderScreen({ loaderData }: Route.ComponentProps) {
  const { book, note, at, nextBooks, activities, addresses } = loaderData;
  const t = useMessages();
  const { direction } = useInterface().language;
  const pages = pagesOfBook(book, t);
  const sticker = activities.find(({ kind }) => kind === 'book')?.sticker;
  return (
    <>
      <Sheet href={sheet} precedence="reader" />
      <Sheet href={settingsSheet} />
      <Sheet href={rewardSheet} />
      <ScriptFonts languages={[book.language, ...nextBooks.map(({ language }) => language)]} />
      <PageHead
        title={pages[at]?.title ?? book.title}
        path={`/book/${encodeURIComponent(book.slug)}`}
        description={book.description || t('catalogue.book.description', { title: book.title })}
        kind="book"
      />
      <script dangerouslySetInnerHTML={{ __html: look }} />
      <script dangerouslySetInnerHTML={{ __html: known }} />
      <Reader
        book={book}
        pages={pages}
        at={at}
        nextBooks={nextBooks}
        earned={{
          sticker: sticker !== undefined && (
            <Reward sticker={{ name: sticker, picture: stickerAddress(sticker) }} t={t} />
          ),
          wayBack: <WayBack t={t} />,
          offer: <SaveStickersOffer t={t} />,
        }}
        play={<PlayTiles slug={book.slug} activities={activities} t={t} />}
        report={
          note === undefined && (
            <ReportLink editionId={book.editionId} to={`/book/${encodeURIComponent(book.slug)}`} t={t} />
          )
        }
        addresses={addresses}
        t={t}
        direction={direction}
      />
      {note !== undefined && <p className="note unpublished">{note}</p>}
      <script type="module" src={readerModule} />
    </>
  );
}
