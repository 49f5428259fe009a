import { editionLacks, editionStatuses, type getStockFilters } from '@letsread/catalogue/stock/contract.ts';
import type { BookImport } from '@letsread/importer/contract.ts';
import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import { Form } from 'react-router';

import { Field } from '../../identity/form/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { Choice } from './choice.tsx';
import type { ShelfQuery } from './shelf-query.ts';

interface ShelfFiltersProps {
  query: ShelfQuery;
  filters: EndpointOutput<typeof getStockFilters>;
  /** The newest ones. */
  imports: readonly (BookImport & { written: string })[];
}

/** What the shelf is narrowed down by; its address says it, so that it can be come back to. */
export function ShelfFilters({ query, filters, imports }: ShelfFiltersProps) {
  const t = useLibraryMessages();
  const all = <option value="">{t('catalogue.collaborators.all')}</option>;
  return (
    <Form className="library__card shelfilters" method="get" role="search" key={JSON.stringify(query)}>
      <Field
        name="words"
        type="search"
        label={t('catalogue.search.label')}
        defaultValue={query.words}
        maxLength={200}
      />
      <Choice name="status" label={t('library.shelf.status')} defaultValue={query.status ?? ''}>
        {all}
        {editionStatuses.map((status) => (
          <option value={status} key={status}>
            {`${t(`library.status.${status}`)} (${t.number(filters.counts[status])})`}
          </option>
        ))}
      </Choice>
      <Choice name="lacks" label={t('library.shelf.lacks')} defaultValue={query.lacks ?? ''}>
        {all}
        {editionLacks.map((lack) => (
          <option value={lack} key={lack}>
            {lack === 'level' ? t('catalogue.level.none') : t(`library.shelf.no-${lack}`)}
          </option>
        ))}
      </Choice>
      <Choice name="langId" label={t('catalogue.search.language')} defaultValue={query.langId ?? ''}>
        <option value="">{t('catalogue.search.all-languages')}</option>
        {filters.languages.map(({ id, name, languageISOCode }) => (
          <option value={id} lang={languageISOCode} key={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="source" label={t('library.shelf.source')} defaultValue={query.source ?? ''}>
        {all}
        {filters.sources.map((source) => (
          <option value={source} key={source}>
            {source}
          </option>
        ))}
      </Choice>
      {(imports.length > 0 || query.importId !== undefined) && (
        <Choice name="importId" label={t('library.shelf.import')} defaultValue={query.importId ?? ''}>
          {all}
          {query.importId !== undefined && imports.every(({ id }) => id !== query.importId) && (
            <option value={query.importId}>#{query.importId}</option>
          )}
          {imports.map(({ id, written, origin }) => (
            <option value={id} key={id}>
              {[`#${id}`, written, origin].filter((part) => part !== '').join(' · ')}
            </option>
          ))}
        </Choice>
      )}
      <button className="btn btn--leaf" type="submit">
        <Icon name="search" size="s" />
        {t('catalogue.search.go')}
      </button>
    </Form>
  );
}
