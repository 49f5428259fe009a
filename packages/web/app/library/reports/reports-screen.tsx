import { listScaryBooks } from '@letsread/reading/scary/contract.ts';
import { listReports } from '@letsread/usage/reports/contract.ts';
import { Link } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { OutcomeNote } from '../people/outcome-note.tsx';
import { takeForm, takeFormInBrowser } from '../take-form.ts';
import { writtenDay } from '../written-time.ts';
import type { Route } from './+types/reports-screen.ts';
import { actOnReports } from './act-on-reports.ts';
import { ReportCard } from './report-card.tsx';
import { ScaryBooks } from './scary-books.tsx';

export const headers = noStore;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const state = url.searchParams.get('state') === 'answered' ? 'answered' : 'open';
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const client = backRoomClient(context);
  const language = interfaceLanguage(request);
  // With the first of what waits: it waits too.
  const isFirst = state === 'open' && cursor === undefined;
  const [found, scary] = await Promise.all([
    answerOf(client(listReports, { state, limit: 50, cursor }), url),
    isFirst ? answerOf(client(listScaryBooks, { lId: language.id })) : { items: [] },
  ]);
  const written = writtenDay(language.languageISOCode);
  const reports = found.items.map((report) => ({
    ...report,
    written: written(report.answeredAt ?? report.lastAt),
  }));
  return { state, reports, cursor: found.cursor, scary: scary.items };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return takeForm(request, url, (fields) => actOnReports(backRoomClient(context), fields));
}

export function clientAction(sent: Route.ClientActionArgs) {
  return takeFormInBrowser(sent);
}

/** What readers say is wrong with books, the last told first, and the answers; above it the books that several children found scary. */
export default function ReportsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { state, reports, cursor, scary } = loaderData;
  const t = useLibraryMessages();
  const next = new URLSearchParams({ state, cursor: cursor ?? '' });
  return (
    <>
      <PageHead title={t('library.reports.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.reports.title')}</h1>
      <p className="muted">{t('library.reports.about')}</p>
      <OutcomeNote outcome={actionData} />
      <ScaryBooks books={scary} />
      <ul className="chips">
        {(['open', 'answered'] as const).map((one) => (
          <li key={one}>
            <Link
              className="chip"
              to={one === 'open' ? '/library/reports' : '/library/reports?state=answered'}
              aria-current={one === state ? 'true' : undefined}
            >
              {t(`library.reports.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
      {reports.length === 0 && <p className="muted">{t('library.reports.none')}</p>}
      <ul className="library__cards">
        {reports.map((report) => (
          <ReportCard report={report} key={report.id} />
        ))}
      </ul>
      {cursor !== undefined && (
        <p>
          <Link className="btn" to={`/library/reports?${next.toString()}`}>
            {t('library.audit.more')}
          </Link>
        </p>
      )}
    </>
  );
}
