import { expect, test } from 'vitest';
import type { ClassOverview } from './contract.ts';
import { overviewCsv } from './overview-csv.ts';

const thing = { titleLanguageISOCode: null, slug: null, languageId: '1', untilDay: '2026-12-01', readerIds: null };
const overview: ClassOverview = {
  id: '1',
  name: 'Class 2b',
  since: '2026-09-01',
  things: [
    { ...thing, id: '1', kind: 'book', title: '=Kite, "red"', level: null, stories: 1 },
    { ...thing, id: '2', kind: 'level', title: null, level: 2, stories: 3 },
  ],
  readers: [
    {
      profileId: '1',
      name: '+Amina',
      hasReadLately: true,
      words: 120,
      levels: [
        { level: 2, books: 1 },
        { level: null, books: 4 },
      ],
      cells: [
        {
          handedOutId: '1',
          state: 'reading',
          done: 0,
          looks: [
            { why: 'questions', question: 'truefalse' },
            { why: 'page', title: 'Kite', titleLanguageISOCode: 'en', page: 4 },
          ],
        },
        { handedOutId: '2', state: 'finished', done: 3, looks: [] },
      ],
    },
    { profileId: '2', name: 'Luis', hasReadLately: false, words: 0, levels: [], cells: [] },
  ],
};

test('a line for each reader and thing, in which no cell is a formula', () => {
  expect(overviewCsv(overview).split('\r\n')).toEqual([
    'reader,handed out,until,state,finished,of,needs a look,read in the last seven days,words met,stories finished by level',
    `'+Amina,"'=Kite, ""red""",2026-12-01,reading,0,1,"wrong twice: questions ""truefalse""; stopped twice on page 4: Kite",yes,120,"2: 1; none: 4"`,
    '\'+Amina,"level 2, 3 stories",2026-12-01,finished,3,3,,yes,120,"2: 1; none: 4"',
    'Luis,,,,,,,no,0,',
    '',
  ]);
});
