import type { Tag } from '@letsread/catalogue/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { InItsLanguage } from '../in-its-language.tsx';

/** Of a tag, what is shown of it in a row. */
export type TagFacts = Pick<Tag, 'id' | 'name' | 'languageISOCode' | 'count'>;

/** What the books are about. */
export function Tags({ tags }: { tags: TagFacts[] }) {
  const t = useMessages();
  if (tags.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="row-tags">
      <h2 id="row-tags">{t('catalogue.home.tags')}</h2>
      <ul className="chips">
        {tags.map((tag) => (
          <li key={tag.id}>
            <a className="chip chip--count" href={`/tag/${tag.id}`}>
              <InItsLanguage {...tag} />
              <small>
                <span className="sr">{t('catalogue.books', { count: tag.count })}</span>
                <span aria-hidden="true">{t.number(tag.count)}</span>
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
