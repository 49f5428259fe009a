import { getStockFilters } from '@letsread/catalogue/stock/contract.ts';
import { getBackRoom } from '@letsread/identity/roles/contract.ts';
import { listImports } from '@letsread/importer/contract.ts';
import { Link } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import type { Route } from './+types/imports-screen.ts';
import { ImportFacts, nameOfImport, OutcomeCounts } from './import-facts.tsx';
import { NewImport } from './new-import.tsx';
import { writtenTime } from '../written-time.ts';

const pageSize = 20;

export const headers = noStore;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const before = url.searchParams.get('cursor') ?? undefined;
  const client = backRoomClient(context);
  const [{ items, cursor }, { roles, teams }, filters] = await answerOf(
    Promise.all([
      client(listImports, { limit: pageSize, cursor: before }),
      client(getBackRoom, {}),
      client(getStockFilters, {}),
    ]),
    url,
  );
  // A librarian brings books in for any team or for none, an editor for one of theirs.
  const isLibrarian = roles.includes('LIBRARIAN');
  const choice = { teams: isLibrarian ? filters.teams : teams.map(({ id, name }) => ({ id, name })), isLibrarian };
  const written = writtenTime(interfaceLanguage(request).languageISOCode);
  return { imports: items.map((each) => ({ ...each, written: written(each.createdAt) })), cursor, choice };
}

/** Brings books in, and shows what was brought in before. */
export default function ImportsScreen({ loaderData: { imports, cursor, choice } }: Route.ComponentProps) {
  const t = useLibraryMessages();
  return (
    <>
      <PageHead title={t('library.imports.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.imports.title')}</h1>
      <p className="muted">{t('library.imports.about')}</p>
      {(choice.isLibrarian || choice.teams.length > 0) && <NewImport {...choice} />}
      {imports.length === 0 && <p className="muted">{t('library.imports.none')}</p>}
      <ul className="library__lines">
        {imports.map((each) => (
          <li key={each.id}>
            <Link to={`/library/imports/${each.id}`}>{nameOfImport(t, each)}</Link>
            <ImportFacts of={each}>
              <OutcomeCounts of={each} />
            </ImportFacts>
          </li>
        ))}
      </ul>
      {cursor !== undefined && (
        <p>
          <Link className="btn" to={`/library/imports?cursor=${encodeURIComponent(cursor)}`}>
            {t('library.audit.more')}
          </Link>
        </p>
      )}
    </>
  );
}
