import { openReward } from '../learning/end/open-reward.ts';
import { countReading } from '../reading/record/count-reading.ts';
import { openRecord } from '../reading/record/open-record.ts';

/** Saves what is read, and shows what a book that is read to its end has earned. */
const reader = document.querySelector<HTMLElement>('.reader');
if (reader !== null) {
  countReading(reader);
  openReward(reader, openRecord(reader));
  reader.dataset['records'] = '';
}
