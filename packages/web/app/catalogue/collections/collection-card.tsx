import type { Collection } from '@letsread/catalogue/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { WholeSyllables } from '../../ui/whole-syllables.tsx';
import { CoverFan } from '../covers/cover-fan.tsx';
import { tintOf } from '../tint-of.ts';

/** Of a collection, what its card shows. */
export function shelfOf({ id, slug, title, language, total, books }: Collection) {
  return { id, slug, title, language, total, fan: books.slice(0, 3).map(({ cover }) => cover) };
}

interface CollectionCardProps {
  collection: ReturnType<typeof shelfOf>;
  /** How wide its covers are, as `sizes` of an image says it. */
  sizes: string;
}

/** A collection as a list shows it: a fan of covers, its title, how many books it has in the language of the list. */
export function CollectionCard({ collection: { id, slug, title, language, total, fan }, sizes }: CollectionCardProps) {
  const t = useMessages();
  return (
    <a className="coll" href={`/collection/${encodeURIComponent(slug)}`} style={tintOf(id)}>
      <CoverFan covers={fan} sizes={sizes} />
      <span className="coll__text">
        <strong lang={language.languageISOCode} dir={language.direction}>
          <WholeSyllables text={title} lang={language.languageISOCode} />
        </strong>
        <small>{t('catalogue.books', { count: total })}</small>
      </span>
    </a>
  );
}
