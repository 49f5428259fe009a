import { getCollectionBySlug, listCollectionBooks } from '@letsread/catalogue/contract.ts';
import { data } from 'react-router';

import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { SaveMany } from '../../offline/saving/save-many.tsx';
import { SaveStart } from '../../offline/saving/save-start.tsx';
import savingSheet from '../../offline/saving/saving.css?url';
import { apiClientContext } from '../../request/contexts.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { Island } from '../../ui/island.tsx';
import { answerOf } from '../../request/problems.ts';
import { previewPicture } from '../book-path.ts';
import { CollectionFigure } from '../collection-figure.tsx';
import { EmptyShelf } from '../empty-shelf.tsx';
import { FeedLinks } from '../feed-links.tsx';
import { nextPart } from '../growing-list/next-part.ts';
import { ShareLink } from '../share/share-link.tsx';
import { TakeAllLink } from '../share/take-all-link.tsx';
import { tintOf } from '../tint-of.ts';
import type { Route } from './+types/collection-screen.ts';
import { CollectionData } from './collection-data.tsx';
import { BandFan, ListBand } from './list-band.tsx';
import { ListPage } from './list-page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { WholeSyllables } from '../../ui/whole-syllables.tsx';

/** Books of a collection shown at a time. */
const limit = 20;

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const client = context.get(apiClientContext);
  const searchParams = url.searchParams;
  const page = Number(searchParams.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1) throw data(null, { status: 404 });
  // In the reader's language, or in the one asked for where the shelf has nothing in it.
  const lId = searchParams.get('language') ?? interfaceLanguage(request).id;
  const collection = await answerOf(
    client(getCollectionBySlug, { slug: params.slug, limit: page === 1 ? limit : 1, lId }),
  );
  const part =
    page === 1
      ? { items: collection.books, pages: Math.ceil(collection.total / limit) }
      : await answerOf(client(listCollectionBooks, { id: collection.id, limit, page, lId }));
  const { books: _, ...rest } = collection;
  return {
    collection: rest,
    lId,
    books: {
      items: part.items,
      before: (page - 1) * limit,
      total: collection.total,
      next: page < part.pages ? nextPart(url, 'page', String(page + 1)) : undefined,
    },
  };
}

export default function CollectionScreen({ loaderData: { collection, lId, books } }: Route.ComponentProps) {
  const t = useMessages();
  const [first] = books.items;
  const inItsLanguage = { lang: collection.language.languageISOCode, dir: collection.language.direction };
  return (
    <ListPage
      head={
        <>
          <PageHead
            title={collection.title}
            description={collection.summary || undefined}
            path={`/collection/${encodeURIComponent(collection.slug)}`}
            image={first && previewPicture(first)}
          />
          <Sheet href={savingSheet} />
          <FeedLinks path={`/collections/${encodeURIComponent(collection.slug)}`} title={collection.title} />
          <CollectionData collection={collection} books={books.items} before={books.before} />
          <ScriptFonts languages={[collection.language]} />
          <ListBand
            figure={
              collection.figure === null ? (
                <BandFan books={books.items} />
              ) : (
                <CollectionFigure name={collection.figure} />
              )
            }
            tint={tintOf(collection.id)}
            total={books.total}
          >
            <h1 tabIndex={-1} {...inItsLanguage}>
              <WholeSyllables text={collection.title} lang={inItsLanguage.lang} />
            </h1>
            {collection.summary === '' ? (
              <p>{t('catalogue.collection.text')}</p>
            ) : (
              <p {...inItsLanguage}>
                <WholeSyllables text={collection.summary} lang={inItsLanguage.lang} />
              </p>
            )}
            {collection.curator !== '' && (
              <p>{t('catalogue.collection.chosen-by', { name: `\u2068${collection.curator}\u2069` })}</p>
            )}
          </ListBand>
        </>
      }
      books={books}
      above={
        <>
          <Island
            name="save-many"
            props={{
              books: books.items,
              total: collection.total,
              collection: { id: collection.id, lId },
              wordsOf: 'offline.save-all' as const,
            }}
            component={SaveMany}
            start={<SaveStart books={books.items} total={collection.total} wordsOf="offline.save-all" />}
          />
          <p>
            <ShareLink kind="collection" slug={collection.slug} languageId={lId} t={t} />{' '}
            <TakeAllLink of="collection" name={collection.slug} languageId={lId} t={t} />
          </p>
        </>
      }
      empty={
        <EmptyShelf title={t('catalogue.none.title')} text={t('catalogue.none.other-languages')}>
          <ul className="chips chips--center">
            {collection.otherLanguages.map((language) => (
              <li key={language.id}>
                <a
                  className="chip"
                  lang={language.languageISOCode}
                  dir={language.direction}
                  href={`?language=${language.id}`}
                >
                  {language.name}
                </a>
              </li>
            ))}
          </ul>
        </EmptyShelf>
      }
    />
  );
}
