import { maxCompletions } from '@letsread/learning/contract.ts';
import { expect, test } from 'vitest';

import { completionsToSend, maxAtOnce } from './completions-to-send.ts';

const at = '2026-03-01T08:00:00.000Z';
const lastAt = '2026-03-05T08:00:00.000Z';
const once = { profileId: '', kind: 'book' as const, bookId: '7', languageId: '1', at, lastAt: at };

test('what was done once is told once, and what was done again also with its last time', () => {
  const completion = { kind: 'book', bookId: '7', lId: '1' };
  expect(completionsToSend([once])).toEqual([{ ...completion, at }]);
  expect(completionsToSend([{ ...once, lastAt }])).toEqual([
    { ...completion, at },
    { ...completion, at: lastAt },
  ]);
});

test('so many as are told at once are never more than the library takes', () => {
  const completions = Array.from({ length: maxAtOnce }, () => ({ ...once, lastAt }));
  expect(completionsToSend(completions).length).toBeLessThanOrEqual(maxCompletions);
});
