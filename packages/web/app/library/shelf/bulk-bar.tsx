import { type getStockFilters, type StockAction, stockActions } from '@letsread/catalogue/stock/contract.ts';
import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import { useState } from 'react';

import { useLibraryMessages } from '../library-messages.tsx';
import { Choice } from './choice.tsx';

interface BulkBarProps {
  filters: EndpointOutput<typeof getStockFilters>;
  shown: number;
  chosen: number;
  onChooseAll: (isChosen: boolean) => void;
}

const levels = [1, 2, 3, 4, 5] as const;

/** What is to be done with all that is chosen. */
export function BulkBar({ filters, shown, chosen, onChooseAll }: BulkBarProps) {
  const t = useLibraryMessages();
  const [action, setAction] = useState<StockAction>('publish');
  const offered = stockActions.filter((one) => objectsFor(one, filters)?.length !== 0);
  const choose = (value: string | undefined) => setAction(offered.find((one) => one === value) ?? 'publish');
  return (
    <div className="library__card shelfbar">
      <label className="shelfbar__all">
        <input
          type="checkbox"
          checked={shown > 0 && chosen === shown}
          ref={(box) => {
            if (box !== null) box.indeterminate = chosen > 0 && chosen < shown;
          }}
          onChange={({ currentTarget }) => onChooseAll(currentTarget.checked)}
        />
        <span>{t('library.shelf.choose-all')}</span>
      </label>
      <output>{t('library.shelf.chosen', { count: chosen })}</output>
      <Choice name="action" label={t('library.shelf.action')} onChange={choose}>
        {offered.map((one) => (
          <option value={one} key={one}>
            {t(`library.action.${one}`)}
          </option>
        ))}
      </Choice>
      <ObjectChoice action={action} filters={filters} key={action} />
      <button className="btn btn--leaf" type="submit">
        {t('library.shelf.apply')}
      </button>
    </div>
  );
}

/** What the action is about: none for some. */
function ObjectChoice({ action, filters }: Pick<BulkBarProps, 'filters'> & { action: StockAction }) {
  const t = useLibraryMessages();
  if (action === 'set-level')
    return (
      <Choice name="object" label={t('catalogue.level.word')}>
        {levels.map((level) => (
          <option value={level} key={level}>
            {t(`catalogue.level.${level}.full`)}
          </option>
        ))}
        <option value="">{t('catalogue.level.none')}</option>
      </Choice>
    );
  const objects = objectsFor(action, filters);
  if (objects === undefined) return null;
  const label = action.endsWith('theme')
    ? t('catalogue.search.tag')
    : action.endsWith('team')
      ? t('library.shelf.team')
      : t('library.shelf.collection');
  return (
    <Choice name="object" label={label}>
      {objects.map(({ id, name, languageISOCode }) => (
        <option value={id} lang={languageISOCode ?? undefined} key={id}>
          {name}
        </option>
      ))}
    </Choice>
  );
}

function objectsFor(action: StockAction, { themes, collections, teams }: BulkBarProps['filters']) {
  if (action.endsWith('theme')) return themes;
  if (action.endsWith('collection')) return collections;
  // Their names are of no language.
  return action.endsWith('team') ? teams.map((team) => ({ ...team, languageISOCode: null })) : undefined;
}
