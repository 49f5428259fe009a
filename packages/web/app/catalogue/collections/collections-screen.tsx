import { listCollections } from '@letsread/catalogue/contract.ts';

import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { useInterface } from '../../i18n/use-interface.ts';
import { apiClientContext } from '../../request/contexts.ts';
import { answerOf } from '../../request/problems.ts';
import { below } from '../../ui/breakpoints.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { EmptyShelf } from '../empty-shelf.tsx';
import { FeedLinks } from '../feed-links.tsx';
import { GrowingList } from '../growing-list/growing-list.tsx';
import { nextPart } from '../growing-list/next-part.ts';
import type { Route } from './+types/collections-screen.ts';
import { CollectionCard, shelfOf } from './collection-card.tsx';
import sheet from './all-collections.css?url';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const {
    items,
    total,
    cursor: next,
  } = await answerOf(
    context.get(apiClientContext)(listCollections, { lId: interfaceLanguage(request).id, cursor }),
    url,
  );
  return {
    collections: { items: items.map(shelfOf), total, next: nextPart(url, 'cursor', next) },
    isContinued: cursor !== undefined,
  };
}

/** All collections with books in the reader's language. */
export default function CollectionsScreen({ loaderData: { collections, isContinued } }: Route.ComponentProps) {
  const t = useMessages();
  const { language } = useInterface();
  return (
    <main id="main" className="wrap allcolls">
      <PageHead
        title={t('catalogue.home.collections')}
        description={t('catalogue.collection.text')}
        path="/collections"
      />
      <FeedLinks path="/collections" title={t('catalogue.home.collections')} />
      <Sheet href={sheet} />
      <ScriptFonts languages={collections.items.map((one) => one.language)} />
      <header className="allcolls__head">
        <h1 tabIndex={-1}>{t('catalogue.home.collections')}</h1>
        <p className="muted">{t('catalogue.collection.text')}</p>
      </header>
      {isContinued && (
        <p>
          <a href="/collections">{t('catalogue.from-start')}</a>
        </p>
      )}
      {collections.items.length === 0 ? (
        <EmptyShelf
          title={t('catalogue.none.title')}
          text={t('catalogue.none.in-language', { language: language.name })}
        >
          <a className="btn btn--leaf" href="/search">
            {t('learning.paths.to-stories')}
          </a>
        </EmptyShelf>
      ) : (
        <GrowingList
          name="collections"
          first={collections}
          as="ul"
          className="collgrid"
          more={t('catalogue.collections.more')}
          growsAtScroll
        >
          {(shown) =>
            shown.map((collection) => (
              <li key={collection.id}>
                <CollectionCard collection={collection} sizes={`${below('desktop')} 72px, 136px`} />
              </li>
            ))
          }
        </GrowingList>
      )}
    </main>
  );
}
