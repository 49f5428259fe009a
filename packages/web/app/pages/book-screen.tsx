import type { Book } from '@letsread/catalogue/contract.ts';
import { listTagBooks, suggestBooks } from '@letsread/catalogue/contract.ts';
import { listBooksNear } from '@letsread/catalogue/withdrawn/contract.ts';
import { listDownloads } from '@letsread/downloads/contract.ts';
import { getMood } from '@letsread/reading/contract.ts';
import { data, redirect, type RouterContextProvider } from 'react-router';

import sheetOfDownloads from '../downloads/downloads.css?url';
import { firstChoices } from '../downloads/first-choices.ts';
import { TakeAlong } from '../downloads/take-along.tsx';
import { ScriptFonts } from '../fonts/script-fonts.tsx';
import { ActivityLinks } from '../learning/play/activity-links.tsx';
import { loadBookActivities } from '../learning/play/load-activities.server.ts';
import { loadOwnPage } from '../reading/resume/load-own-page.server.ts';
import savingSheet from '../offline/saving/saving.css?url';
import { ReportLink } from '../reading/reports/report-link.tsx';
import { apiClientContext } from '../request/contexts.ts';
import { fallBackTo } from '../request/degraded-page.server.ts';
import { noStore } from '../request/no-store.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../i18n/page-head.tsx';
import { BookLinks } from '../catalogue/book-links.tsx';
import { bookPath, previewPicture } from '../catalogue/book-path.ts';
import { BookShelf } from '../catalogue/home/book-shelf.tsx';
import type { Route } from './+types/book-screen.ts';
import { BookData } from '../catalogue/book/book-data.tsx';
import { BookHero } from './book-hero.tsx';
import { BookImpact } from './book-impact.tsx';
import { findBook } from './find-book.server.ts';
import { loadBookImpact } from './load-book-impact.server.ts';
import { lessonPath } from './lesson/lesson-path.ts';
import bookSheet from '../catalogue/book/book.css?url';
import { Credits } from '../catalogue/book/credits.tsx';
import { Editions } from '../catalogue/book/editions.tsx';
import { GonePage } from '../catalogue/book/gone-page.tsx';
import { Sheet } from '../ui/sheet.tsx';

/** Books shown under "You may also like". */
const alike = 6;

/** What is not for every reader is kept nowhere. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const client = context.get(apiClientContext);
  const found = await findBook({ context, request, slug: params.slug });
  if (found === 'withdrawn') {
    const { items: near } = await client(listBooksNear, { slug: params.slug, limit: alike }).catch(
      fallBackTo(context, 'books near it', { items: [] }, ['book-not-found']),
    );
    return data({ near }, { status: 410 });
  }
  const { book, note } = found;
  if (book.slug !== params.slug) throw redirect(bookPath(book.slug), 301);
  const [related, own, files, { mood }, activities, impact] = await Promise.all([
    relatedBooks(context, book),
    loadOwnPage(context, book),
    // The page is worth reading without them.
    client(listDownloads, { editionId: book.editionId }).catch(
      fallBackTo(context, 'files to carry away', { items: [], missingGlyphs: [] }, ['book-not-found']),
    ),
    client(getMood, { bookId: book.bookId }).catch(
      fallBackTo(context, 'what readers felt', { mood: null }, ['book-not-found']),
    ),
    loadBookActivities(context, book.editionId),
    loadBookImpact(context, book.bookId),
  ]);
  const shown = {
    book,
    note,
    related,
    own,
    mood,
    activities,
    impact,
    files: firstChoices(files.items),
    isPrintable: files.missingGlyphs.length === 0,
  };
  return note === undefined ? shown : data(shown, { headers: noStore() });
}

/** Books with its first tag, else what is read most; the page does without them when they cannot be had. */
async function relatedBooks(context: Readonly<RouterContextProvider>, book: Book) {
  const client = context.get(apiClientContext);
  const [tag] = book.tags;
  const related =
    tag === undefined
      ? client(suggestBooks, { language_id: book.language.id, limit: alike + 1 })
      : client(listTagBooks, { tagId: tag.id, lId: book.language.id, limit: alike + 1 });
  const { items } = await related.catch(fallBackTo(context, 'books like it', { items: [] }));
  return items.filter((other) => other.bookId !== book.bookId).slice(0, alike);
}

export default function BookScreen({ loaderData }: Route.ComponentProps) {
  return 'near' in loaderData ? <GonePage near={loaderData.near} /> : <BookPage {...loaderData} />;
}

type Shown = Exclude<Route.ComponentProps['loaderData'], { near: unknown }>;

function BookPage({ book, note, related, own, mood, activities, impact, files, isPrintable }: Shown) {
  const t = useMessages();
  const inItsLanguage = { lang: book.language.languageISOCode, dir: book.language.direction };
  return (
    <main id="main">
      <PageHead
        title={book.title}
        description={book.description || t('catalogue.book.description', { title: book.title })}
        path={bookPath(book.slug)}
        image={previewPicture(book)}
        kind="book"
        alternates={book.editions.map((edition) => ({
          languageTag: edition.language.languageISOCode,
          path: bookPath(edition.slug),
        }))}
      />
      <Sheet href={bookSheet} />
      <Sheet href={savingSheet} />
      <Sheet href={sheetOfDownloads} />
      <ScriptFonts languages={[book.language]} />
      <BookLinks book={book} />
      <BookData book={book} isPrintable={isPrintable} />
      {note !== undefined && (
        <p className="wrap">
          <span className="note">{note}</span>
        </p>
      )}
      <BookHero book={book} own={own} mood={mood} isForReaders={note === undefined} />
      <ActivityLinks slug={book.slug} {...activities} />
      <div className="wrap bookgrid">
        <Editions book={book} />
        {note === undefined && (
          <TakeAlong book={book} downloads={files} isPrintable={isPrintable}>
            <p>
              <a href={lessonPath(book.slug)}>{t('learning.lesson.title')}</a>
            </p>
          </TakeAlong>
        )}
        <Credits book={book} />
        {impact !== undefined && <BookImpact total={impact} />}
        {book.made !== '' && (
          <section className="sec" aria-labelledby="book-made">
            <h2 id="book-made">{t('catalogue.book.made')}</h2>
            <p {...inItsLanguage}>{book.made}</p>
          </section>
        )}
        <div className="bookgrid__all">
          {note === undefined && <ReportLink editionId={book.editionId} to={bookPath(book.slug)} t={t} />}
          <BookShelf id="related" title={t('catalogue.book.related')} books={related} />
        </div>
      </div>
    </main>
  );
}
