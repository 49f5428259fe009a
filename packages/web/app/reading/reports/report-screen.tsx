import { reportBook, type ReportKind, reportKinds } from '@letsread/usage/reports/contract.ts';
import { data, redirect } from 'react-router';

import { PageHead } from '../../i18n/page-head.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { apiClientContext } from '../../request/contexts.ts';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { isId } from '../../request/is-id.ts';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { sameOriginPath } from '../../request/same-origin-path.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { Route } from './+types/report-screen.ts';
import { ReportForm } from './report-form.tsx';
import reportSheet from './report.css?url';

export const headers = noStore;

export function loader({ params: { editionId }, url }: Route.LoaderArgs) {
  if (!isId(editionId)) throw data(null, { status: 404 });
  return { editionId, to: sameOriginPath(url.searchParams.get('to')), isSent: url.searchParams.has('sent') };
}

/** What was pressed without script. */
export async function action({ request, params: { editionId }, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const form = await request.formData();
  const kind = reportKinds.find((one): one is ReportKind => one === form.get('kind'));
  const to = sameOriginPath(form.get('to'));
  if (!isId(editionId) || kind === undefined) throw data(null, { status: 404 });
  await answerOf(context.get(apiClientContext)(reportBook, { editionId, body: { kind } }));
  return redirect(`/report/${editionId}?${new URLSearchParams({ sent: '', to }).toString()}`, 303);
}

/** The same as the dialog on a page of its own, for who has no script, and the thanks. */
export default function ReportScreen({ loaderData: { editionId, to, isSent } }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <main id="main" className="wrap stack reportpage">
      <PageHead title={t('reading.report.title')} isHidden />
      <Sheet href={reportSheet} />
      <h1 tabIndex={-1}>{t('reading.report.title')}</h1>
      {isSent ? <p>{t('reading.report.thanks')}</p> : <ReportForm editionId={editionId} to={to} t={t} />}
      <p>
        <a className="btn" href={to}>
          {t('reading.report.back')}
        </a>
      </p>
    </main>
  );
}
