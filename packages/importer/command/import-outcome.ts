import { counted } from '@letsread/database/command/counted.ts';
import type { RulePathways } from '@letsread/learning/pathways/make-rule-pathways.ts';
import { number } from './import-progress.ts';
import type { ImportReport } from '../import-report.ts';
import type { ImportSummary } from '../import-summary.ts';
import { countKinds } from '../stories/list-folder.ts';
import type { StorySource } from '../sources/recognise-source.ts';

export interface Outcome {
  summary: ImportSummary;
  report: ImportReport;
  seconds: number;
  isDryRun: boolean;
  /** Of a dry run: a line for each file. */
  named?: readonly string[] | undefined;
  /** Where the report lies, if it was written. */
  reportFile?: string | undefined;
  /** Where the file lies that names the source of a folder which does not name it itself. */
  sourceFile?: string | undefined;
  /** What is to be done about drafts, where something is. */
  aboutDrafts?: string | undefined;
  /** What became of the paths that a rule makes from the books. */
  pathways?: RulePathways | undefined;
}

const refusedShown = 10;

/** What the operator reads at the end. */
export function describeOutcome({
  summary,
  report,
  seconds,
  isDryRun,
  named,
  reportFile,
  sourceFile,
  aboutDrafts,
  pathways,
}: Outcome): string {
  const {
    editions,
    newEditions,
    replacedTitles,
    unchanged,
    books,
    languages,
    pages,
    pictures,
    drafts,
    files,
    filesDone,
  } = summary;
  const kinds = [...report.counts()].sort(([one], [other]) => (one < other ? -1 : 1));
  const total = (outcome: string) =>
    kinds.filter(([kind]) => kind.startsWith(`${outcome} `)).reduce((sum, [, count]) => sum + count, 0);
  const lines = [
    // First: of thousands of files the sums would be out of sight.
    ...(named ?? []),
    `${isDryRun ? 'Would take' : 'Took'} ${counted(editions, 'edition')} of ${counted(books, 'book')} in ${counted(languages, 'language')}, with ${counted(pages, 'page')} and ${counted(pictures, 'new picture')}.`,
    `New ${number(newEditions)}, changed ${number(editions - newEditions)} (titles replaced ${number(replacedTitles)}), unchanged ${number(unchanged)}; drafts ${number(drafts)}, warnings ${number(total('warning'))}, refused ${number(total('refused'))}.`,
    ...describeSource(summary.source, sourceFile),
    `${number(seconds)} s, ${number(filesDone / seconds)} files/s.`,
    ...kinds.map(([kind, count]) => `  ${kind}: ${number(count)}`),
    ...(named === undefined ? describeRefused(report) : []),
  ];
  if (report.ignored().length > 0)
    lines.push(`Nothing was taken of ${countKinds(report.ignored().map(({ file }) => file))}.`);
  if (drafts > 0 && aboutDrafts !== undefined) lines.push(aboutDrafts);
  const { made = 0, withdrawn = 0 } = pathways ?? {};
  if (made + withdrawn > 0) lines.push(`Reading paths: ${number(made)} new, ${number(withdrawn)} withdrawn.`);
  if (kinds.length > 0 && reportFile !== undefined) lines.push(`File by file: ${reportFile}`);
  if (isDryRun) lines.push('Nothing was changed.');
  if (summary.isInterrupted)
    lines.push(
      `Stopped after ${number(filesDone)}${summary.isOpenEnded === true ? '' : ` of ${number(files)}`} files. Run the same command again to go on from there.`,
    );
  return `${lines.join('\n')}\n`;
}

function describeRefused(report: ImportReport): string[] {
  const refused = report.refused();
  const lines = refused.slice(0, refusedShown).map(({ message }) => `Refused: ${message}`);
  if (refused.length > refusedShown) lines.push(`… and ${number(refused.length - refusedShown)} more.`);
  return lines;
}

function describeSource(source: StorySource | undefined, sourceFile: string | undefined): string[] {
  if (source === undefined) return [];
  const { name, isNew, sharedNumbers } = source;
  const others = isNew ? [...sharedNumbers] : [];
  return [
    `Source: “${name}”, ${isNew ? 'new to this library' : 'which this library knows'}.`,
    ...others.map(
      ([other, count]) =>
        `${number(count)} of its numbers are numbers of “${other}” too: they are other books, which stay. If they are further languages of the same books: --source ${other}.`,
    ),
    ...(sourceFile === undefined
      ? []
      : [`To have the folder known by this name whatever changes in it, put ${sourceFile} into it.`]),
  ];
}
