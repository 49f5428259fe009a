import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PeopleFilters } from './people-filters.ts';

/** The field that looks for a person; the language and the role stay as they are. */
export function PersonSearch({ filters: { uiLang, name, role } }: { filters: PeopleFilters }) {
  const t = useMessages();
  return (
    <form className="search" role="search" action="/collaborators">
      {uiLang !== '' && <input type="hidden" name="uiLang" value={uiLang} />}
      {role !== undefined && <input type="hidden" name="role" value={role} />}
      <Icon name="search" />
      <input
        className="input"
        type="search"
        name="name"
        defaultValue={name}
        maxLength={200}
        placeholder={t('catalogue.collaborators.search')}
        aria-label={t('catalogue.collaborators.search')}
        enterKeyHint="search"
      />
      <button className="iconbtn iconbtn--leaf" type="submit" aria-label={t('catalogue.search.go')}>
        <Icon name="next" isDirected />
      </button>
    </form>
  );
}
