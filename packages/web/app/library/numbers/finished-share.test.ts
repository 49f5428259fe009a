import type { UsageSums } from '@letsread/usage/contract.ts';
import { expect, test } from 'vitest';
import { finishedShare } from './finished-share.ts';

const of = (opened: number | null, finished: number | null) => finishedShare({ opened, finished } as UsageSums);

test('of what was opened the share that was finished is told in whole percent, and never more than all', () => {
  expect([of(200, 129), of(8, 8), of(20, 0), of(5, 7)]).toEqual([65, 100, 0, 100]);
});

test('nothing is told where a sum is too small, or nothing was opened', () => {
  expect([of(null, 5), of(5, null), of(0, 0)]).toEqual([undefined, undefined, undefined]);
});
