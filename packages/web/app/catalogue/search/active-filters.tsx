import type { TagMark } from '@letsread/catalogue/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { filtersId } from './filter-form.tsx';
import { searchPath, type Filters } from './filters.ts';

/** The button that opens the filters on a phone, and each chosen filter as a link that takes it away. */
export function ActiveFilters({ filters, tags }: { filters: Filters; tags: TagMark[] }) {
  const t = useMessages();
  const without = (list: string[], value: string) => list.filter((other) => other !== value);
  const chosen = [
    ...filters.levels.map((level) => ({
      name: level === '0' ? t('catalogue.level.none') : t(`catalogue.level.${level}`),
      path: searchPath({ ...filters, levels: without(filters.levels, level) }),
    })),
    ...filters.lengths.map((length) => ({
      name: t(`catalogue.length.${length}`),
      path: searchPath({ ...filters, lengths: without(filters.lengths, length) }),
    })),
    ...filters.tags.map((id) => ({
      name: tags.find((tag) => tag.id === id)?.name ?? t('catalogue.search.tag'),
      path: searchPath({ ...filters, tags: without(filters.tags, id) }),
    })),
  ];
  return (
    <ul className={chosen.length === 0 ? 'chips find__active find__active--none' : 'chips chips--scroll find__active'}>
      <li className="find__btn">
        <button className="chip" type="button" popoverTarget={filtersId}>
          <Icon name="sliders" size="s" />
          {t('catalogue.search.filters')}
          {chosen.length > 0 && <b className="countdot">{t.number(chosen.length)}</b>}
        </button>
      </li>
      {chosen.map(({ name, path }) => (
        <li key={path}>
          <a className="chip chip--x" href={path} aria-label={t('catalogue.search.remove', { filter: name })}>
            {name}
            <Icon name="close" size="xs" />
          </a>
        </li>
      ))}
    </ul>
  );
}
