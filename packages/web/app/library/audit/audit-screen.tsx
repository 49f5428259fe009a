import { listAudit } from '@letsread/identity/roles/contract.ts';
import { Link } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { editionsPath } from '../editions/editions-query.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { writtenTime } from '../written-time.ts';
import type { Route } from './+types/audit-screen.ts';
import { auditLine } from './audit-sentence.ts';

const pageSize = 50;

/** What is undone where a book’s editions stand. */
const linkings: ReadonlySet<string> = new Set(['books-joined', 'book-split', 'linking-undone']);

export const headers = noStore;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const before = url.searchParams.get('cursor') ?? undefined;
  const { items, cursor } = await answerOf(
    backRoomClient(context)(listAudit, { limit: pageSize, cursor: before }),
    url,
  );
  const written = writtenTime(interfaceLanguage(request).languageISOCode);
  return {
    entries: items.map((entry) => ({ ...entry, written: written(entry.at) })),
    cursor,
  };
}

/** What was done in the back room, the newest first, a page at a time. */
export default function AuditScreen({ loaderData: { entries, cursor } }: Route.ComponentProps) {
  const t = useLibraryMessages();
  return (
    <>
      <PageHead title={t('library.audit.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.audit.title')}</h1>
      <p className="muted">{t('library.audit.about')}</p>
      <ol className="library__lines">
        {entries.map((entry) => (
          <li key={entry.id}>
            <time className="small muted" dateTime={entry.at}>
              {entry.written}
            </time>
            <span>{auditLine(t, entry)}</span>
            {linkings.has(entry.action) && (
              <Link className="small" to={editionsPath(entry.object.id)}>
                {t('library.editions.title')}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {cursor !== undefined && (
        <p>
          <Link className="btn" to={`/library/audit?cursor=${encodeURIComponent(cursor)}`}>
            {t('library.audit.more')}
          </Link>
        </p>
      )}
    </>
  );
}
