import { CollectionCard, type shelfOf } from '../collections/collection-card.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { below } from '../../ui/breakpoints.ts';
import { Icon } from '../../ui/icon.tsx';

interface CollectionsProps {
  collections: ReturnType<typeof shelfOf>[];
  /** There are more than these. */
  hasMore: boolean;
}

/** The first collections of the library. */
export function Collections({ collections, hasMore }: CollectionsProps) {
  const t = useMessages();
  if (collections.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="row-collections">
      <div className="sec__head">
        <h2 id="row-collections">{t('catalogue.home.collections')}</h2>
        {hasMore && (
          <a
            className="sec__all"
            href="/collections"
            id="all-collections"
            aria-labelledby="all-collections row-collections"
          >
            {t('catalogue.see-all')}
            <Icon name="chev" isDirected />
          </a>
        )}
      </div>
      <ul className="colls">
        {collections.map((collection) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} sizes={`${below('desktop')} 128px, 136px`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
