import type { BookImport } from '@letsread/importer/contract.ts';

import { useLibraryMessages } from '../library-messages.tsx';

const working = new Set<BookImport['state']>(['checking', 'importing', 'undoing']);

export function isWorking({ state }: Pick<BookImport, 'state'>): boolean {
  return working.has(state);
}

/** The order in which outcomes are told. */
export const outcomeOrder = [
  'refused',
  'left',
  'withdrawn',
  'new',
  'changed',
  'restored',
  'removed',
  'unchanged',
  'ignored',
  'warning',
] as const;

/** What an import is: who brought what in when, how it stands and how many of what came of it. */
export function ImportFacts({ of }: { of: BookImport & { written: string } }) {
  const { who, origin, state, counts, written, team } = of;
  const t = useLibraryMessages();
  return (
    <>
      <p className="library__chips">
        <span className="tag">{t(`library.imports.state.${state}`)}</span>
        {outcomeOrder.map((outcome) =>
          counts[outcome] === undefined ? null : (
            <span key={outcome}>
              {t(`library.imports.outcome.${outcome}`)}: {t.number(counts[outcome])}
            </span>
          ),
        )}
      </p>
      <p className="small muted">
        {written} · <bdi>{who?.displayName ?? t('library.audit.command')}</bdi>
        {team !== null && (
          <>
            {' · '}
            <bdi>{team.name}</bdi>
          </>
        )}
        {origin !== '' && (
          <>
            {' · '}
            <bdi dir="ltr">{origin}</bdi>
          </>
        )}
      </p>
    </>
  );
}
