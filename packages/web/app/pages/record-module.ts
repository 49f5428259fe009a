import { openReward } from '../learning/end/open-reward.ts';
import { countReading } from '../reading/record/count-reading.ts';
import { openRecord } from '../reading/record/open-record.ts';
import { sendReport } from '../reading/reports/send-report.ts';

/** Saves what is read, and shows what a book that is read to its end has earned. */
const reader = document.querySelector<HTMLElement>('.reader');
if (reader !== null) {
  countReading(reader);
  openReward(reader, openRecord(reader));
  // The last page may come later, so that its form is listened to from here.
  reader.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!('report' in form.dataset)) return;
    event.preventDefault();
    sendReport(form, event.submitter).catch((error: unknown) => console.warn('It is not reported:', error));
  });
  reader.dataset['records'] = '';
}
