import type { Collection } from '@letsread/catalogue/contract.ts';
import type { CSSProperties } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { Cover } from '../cover.tsx';
import { below } from '../../ui/breakpoints.ts';

const tints = ['var(--l3-soft)', 'var(--l2-soft)', 'var(--l1-soft)', 'var(--l4-soft)', 'var(--l5-soft)'];

const inFan = 3;

/** Of a collection, what its shelf shows. */
export function shelfOf({ id, slug, title, language, total, books }: Collection) {
  return { id, slug, title, language, total, fan: books.slice(0, inFan).map(({ cover }) => cover) };
}

/** The shelves of the library, each with a fan of covers. */
export function Collections({ collections }: { collections: ReturnType<typeof shelfOf>[] }) {
  const t = useMessages();
  if (collections.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="row-collections">
      <h2 id="row-collections">{t('catalogue.home.collections')}</h2>
      <ul className="colls">
        {collections.map((collection, index) => (
          <li key={collection.id}>
            <a
              className="coll"
              href={`/collection/${encodeURIComponent(collection.slug)}`}
              style={{ '--tint': tints[index % tints.length] } as CSSProperties}
            >
              <span className="coll__fan">
                {collection.fan.map((cover, at) => (
                  <Cover key={at} picture={cover} sizes={`${below('desktop')} 128px, 136px`} />
                ))}
              </span>
              <span className="coll__text">
                <strong lang={collection.language.languageISOCode} dir={collection.language.direction}>
                  {collection.title}
                </strong>
                <small>{t('catalogue.books', { count: collection.total })}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
