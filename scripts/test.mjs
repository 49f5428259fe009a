// `npm test`: every check and every test, in an order in which the quick ones speak first.
// `npm test -- --checks` stops before the tests.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { answerHelp } from './answer-help.mjs';
import { ensureBuilt, ensureInstalled, giveUp, pinnedEnvironment, root, run } from './prepare.mjs';
import { findChromium } from './chromium.mjs';
import { openMemoryFolder } from './memory-folder.mjs';
import { checkedPictures, picturesToCheck } from './pictures-to-check.mjs';

answerHelp('npm test [-- --checks]. All checks and tests, or the checks alone.');
const unknown = process.argv.slice(2).find((word) => word !== '--checks');
if (unknown !== undefined)
  giveUp(`"${unknown}" is nothing that npm test knows. One folder or file: npx vitest run packages/catalogue`);

const web = path.join(root, 'packages/web');
const counts = { passed: 0, failed: 0 };
/** Named once more at the end: of a long run only that is read. */
const failures = [];
/** Of every test file: where a long run's time goes. */
const durations = [];

function count(name, isPassed, output = '') {
  counts[isPassed ? 'passed' : 'failed']++;
  if (!isPassed) failures.push(name);
  console.log(`${isPassed ? '✓' : '✗'} ${name}`);
  if (!isPassed && output) console.log(output.trimEnd());
}

async function check(name, command, args, options = {}) {
  const { code, output } = await run(command, args, { quiet: true, ...options });
  count(name, code === 0, output);
}

/** A line for each file; what a test prints, and the tests of a file by name, only where one fails. */
const quietly = ['--reporter=default', '--silent=passed-only', '--slowTestThreshold=60000'];

async function tests(name, projects, env = {}) {
  const report = path.join(root, 'node_modules/.cache', `vitest-${name}.json`);
  rmSync(report, { force: true });
  const { code } = await run(
    'vitest',
    ['run', ...projects.map((one) => `--project=${one}`), ...quietly, '--reporter=json', `--outputFile.json=${report}`],
    { env: { ...pinnedEnvironment(), ...(memory === undefined ? {} : { TMPDIR: memory }), ...env } },
  );
  if (!existsSync(report)) return count(`tests: ${name}`, false, 'The tests did not run to their end.');
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const found = testResults.flatMap(failuresIn);
  counts.passed += numPassedTests;
  const leftOut = hasPostgres() ? 0 : numPendingTests;
  if (leftOut > 0)
    console.log(`${leftOut} tests of a PostgreSQL server were left out: its programs are not installed.`);
  counts.failed += numFailedTests + numPendingTests - leftOut;
  failures.push(...found);
  durations.push(
    ...testResults.map((file) => ({ name: path.relative(root, file.name), ms: file.endTime - file.startTime })),
  );
  if (code !== 0 && numFailedTests === 0) count(`tests: ${name}`, false, found.join('\n'));
}

/** `file › test: first line of what is wrong` for each test that failed or did not run, and for a file whose set-up failed. */
function failuresIn({ name, message, assertionResults }) {
  const file = path.relative(root, name);
  const wrong = assertionResults.filter(({ status }) => status === 'failed' || (status !== 'passed' && hasPostgres()));
  return [
    ...(message ? [`${file}: ${firstLine(message)}`] : []),
    ...wrong.map((one) => `${file} › ${one.fullName}: ${firstLine(one.failureMessages[0]) || 'did not run'}`),
  ];
}

/** As packages/database/testing/test-postgres.ts looks for it. */
function hasPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return Boolean(process.env.TEST_DATABASE_URL) || folders.some((folder) => existsSync(path.join(folder, 'initdb')));
}

function firstLine(text = '') {
  return stripVTControlCharacters(text).trim().split('\n')[0];
}

/** Whoever sets TMPDIR knows where files should go. */
const memory = process.env.TMPDIR === undefined ? openMemoryFolder() : undefined;

await ensureInstalled({ withTools: true });
console.log('Checking …');
await check('format', 'oxfmt', ['--check', '.']);
await check('route types', 'react-router', ['typegen'], { cwd: web });
await check('types and lint', 'oxlint', ['--type-aware', '--type-check', '--deny-warnings']);
// Each of these keeps one core busy.
await Promise.all([
  check('who may use whom', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages']),
  check('unused files, exports and packages', 'knip', []),
  check('names', 'node', ['scripts/check-names.mjs']),
  check('only the owner writes', 'node', ['scripts/check-tables.mjs']),
  check('words', 'node', ['scripts/check-words.mjs']),
  check('what packages say others may use', 'node', ['scripts/check-exports.mjs']),
]);

// A workspace of its own, whose checks run when it has changed.
const changed = picturesToCheck();
if (changed !== undefined) {
  const before = counts.failed;
  const pictures = path.join(root, 'starter/pictures');
  const lint = ['-c', '.oxlintrc.json', '--type-aware', '--type-check', '--deny-warnings', '.'];
  await check('pictures: types and lint', 'oxlint', lint, { cwd: pictures });
  await check('pictures: unused files and exports', 'knip', [], { cwd: pictures });
  if (counts.failed === before) checkedPictures(changed);
}

if (!process.argv.includes('--checks')) {
  const chromium = await findChromium();
  if (chromium === undefined) count('a browser for the journeys: set CHROMIUM_PATH to a Chromium or Chrome', false);
  await ensureBuilt();
  // Journeys wait half of their time, for a library or a browser: the tests of packages use it.
  await Promise.all([
    tests('packages', ['packages', 'web']),
    chromium !== undefined && tests('journeys', ['journeys'], { CHROMIUM_PATH: chromium }),
  ]);
  await check('every statement was prepared, and gives the rows it says', 'node', ['scripts/check-statements.mjs']);
  if (chromium !== undefined) {
    await check('every sentence of the specification has its test', 'node', ['scripts/check-specification.mjs']);
  }
}

if (durations.length > 0) {
  const slowest = durations.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  console.log(['', 'Slowest:', ...slowest.map(({ name, ms }) => `${Math.round(ms / 1000)} s ${name}`)].join('\n'));
}
if (failures.length > 0) console.log(['', 'Failed:', ...failures].join('\n'));
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);
