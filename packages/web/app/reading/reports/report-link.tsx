import { Dialog, opens } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ReportForm, type ReportFormProps } from './report-form.tsx';

const reportId = 'book-report';

/** "Something is wrong with this book", small and quiet, with what it opens. */
export function ReportLink({ t, ...form }: ReportFormProps) {
  const title = t('reading.report.title');
  return (
    <div className="reportlink">
      <button className="btn btn--plain btn--s" type="button" {...opens(reportId)}>
        <Icon name="alert" size="s" />
        {title}
      </button>
      <Dialog id={reportId} title={title} closeLabel={t('shell.close')}>
        <div className="dialog__body">
          <ReportForm {...form} t={t} />
        </div>
      </Dialog>
    </div>
  );
}
