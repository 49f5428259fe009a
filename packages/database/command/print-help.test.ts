import { expect, test, vi } from 'vitest';
import { printHelp } from './print-help.ts';

test.each([
  [['--help'], true],
  [['some folder', '-h'], true],
  [['--', '--help'], false],
  [['help'], false],
  [[], false],
])('%j asks for help: %s', (words, asks) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const isHelp = printHelp('npm run kite', words);
  const printed = write.mock.calls.map(([text]) => text).join('');
  write.mockRestore();
  expect([isHelp, printed]).toEqual([asks, asks ? 'Use: npm run kite\n' : '']);
});
