import { type CsvSeparator, csvTable } from '@letsread/formats/tables/csv-table.ts';
import type { ClassOverview, HandedOut, Look, OverviewCell } from './contract.ts';

/**
 * An overview as a table: a line for each reader and each thing that is handed out to them, and one line for who has
 * nothing. In English words, as other tables of the library are.
 */
export function overviewCsv({ things, readers }: ClassOverview, separator?: CsvSeparator): string {
  const thingOf = new Map(things.map((thing) => [thing.id, thing]));
  const lines = readers.flatMap(({ name, hasReadLately, words, levels, cells }) => {
    const about = [
      hasReadLately ? 'yes' : 'no',
      String(words),
      levels.map(({ level, books }) => `${level === null ? 'none' : level}: ${books}`).join('; '),
    ];
    const own = cells.flatMap((cell) => {
      const thing = thingOf.get(cell.handedOutId);
      return thing === undefined ? [] : [thingAndState(thing, cell)];
    });
    return (own.length === 0 ? [['', '', '', '', '', '']] : own).map((line) => [name, ...line, ...about]);
  });
  return csvTable([columns, ...lines], separator);
}

const columns = [
  'reader',
  'handed out',
  'until',
  'state',
  'finished',
  'of',
  'needs a look',
  'read in the last seven days',
  'words met',
  'stories finished by level',
] as const;

const states = { 'not-begun': 'not begun', reading: 'reading', finished: 'finished' } as const;

function thingAndState({ kind, title, level, stories, untilDay }: HandedOut, { state, done, looks }: OverviewCell) {
  const name = kind === 'level' ? `level ${level}, ${stories} stories` : (title ?? kind);
  return [name, untilDay, states[state], String(done), String(stories), looks.map(reason).join('; ')];
}

function reason(look: Look): string {
  return look.why === 'page'
    ? `stopped twice on page ${look.page}: ${look.title ?? ''}`
    : `wrong twice: questions "${look.question}"`;
}
