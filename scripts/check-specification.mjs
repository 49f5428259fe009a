// Every sentence of the specification has its test: each row of the table names tests that stood and passed in the
// run whose reports `npm test` has just written.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { giveUp, root } from './prepare.mjs';

const table = 'docs/specification-tests.md';
const sections = ['2', '3', '4', '5', '6', '8'];
const faults = [];

/** The tests of a run, by the file they stand in. */
function testsOf(project) {
  const report = path.join(root, 'node_modules/.cache', `vitest-${project}.json`);
  if (!existsSync(report)) giveUp(`The tests of ${project} have left no report; npm test writes it.`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.map(({ name, assertionResults }) => [
    path.relative(root, name).replaceAll(path.sep, '/'),
    assertionResults,
  ]);
}

/** The rows of the table with the line each stands on. */
function rowsOf(text) {
  return text
    .split('\n')
    .map((line, at) => ({ line: at + 1, cells: cellsOf(line) }))
    .filter(({ cells: [first = ''] }) => first !== '' && first !== 'Section' && !/^:?-+:?$/.test(first));
}

function cellsOf(line) {
  if (!line.startsWith('|')) return [];
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** What is wrong with a test as the table names it: `file › name`; undefined when it passed. */
function faultOf(named, tests) {
  if (named === '' || named === 'missing') return 'is not proved yet';
  const [file = '', ...name] = named.split(' › ');
  const expected = name.join(' › ');
  if (!tests.has(file)) return `names a file without tests: ${file}`;
  const found = tests.get(file).filter(({ fullName, title }) => fullName === expected || title === expected);
  if (found.length === 0) return `names a test that is not in ${file}: ${expected}`;
  return found.every(({ status }) => status === 'passed') ? undefined : `names a test that did not pass: ${named}`;
}

const tests = new Map(['packages', 'journeys'].flatMap(testsOf));
const rows = rowsOf(readFileSync(path.join(root, table), 'utf8'));
for (const { line, cells } of rows) {
  const [section, sentence = '', named = ''] = cells;
  const wrong =
    cells.length === 3
      ? named.split('<br>').map((one) => faultOf(one.trim(), tests))
      : [`has ${cells.length} cells; write \\| for a | inside one`];
  for (const fault of wrong) {
    if (fault !== undefined) faults.push(`${table}:${line}: section ${section}, “${sentence}” ${fault}`);
  }
}
for (const section of sections) {
  const isThere = rows.some(({ cells: [first = ''] }) => first.split(' ')[0] === section);
  if (!isThere) faults.push(`${table}: section ${section} has no rows`);
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
