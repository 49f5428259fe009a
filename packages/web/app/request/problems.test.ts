import { Problem } from '@letsread/http/problem.ts';
import { expect, test } from 'vitest';

import { answerOf } from './problems.ts';

const statusOf = (error: unknown) =>
  answerOf(Promise.reject(error as Error)).then(
    () => undefined,
    (thrown: { init?: { status: number } }) => thrown.init?.status,
  );

test('what a call does not have is a page that does not exist', async () => {
  expect(await statusOf(new Problem('book-not-found', 404))).toBe(404);
  expect(await statusOf(new Problem('invalid-input', 400))).toBe(404);
});

test('what goes wrong on our side keeps its status', async () => {
  expect(await statusOf(new Problem('unexpected', 500))).toBe(500);
  expect(await statusOf(new Problem('overloaded', 503))).toBe(503);
  expect(await statusOf(new Problem('too-many-requests', 429))).toBe(503);
});

test('a bug stays what it is', async () => {
  const bug = new TypeError('x is not a function');
  await expect(answerOf(Promise.reject(bug))).rejects.toBe(bug);
});
