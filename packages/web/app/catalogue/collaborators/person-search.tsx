import { useMessages } from '../../i18n/messages.tsx';
import { SearchInput } from '../search/search-input.tsx';
import type { PeopleFilters } from './people-filters.ts';

/** The field that looks for a person; the language and the role stay as they are. */
export function PersonSearch({ filters: { uiLang, name, role } }: { filters: PeopleFilters }) {
  const t = useMessages();
  return (
    <form className="search" role="search" action="/collaborators">
      {uiLang !== '' && <input type="hidden" name="uiLang" value={uiLang} />}
      {role !== undefined && <input type="hidden" name="role" value={role} />}
      <SearchInput
        name="name"
        words={name}
        label={t('catalogue.collaborators.search')}
        send={t('catalogue.search.go')}
      />
    </form>
  );
}
