import { suggestSearch } from '@letsread/catalogue/search/contract.ts';
import { fillPath } from '@letsread/http/api-client.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { useInterface } from '../../i18n/use-interface.ts';
import { SearchInput } from './search-input.tsx';

/** The field that looks for books; `id` lets controls elsewhere on the page belong to its form. */
export function SearchField({ id, words = '' }: { id?: string; words?: string }) {
  const t = useMessages();
  const { apiUrl, language } = useInterface();
  return (
    <form
      className="search"
      role="search"
      action="/search"
      id={id}
      data-suggests={`${apiUrl}${fillPath(suggestSearch, { lId: language.id })}`}
      data-person={t('catalogue.search.person')}
      data-theme={t('catalogue.search.tag')}
      data-shown={t('catalogue.shown', { shown: '{shown}', total: '{total}' })}
    >
      <SearchInput name="cardName" words={words} label={t('catalogue.search.label')} send={t('catalogue.search.go')} />
    </form>
  );
}
