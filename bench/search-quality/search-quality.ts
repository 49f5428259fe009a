import { existsSync } from 'node:fs';
import { atLeast } from '../limits.ts';
import { percentile } from '../load.ts';
import { printTable } from '../open-bench.ts';
import { openMiniSearch, openOurs, type SearchEngine } from './engines.ts';
import { type JudgedQuery, judgedQueries, kinds } from './judged-queries.ts';
import { booksDir, readRealEditions } from './real-editions.ts';

interface Judged extends JudgedQuery {
  /** Of the right editions, at most five of them, how many of a hundred are among the first five. */
  recall: number;
  /** One over the place of the first right edition; 0 where none is among the first twenty. */
  reciprocalRank: number;
  ms: number;
}

/** Of our recall, by kind. */
const goals: Partial<Record<string, number>> = {
  title: 97,
  'title word': 97,
  'no diacritics': 97,
  NFD: 97,
  capitals: 97,
  prefix: 97,
  author: 97,
  'last name': 97,
  'other digits': 97,
  'Arabic variants': 97,
  'one typo': 90,
  inflected: 90,
  'other language': 90,
};

/** What is found of queries made from the real books, beside MiniSearch; `SHOW_MISSES=1` prints those that are not among the first five. */
export async function measureSearchQuality(): Promise<void> {
  if (!existsSync(booksDir))
    return console.log(`No query was judged: there are no books at ${booksDir}; set BOOKS_DIR.`);
  const editions = readRealEditions();
  const queries = judgedQueries(editions);
  const languages = new Set(queries.map(({ languageCode }) => languageCode)).size;
  console.log(`${queries.length} queries in ${languages} languages over ${editions.length} editions\n`);
  const engines = [await openOurs(), openMiniSearch(editions)];
  const results: Judged[][] = [];
  for (const engine of engines) {
    results.push(await judge(engine, queries));
    await engine.close();
  }
  printBy('kind', kinds, { engines, results, groupOf: ({ kind }) => kind });
  const scripts = [...new Set(queries.map(({ script }) => script))].toSorted();
  printBy('script', scripts, { engines, results, groupOf: ({ script }) => script });
  const overall = mean((results[0] ?? []).map(({ reciprocalRank }) => reciprocalRank));
  console.log(`MRR of ours over all: ${overall.toFixed(2)}, at least ${atLeast('MRR over all', overall, 0.9)}`);
  console.log(`p50 and p95 of a query in process, ms: ${results.map((one) => times(one)).join('; ')}`);
  if (process.env.SHOW_MISSES) showMisses(results[0] ?? []);
}

async function judge(engine: SearchEngine, queries: JudgedQuery[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const query of queries) {
    const begun = performance.now();
    const found = await engine.search(query.typed, query.languageCode);
    const ms = performance.now() - begun;
    const hits = found.slice(0, 5).filter((key) => query.right.has(key)).length;
    const first = found.findIndex((key) => query.right.has(key));
    judged.push({
      ...query,
      recall: (100 * hits) / Math.min(5, query.right.size),
      reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
      ms,
    });
  }
  return judged;
}

interface Compared {
  engines: SearchEngine[];
  results: Judged[][];
  groupOf: (query: JudgedQuery) => string;
}

function printBy(what: string, groups: readonly string[], { engines, results, groupOf }: Compared): void {
  const head = [what, 'queries', ...engines.flatMap(({ name }) => [`${name} recall@5`, 'MRR']), 'goal'];
  const goalOf = (group: string, recall: number) =>
    goals[group] === undefined ? '' : atLeast(`recall@5 of ${group}`, recall, goals[group]);
  const rowOf = (group: string, isIn: (query: JudgedQuery) => boolean) => {
    const chosen = results.map((all) => all.filter(isIn));
    const figures = chosen.map((some) => ({
      recall: mean(some.map(({ recall }) => recall)),
      rank: mean(some.map(({ reciprocalRank }) => reciprocalRank)),
    }));
    const cells = figures.flatMap(({ recall, rank }) => [recall.toFixed(1), rank.toFixed(2)]);
    return [group, chosen[0]?.length ?? 0, ...cells, goalOf(group, figures[0]?.recall ?? 0)];
  };
  printTable(head, [
    ...groups.map((group) => rowOf(group, (query) => groupOf(query) === group)),
    rowOf('all', () => true),
  ]);
  console.log();
}

function times(judged: Judged[]): string {
  const ms = judged.map((one) => one.ms);
  return `${percentile(ms, 50).toFixed(1)}, ${percentile(ms, 95).toFixed(1)}`;
}

function showMisses(judged: Judged[]): void {
  for (const { kind, languageCode, typed, right, recall, reciprocalRank } of judged)
    if (recall < 100)
      console.log([kind, languageCode, typed, Array.from(right).join(' '), reciprocalRank.toFixed(2)].join('\t'));
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
