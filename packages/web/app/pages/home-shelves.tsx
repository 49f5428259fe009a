import type { listHomeShelves } from '@letsread/catalogue/home/contract.ts';
import type { BookCard } from '@letsread/catalogue/contract.ts';
import type { listShelves } from '@letsread/catalogue/shelves/contract.ts';
import type { ReadingLevel } from '@letsread/formats/reading-level.ts';
import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import type { Pathway } from '@letsread/learning/contract.ts';

import { BookShelf } from '../catalogue/home/book-shelf.tsx';
import type { shelfOf } from '../catalogue/collections/collection-card.tsx';
import { Collections } from '../catalogue/home/collections.tsx';
import { Languages } from '../catalogue/home/languages.tsx';
import { Levels } from '../catalogue/home/levels.tsx';
import { SuggestionsFault } from '../catalogue/home/suggestions-fault.tsx';
import { type TagFacts, Tags } from '../catalogue/home/tags.tsx';
import { InItsLanguage } from '../catalogue/in-its-language.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { PathsOnHome } from '../learning/sections/paths-on-home.tsx';

type Shelf = EndpointOutput<typeof listHomeShelves>['shelves'][number];

interface Facts extends Pick<
  EndpointOutput<typeof listShelves>,
  'levels' | 'popular' | 'byTheme' | 'byLevel' | 'inOtherLanguages'
> {
  /** Which shelves there are, in their order. */
  home: Shelf[];
  fresh: BookCard[];
  /** For whom the first ones are. */
  reader: string | undefined;
  fault: string | undefined;
  paths: Pathway[];
  /** How many books have signing, in whatever language. */
  signed: number;
  collections: ReturnType<typeof shelfOf>[];
  hasMoreCollections: boolean;
  tags: TagFacts[];
}

/** The shelves of home below its search field, as the library shows them in a language. */
export function HomeShelves({ home, ...facts }: Facts) {
  const isChosen = (name: string) => home.some((shelf) => shelf.name === name);
  return home.map((shelf, at) => (
    <HomeShelf key={shelf.name} shelf={shelf} facts={facts} isFirst={at === 0} isChosen={isChosen} />
  ));
}

interface HomeShelfProps {
  shelf: Shelf;
  facts: Omit<Facts, 'home'>;
  isFirst: boolean;
  /** What has a shelf of its own stands on no other. */
  isChosen: (name: string) => boolean;
}

function HomeShelf({ shelf, facts, isFirst, isChosen }: HomeShelfProps) {
  const t = useMessages();
  switch (shelf.name) {
    case 'new':
      return (
        <>
          <BookShelf
            id="new"
            title={
              facts.reader === undefined
                ? t('catalogue.home.new')
                : t('catalogue.home.for-reader', { name: facts.reader })
            }
            books={facts.fresh}
            isFirst={isFirst}
          />
          {facts.fault !== undefined && <SuggestionsFault fault={facts.fault} />}
        </>
      );
    case 'levels':
      return <Levels levels={facts.levels} />;
    case 'paths':
      return <PathsOnHome paths={facts.paths} />;
    case 'popular':
      return (
        <BookShelf
          id="popular"
          title={t('catalogue.home.popular')}
          books={facts.popular}
          allHref="/search"
          isFirst={isFirst}
        />
      );
    case 'collections':
      return <Collections collections={facts.collections} hasMore={facts.hasMoreCollections} />;
    case 'themes':
      return facts.byTheme
        .filter(({ tag }) => !isChosen(`theme:${tag.id}`))
        .map(({ tag, books }) => (
          <BookShelf
            key={tag.id}
            id={`tag-${tag.id}`}
            title={<InItsLanguage {...tag} />}
            books={books}
            allHref={`/tag/${tag.id}`}
          />
        ));
    case 'by-level':
      return facts.byLevel
        .filter(({ level }) => !isChosen(`level:${level}`))
        .map(({ level, books }) => (
          <BookShelf
            key={level}
            id={`level-${level}`}
            title={t(`catalogue.level.${level as ReadingLevel}.full`)}
            books={books}
            allHref={`/level/${level}`}
          />
        ));
    case 'other-languages':
      return (
        <BookShelf
          id="other-languages"
          title={t('catalogue.home.other-languages')}
          books={facts.inOtherLanguages}
          allHref="/search?language=all"
        />
      );
    case 'tags':
      return <Tags tags={facts.tags} />;
    case 'languages':
      return <Languages signed={facts.signed} />;
    default:
      return <OneShelf shelf={shelf} isFirst={isFirst} />;
  }
}

/** The books of one theme, level or collection. */
function OneShelf({ shelf: { name, title, titleLanguage, slug, books }, isFirst }: { shelf: Shelf; isFirst: boolean }) {
  const t = useMessages();
  const [kind = '', id = ''] = name.split(':');
  return (
    <BookShelf
      id={`${kind === 'theme' ? 'tag' : kind}-${id}`}
      title={
        title === null ? (
          t(`catalogue.level.${Number(id) as ReadingLevel}.full`)
        ) : (
          <InItsLanguage name={title} languageISOCode={titleLanguage} />
        )
      }
      books={books}
      allHref={
        kind === 'collection'
          ? `/collection/${encodeURIComponent(slug ?? '')}`
          : kind === 'theme'
            ? `/tag/${id}`
            : `/level/${id}`
      }
      isFirst={isFirst}
    />
  );
}
