import type { Collection } from '@letsread/catalogue/contract.ts';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';

import { useWords } from '../../shell/language/words.tsx';
import { Cover } from '../cover.tsx';

const tints = ['var(--l3-soft)', 'var(--l2-soft)', 'var(--l1-soft)', 'var(--l4-soft)', 'var(--l5-soft)'];

/** The shelves of the library, each with a fan of covers. */
export function Collections({ collections }: { collections: Collection[] }) {
  const t = useWords();
  if (collections.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="row-collections">
      <h2 id="row-collections">{t('catalogue.home.collections')}</h2>
      <ul className="colls">
        {collections.map((collection, index) => (
          <li key={collection.id}>
            <Link
              className="coll"
              to={`/collection/${encodeURIComponent(collection.slug)}`}
              style={{ '--tint': tints[index % tints.length] } as CSSProperties}
            >
              <span className="coll__fan">
                {collection.books.slice(0, 3).map((book) => (
                  <Cover key={book.editionId} picture={book.cover} sizes="(max-width: 1079px) 128px, 136px" />
                ))}
              </span>
              <span className="coll__text">
                <strong lang={collection.language.languageISOCode} dir={collection.language.direction}>
                  {collection.title}
                </strong>
                <small>{t('catalogue.books', { count: collection.total })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
