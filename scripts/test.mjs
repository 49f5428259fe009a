// `npm test`: every check and every test, in an order in which the quick ones speak first.
// `npm test -- --checks` stops before the tests.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, pinnedEnvironment, root, run } from './prepare.mjs';
import { findChromium } from './chromium.mjs';

const web = path.join(root, 'packages/web');
const counts = { passed: 0, failed: 0 };

function count(name, isPassed, output = '') {
  counts[isPassed ? 'passed' : 'failed']++;
  console.log(`${isPassed ? '✓' : '✗'} ${name}`);
  if (!isPassed && output) console.log(output.trimEnd());
}

async function check(name, command, args, options = {}) {
  const { code, output } = await run(command, args, { quiet: true, ...options });
  count(name, code === 0, output);
}

async function tests(name, args, env = {}) {
  const report = path.join(root, 'node_modules/.cache', `vitest-${name}.json`);
  rmSync(report, { force: true });
  const { code } = await run(
    'vitest',
    ['run', '--project', name, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    {
      env: { ...pinnedEnvironment(), ...env },
    },
  );
  if (!existsSync(report)) return count(`tests: ${name}`, false, 'The tests did not run to their end.');
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  counts.passed += numPassedTests;
  counts.failed += numFailedTests + numPendingTests;
  if (numPendingTests > 0) console.log(`${numPendingTests} tests were skipped; none may be.`);
  if (code !== 0 && numFailedTests === 0) count(`tests: ${name} (${numFailedTestSuites} files failed)`, false);
}

await ensureInstalled();
console.log('Checking …');
await check('format', 'oxfmt', ['--check', '.']);
await check('route types', 'react-router', ['typegen'], { cwd: web });
await check('types and lint', 'oxlint', ['--type-aware', '--type-check', '--deny-warnings']);
await check('who may use whom', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'starter']);
await check('unused files, exports and packages', 'knip', []);
await check('names', 'node', ['scripts/check-names.mjs']);
await check('words', 'node', ['scripts/check-words.mjs']);

if (!process.argv.includes('--checks')) {
  const chromium = await findChromium();
  if (chromium === undefined) count('a browser for the journeys: set CHROMIUM_PATH to a Chromium or Chrome', false);
  await tests('packages', []);
  await ensureBuilt();
  if (chromium !== undefined) {
    await tests('journeys', [], { CHROMIUM_PATH: chromium });
    await check('every sentence of the specification has its test', 'node', ['scripts/check-specification.mjs']);
  }
}

console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);
