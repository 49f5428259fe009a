import { listTags, searchBooks } from '@letsread/catalogue/contract.ts';

import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { ChoosableList, ChooseOffer } from '../../offline/choosing/choosable-list.tsx';
import savingSheet from '../../offline/saving/saving.css?url';
import { apiClientContext } from '../../request/contexts.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { answerOf } from '../../request/problems.ts';
import { BookList } from '../book-list.tsx';
import { EmptyShelf } from '../empty-shelf.tsx';
import { FeedLinks } from '../feed-links.tsx';
import { nextPart } from '../growing-list/next-part.ts';
import type { Route } from './+types/search-screen.ts';
import { ActiveFilters, FiltersButton } from './active-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import { readFilters, searchPath } from './filters.ts';
import { countOrMore } from './count-or-more.ts';
import { OtherWays } from './other-ways.tsx';
import { SearchField } from './search-field.tsx';
import searchSheet from './search.css?url';
import { Sheet } from '../../ui/sheet.tsx';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const client = context.get(apiClientContext);
  const { searchParams } = url;
  const filters = readFilters(searchParams);
  const { id: uiLang } = interfaceLanguage(request);
  const language = filters.language === '' ? uiLang : filters.language;
  const lId = language === 'all' ? undefined : language;
  const answer = await answerOf(
    client(searchBooks, {
      cardName: filters.words,
      lId,
      uiLang,
      level: filters.levels.join(',') || undefined,
      tag: filters.tags.join(',') || undefined,
      length: filters.lengths.join(',') || undefined,
      narrated: filters.features.includes('narrated') ? 'true' : undefined,
      signLanguage: filters.features.includes('signed') ? 'true' : undefined,
      sl: filters.signLanguages.join(',') || undefined,
      cursor: searchParams.get('cursor') ?? undefined,
    }),
    url,
  );
  const { items, total, isTotalCapped, facets, cursor, didYouMean, alternatives } = answer;
  const unnamed = filters.tags.filter((id) => !facets.tags.some((tag) => tag.id === id));
  const named =
    unnamed.length === 0
      ? []
      : (await answerOf(client(listTags, { lId }))).items.filter((tag) => unnamed.includes(tag.id));
  return {
    filters,
    language,
    facets: { ...facets, tags: [...facets.tags, ...named.map((tag) => ({ ...tag, count: 0 }))] },
    isContinued: searchParams.has('cursor'),
    books: { items, total, isTotalCapped, next: nextPart(url, 'cursor', cursor) },
    didYouMean,
    alternatives,
  };
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { filters, language, facets, books, isContinued, didYouMean, alternatives } = loaderData;
  const { languages } = useInterface();
  const inLanguage = languages.find((one) => one.id === language);
  return (
    <main id="main" className="wrap find" data-module="refresh-search">
      <PageHead
        title={
          filters.words === '' ? t('catalogue.search.title') : t('catalogue.search.title-for', { words: filters.words })
        }
        description={t('catalogue.search.description')}
        path="/search"
      />
      {filters.words !== '' && (
        <FeedLinks
          path={`/search?query=${encodeURIComponent(filters.words)}`}
          title={t('catalogue.search.title-for', { words: filters.words })}
        />
      )}
      <Sheet href={searchSheet} />
      <Sheet href={savingSheet} />
      <ScriptFonts languages={[...books.items, ...(alternatives?.books ?? [])].map((book) => book.language)} />
      <h1 className="sr" tabIndex={-1}>
        {t('catalogue.search.title')}
      </h1>
      <SearchField id="find" words={filters.words} />
      <FilterForm filters={filters} language={language} facets={facets} found={books} />
      <div className="find__main">
        <div className="find__bar">
          <div className="find__tools">
            <FiltersButton filters={filters} />
            <p className="muted find__count" role="status">
              <strong>{countOrMore(t, books)}</strong>{' '}
              {inLanguage !== undefined && (
                <span className="find__in">
                  <span lang={inLanguage.languageISOCode} dir={inLanguage.direction}>
                    {inLanguage.name}
                  </span>
                </span>
              )}
            </p>
            {books.items.length > 0 && <ChooseOffer />}
          </div>
        </div>
        <ActiveFilters filters={filters} tags={facets.tags} signLanguages={facets.signLanguages} />
        {didYouMean !== null && !isContinued && (
          <p className="find__meant">
            <a href={searchPath({ ...filters, words: didYouMean })}>
              {t('catalogue.search.meant', { words: `\u2068${didYouMean}\u2069` })}
            </a>
          </p>
        )}
        {isContinued && (
          <p>
            <a href={searchPath(filters)}>{t('catalogue.from-start')}</a>
          </p>
        )}
        {books.items.length > 0 ? (
          <ChoosableList>
            <BookList books={books} />
          </ChoosableList>
        ) : (
          <EmptyShelf
            title={t('catalogue.search.none.title')}
            text={t('catalogue.search.none.text')}
            search={language === 'all' ? undefined : { words: filters.words, languageId: language }}
          >
            {language !== 'all' && (
              <a className="btn btn--leaf" href={searchPath({ ...filters, language: 'all' })}>
                {t('catalogue.none.all-languages')}
              </a>
            )}
          </EmptyShelf>
        )}
        {alternatives !== null && <OtherWays filters={filters} alternatives={alternatives} />}
      </div>
    </main>
  );
}
