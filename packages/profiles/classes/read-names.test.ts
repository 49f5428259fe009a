import { expect, test } from 'vitest';
import { readNames } from './read-names.ts';

test('each line is a name; of empty, doubled, over-long and other lines it is said what they are', () => {
  const pasted = [
    'Amina\t',
    '',
    '  Luis   Paz ',
    'AMINA',
    'Tom',
    'a'.repeat(21),
    '\u200b',
    'ក្មេ'.repeat(20),
    '',
    '',
  ].join('\r\n');
  expect(readNames(pasted, ['tom'])).toEqual({
    names: ['Amina', 'Luis Paz', 'ក្មេ'.repeat(20)],
    refused: [
      { line: 4, text: 'AMINA', reason: 'duplicate' },
      { line: 5, text: 'Tom', reason: 'duplicate' },
      { line: 6, text: 'a'.repeat(21), reason: 'too-long' },
      { line: 7, text: '\u200b', reason: 'not-a-name' },
    ],
    emptyLines: 1,
  });
  expect(readNames(' \n \n', [])).toEqual({ names: [], refused: [], emptyLines: 0 });
});

test('a class is full with sixty', () => {
  const seventy = Array.from({ length: 70 }, (_, at) => `Reader ${at}`);
  const { names, refused } = readNames(seventy.join('\n'), ['One', 'Two']);
  expect([names.length, refused.length]).toEqual([58, 12]);
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['class-full']));
});
