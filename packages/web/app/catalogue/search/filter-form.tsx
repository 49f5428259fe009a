import { type BookFeature, bookFeatures } from '@letsread/catalogue/contract.ts';
import type { ReactNode } from 'react';

import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { InItsLanguage } from '../in-its-language.tsx';
import { levels as allLevels } from '../level-badge.tsx';
import { countOrMore } from './count-or-more.ts';
import { FilterChip } from './filter-chip.tsx';
import { type Filters, parameterOf } from './filters.ts';
import { nameOfFeature } from './name-of-feature.ts';

export const filtersId = 'filters';

const lengths = ['short', 'middle', 'long'] as const;

export interface SignLanguageFacet {
  code: string;
  name: string;
  count: number;
}

interface FilterFormProps {
  filters: Filters;
  /** The language the books are in: an id or "all". */
  language: string;
  facets: {
    levels: { level: number | null; count: number }[];
    tags: { id: string; name: string; languageISOCode: string | null; count: number }[];
    lengths: { length: string; count: number }[];
    features: { feature: BookFeature; count: number }[];
    signLanguages: SignLanguageFacet[];
  };
  found: { total: number; isTotalCapped: boolean };
}

/** The filters: a column where there is room, a sheet on a phone. They belong to the form of the search field. */
export function FilterForm({ filters, language, facets, found }: FilterFormProps) {
  const t = useMessages();
  const countOfLevel = (level: number | null) => facets.levels.find((one) => one.level === level)?.count ?? 0;
  const levels = [...allLevels, null].filter(
    (level) => countOfLevel(level) > 0 || filters.levels.includes(String(level ?? 0)),
  );
  return (
    <aside className="dialog find__side" popover="auto" id={filtersId} aria-labelledby="filters-title">
      <div className="dialog__head find__sidehead">
        <h2 id="filters-title">{t('catalogue.search.filters')}</h2>
        <button
          className="iconbtn"
          type="button"
          aria-label={t('shell.close')}
          popoverTarget={filtersId}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog__body find__groups">
        {levels.length > 0 && (
          <FilterGroup name={t('catalogue.level.word')}>
            {levels.map((level) => (
              <FilterChip
                key={level}
                name="level"
                value={String(level ?? 0)}
                isChosen={filters.levels.includes(String(level ?? 0))}
                level={level ?? undefined}
                text={level === null ? t('catalogue.level.none') : t(`catalogue.level.${level}`)}
                count={countOfLevel(level)}
              />
            ))}
          </FilterGroup>
        )}
        <LanguageChoice language={language} />
        {facets.lengths.length > 0 && (
          <FilterGroup name={t('catalogue.length')}>
            <LengthChips chosen={filters.lengths} facets={facets.lengths} />
          </FilterGroup>
        )}
        <FeatureChoice chosen={filters.features} facets={facets.features} />
        <SignLanguageChoice chosen={filters.signLanguages} facets={facets.signLanguages} />
        {facets.tags.length > 0 && (
          <FilterGroup name={t('catalogue.search.about')}>
            {facets.tags.map((tag) => (
              <FilterChip
                key={tag.id}
                name="tag"
                value={tag.id}
                isChosen={filters.tags.includes(tag.id)}
                text={<InItsLanguage {...tag} />}
                count={tag.count}
              />
            ))}
          </FilterGroup>
        )}
      </div>
      <div className="dialog__foot">
        <button className={found.total === 0 ? 'btn' : 'btn btn--leaf'} type="submit" form="find">
          {found.total === 0 ? t('catalogue.search.go') : countOrMore(t, found, 'catalogue.search.show')}
        </button>
      </div>
    </aside>
  );
}

function LengthChips({ chosen, facets }: { chosen: readonly string[]; facets: FilterFormProps['facets']['lengths'] }) {
  const t = useMessages();
  const countOf = (length: string) => facets.find((one) => one.length === length)?.count ?? 0;
  return lengths
    .filter((length) => chosen.includes(length) || countOf(length) > 0)
    .map((length) => (
      <FilterChip
        key={length}
        name="length"
        value={length}
        isChosen={chosen.includes(length)}
        text={t(`catalogue.length.${length}`)}
        hint={t(`catalogue.length.${length}.minutes`)}
        count={countOf(length)}
      />
    ));
}

const iconOf = { narrated: 'sound', signed: 'sign' } as const satisfies Record<BookFeature, IconName>;

function FeatureChoice({
  chosen,
  facets,
}: {
  chosen: readonly string[];
  facets: FilterFormProps['facets']['features'];
}) {
  const t = useMessages();
  const countOf = (feature: BookFeature) => facets.find((one) => one.feature === feature)?.count ?? 0;
  const shown = bookFeatures.filter((feature) => chosen.includes(feature) || countOf(feature) > 0);
  if (shown.length === 0) return null;
  return (
    <FilterGroup name={t('catalogue.features')}>
      {shown.map((feature) => (
        <FilterChip
          key={feature}
          name={parameterOf[feature]}
          value="true"
          isChosen={chosen.includes(feature)}
          text={nameOfFeature(t, feature)}
          count={countOf(feature)}
          icon={iconOf[feature]}
        />
      ))}
    </FilterGroup>
  );
}

/** Sign languages are languages of their own: who knows one does not understand another. Of one alone there is no choice. */
function SignLanguageChoice({ chosen, facets }: { chosen: readonly string[]; facets: readonly SignLanguageFacet[] }) {
  const t = useMessages();
  const gone = chosen.filter((code) => !facets.some((one) => one.code === code));
  const shown = [...facets, ...gone.map((code) => ({ code, name: code, count: 0 }))];
  if (shown.length < 2 && chosen.length === 0) return null;
  return (
    <FilterGroup name={t('reading.sign')}>
      {shown.map(({ code, name, count }) => (
        <FilterChip
          key={code}
          name="sl"
          value={code}
          isChosen={chosen.includes(code)}
          text={<bdi>{name}</bdi>}
          count={count}
          icon="sign"
        />
      ))}
    </FilterGroup>
  );
}

function LanguageChoice({ language }: Pick<FilterFormProps, 'language'>) {
  const t = useMessages();
  const { languages } = useInterface();
  return (
    <div className="fgroup">
      <label className="label" htmlFor="filter-language">
        {t('catalogue.search.language')}
      </label>
      <div className="select">
        <Icon name="globe" />
        <select className="input" id="filter-language" name="language" form="find" defaultValue={language}>
          <option value="all">{t('catalogue.search.all-languages')}</option>
          {languages.map((one) => (
            <option key={one.id} value={one.id} lang={one.languageISOCode} dir={one.direction}>
              {one.name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  );
}

function FilterGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="fgroup">
      <fieldset>
        <legend className="label">{name}</legend>
        <div className="chips">{children}</div>
      </fieldset>
    </div>
  );
}
