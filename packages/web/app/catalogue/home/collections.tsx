import type { Collection } from '@letsread/catalogue/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { below } from '../../ui/breakpoints.ts';
import { CoverFan } from '../covers/cover-fan.tsx';
import { tintOf } from '../tint-of.ts';
import { WholeSyllables } from '../../ui/whole-syllables.tsx';

/** Of a collection, what its shelf shows. */
export function shelfOf({ id, slug, title, language, total, books }: Collection) {
  return { id, slug, title, language, total, fan: books.slice(0, 3).map(({ cover }) => cover) };
}

/** The shelves of the library, each with a fan of covers. */
export function Collections({ collections }: { collections: ReturnType<typeof shelfOf>[] }) {
  const t = useMessages();
  if (collections.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="row-collections">
      <h2 id="row-collections">{t('catalogue.home.collections')}</h2>
      <ul className="colls">
        {collections.map((collection) => (
          <li key={collection.id}>
            <a
              className="coll"
              href={`/collection/${encodeURIComponent(collection.slug)}`}
              style={tintOf(collection.id)}
            >
              <CoverFan covers={collection.fan} sizes={`${below('desktop')} 128px, 136px`} />
              <span className="coll__text">
                <strong lang={collection.language.languageISOCode} dir={collection.language.direction}>
                  <WholeSyllables text={collection.title} lang={collection.language.languageISOCode} />
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
