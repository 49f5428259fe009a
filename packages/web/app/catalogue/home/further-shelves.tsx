import type { listShelves } from '@letsread/catalogue/shelves/contract.ts';
import type { EndpointOutput } from '@letsread/http/endpoint.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { BookShelf } from './book-shelf.tsx';

type Shelves = Pick<EndpointOutput<typeof listShelves>, 'byTheme' | 'byLevel' | 'inOtherLanguages'>;

/** What a larger library has beside the first shelves: by theme, by level, and what there is in other languages alone. */
export function FurtherShelves({ byTheme, byLevel, inOtherLanguages }: Shelves) {
  const t = useMessages();
  return (
    <>
      {byTheme.map(({ tag, books }) => (
        <BookShelf key={tag.id} id={`tag-${tag.id}`} title={tag.name} books={books} allHref={`/tag/${tag.id}`} />
      ))}
      {byLevel.map(({ level, books }) => (
        <BookShelf
          key={level}
          id={`level-${level}`}
          title={t(`catalogue.level.${level as 1 | 2 | 3 | 4 | 5}.full`)}
          books={books}
          allHref={`/level/${level}`}
        />
      ))}
      <BookShelf
        id="other-languages"
        title={t('catalogue.home.other-languages')}
        books={inOtherLanguages}
        allHref="/search?language=all"
      />
    </>
  );
}
