import type { ProjectWeek } from '../back-room/contract.ts';

const columns = ['week', 'part', 'readers', 'started', 'finished', 'minutes', 'answered', 'right_at_first'] as const;
const fewerThanFive = 'fewer than 5';

/**
 * A report as a table (RFC 4180), the oldest week first: a row for all readers of a week, for each language ("sw") or all
 * others ("other"), and for each level ("level 2").
 */
export function reportCsv(weeks: readonly ProjectWeek[], separator: ',' | ';' = ','): string {
  const rows = weeks
    .toReversed()
    .flatMap(({ week, languages, levels, ...all }) => [
      [week, 'all', ...valuesOf(all)],
      ...languages.map(({ language, ...sums }) => [week, language?.languageISOCode ?? 'other', ...valuesOf(sums)]),
      ...levels.map(({ level, readers }) => [week, `level ${level}`, String(readers), '', '', '', '', '']),
    ]);
  return [columns, ...rows].map((row) => `${row.join(separator)}\r\n`).join('');
}

type Sums = Omit<ProjectWeek, 'week' | 'languages' | 'levels'>;

function valuesOf({ readers, started, finished, minutes, answered, rightAtFirst }: Sums): string[] {
  return [readers, started, finished, minutes, answered, rightAtFirst].map((sum) =>
    sum === null ? fewerThanFive : String(sum ?? ''),
  );
}
