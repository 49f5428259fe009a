import type { TagMark } from '@letsread/catalogue/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InItsLanguage } from '../in-its-language.tsx';
import { filtersId, type SignLanguageFacet } from './filter-form.tsx';
import { searchPath, type Filters } from './filters.ts';
import { nameOfFeature } from './name-of-feature.ts';

/** The button that opens the filters where they are a sheet. */
export function FiltersButton({ filters }: { filters: Filters }) {
  const t = useMessages();
  const chosen = [filters.levels, filters.lengths, filters.features, filters.signLanguages, filters.tags].flat().length;
  return (
    <button className="chip find__btn" type="button" popoverTarget={filtersId}>
      <Icon name="sliders" size="s" />
      <span>{t('catalogue.search.filters')}</span>
      {chosen > 0 && <b className="countdot">{t.number(chosen)}</b>}
    </button>
  );
}

interface Chosen {
  name: string;
  /** BCP 47, of a theme; all else is in the language of the page. */
  languageISOCode?: string | null;
  /** The search without it. */
  path: string;
}

interface ActiveFiltersProps {
  filters: Filters;
  tags: TagMark[];
  signLanguages: readonly SignLanguageFacet[];
}

/** Each chosen filter as a link that takes it away. */
export function ActiveFilters({ filters, tags, signLanguages }: ActiveFiltersProps) {
  const t = useMessages();
  const without = <Value,>(list: Value[], value: Value) => list.filter((other) => other !== value);
  const chosen: Chosen[] = [
    ...filters.levels.map((level) => ({
      name: level === '0' ? t('catalogue.level.none') : t(`catalogue.level.${level}`),
      path: searchPath({ ...filters, levels: without(filters.levels, level) }),
    })),
    ...filters.lengths.map((length) => ({
      name: t(`catalogue.length.${length}`),
      path: searchPath({ ...filters, lengths: without(filters.lengths, length) }),
    })),
    ...filters.features.map((feature) => ({
      name: nameOfFeature(t, feature),
      path: searchPath({ ...filters, features: without(filters.features, feature) }),
    })),
    ...filters.signLanguages.map((code) => ({
      name: signLanguages.find((one) => one.code === code)?.name ?? code,
      path: searchPath({ ...filters, signLanguages: without(filters.signLanguages, code) }),
    })),
    ...filters.tags.map((id) => ({
      ...(tags.find((tag) => tag.id === id) ?? { name: t('catalogue.search.tag') }),
      path: searchPath({ ...filters, tags: without(filters.tags, id) }),
    })),
  ];
  if (chosen.length === 0) return null;
  return (
    <ul className="chips chips--scroll find__active">
      {chosen.map(({ name, languageISOCode = null, path }) => (
        <li key={path}>
          <a className="chip chip--x" href={path} aria-label={t('catalogue.search.remove', { filter: name })}>
            <InItsLanguage name={name} languageISOCode={languageISOCode} />
            <Icon name="close" size="xs" />
          </a>
        </li>
      ))}
    </ul>
  );
}
