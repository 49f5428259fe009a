import type { Translate } from '@letsread/interface-text/translator.ts';
import type { ReportKind } from '@letsread/usage/reports/contract.ts';

import { Drawing } from '../../ui/icon.tsx';

export interface ReportFormProps {
  editionId: string;
  /** Where it leads back to without script. */
  to: string;
  t: Translate;
}

/** Drawn, as children who cannot read yet choose too. */
const shapes = {
  word: '<path d="m3.5 15 4-10 4 10M5 11.5h5M20.5 9.5V15"/><circle cx="17.3" cy="12.2" r="3"/><path d="M3 19.5c1.5-1.6 3-1.6 4.5 0s3 1.6 4.5 0 3-1.6 4.5 0 3 1.6 4.5 0"/>',
  picture:
    '<rect x="3.5" y="4.5" width="17" height="15" rx="2"/><circle cx="8.5" cy="9.5" r="1.6"/><path d="m4 17 5-4.5 3.5 3 3.5-4 4.5 4.5"/>',
  unsuitable:
    '<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="9.3" r="2.2"/><path d="M8 16.8c.4-2.6 1.9-4 4-4s3.6 1.4 4 4M6 6l12 12"/>',
  other: '<circle cx="12" cy="12" r="8.5"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.1"/>',
} as const satisfies Record<ReportKind, string>;

/** What may be wrong with a book: one press sends it, without script as a form. Nothing is written, and nobody is named. */
export function ReportForm({ editionId, to, t }: ReportFormProps) {
  return (
    <form
      className="report"
      method="post"
      action={`/report/${editionId}`}
      data-report={editionId}
      data-thanks={t('reading.report.thanks')}
      data-later={t('reading.report.later')}
      data-module="send-report"
    >
      <input type="hidden" name="to" value={to} />
      <ul className="report__choices">
        {(Object.keys(shapes) as ReportKind[]).map((kind) => (
          <li key={kind}>
            <button className="report__choice" type="submit" name="kind" value={kind}>
              <Drawing shape={shapes[kind]} size="l" />
              {t(`reading.report.${kind}`)}
            </button>
          </li>
        ))}
      </ul>
      <p className="report__said" role="status" tabIndex={-1} suppressHydrationWarning />
    </form>
  );
}
