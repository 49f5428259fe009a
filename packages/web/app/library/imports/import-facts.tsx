import { type BookImport, lineOutcomes } from '@letsread/importer/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import type { ReactNode } from 'react';

import { useLibraryMessages } from '../library-messages.tsx';

const working = new Set<BookImport['state']>(['checking', 'importing', 'undoing']);

export function isWorking({ state }: Pick<BookImport, 'state'>): boolean {
  return working.has(state);
}

/** Imports are told apart by their number, here as on the shelf. */
export function nameOfImport(t: Translate, { id }: { id: string }): string {
  return `${t('library.shelf.import')} #${id}`;
}

/** What an import is: who brought what in when, and how it stands; inside it, how many of what came of it. */
export function ImportFacts({ of, children }: { of: BookImport & { written: string }; children?: ReactNode }) {
  const { who, origin, state, written, team } = of;
  const t = useLibraryMessages();
  return (
    <>
      <p className="library__chips">
        <span className="tag">{t(`library.imports.state.${state}`)}</span>
        {children}
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

/** How many of what came of an import. */
export function OutcomeCounts({ of: { counts } }: { of: BookImport }) {
  const t = useLibraryMessages();
  return lineOutcomes.map((outcome) =>
    counts[outcome] === undefined ? null : (
      <span key={outcome}>
        {t(`library.imports.outcome.${outcome}`)}: {t.number(counts[outcome])}
      </span>
    ),
  );
}
