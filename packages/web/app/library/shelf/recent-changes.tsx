import type { StockChange } from '@letsread/catalogue/stock/contract.ts';

import { useLibraryMessages } from '../library-messages.tsx';
import { UndoForm } from './shelf-note.tsx';

/** The changes of the last 30 days, each with its way back. */
export function RecentChanges({ changes }: { changes: readonly (StockChange & { written: string })[] }) {
  const t = useLibraryMessages();
  if (changes.length === 0) return null;
  return (
    <details className="library__card">
      <summary>{t('library.shelf.recent')}</summary>
      <ul className="library__lines">
        {changes.map(({ id, action, object, title, count, at, written }) => {
          const what = [t(`library.action.${action}`), object ?? title].join(': ');
          return (
            <li key={id} className="shelfchange">
              <span>
                <time className="small muted" dateTime={at}>
                  {written}
                </time>{' '}
                <bdi>{what}</bdi> {t('library.shelf.changed', { count })}
              </span>
              <UndoForm changeId={id} label={`${t('library.undo')}: ${what}`} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
