import { Problem } from '@letsread/http/problem.ts';
import { describe, expect, test } from 'vitest';

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

describe('a list that goes on from a cursor that its call does not know', () => {
  const unknown = new Problem('invalid-input', 400, { errors: [{ path: 'query.cursor', message: 'Give another.' }] });
  const locationOf = (error: Problem, address: string) =>
    answerOf(Promise.reject(error), new URL(address, 'https://books.example')).then(
      () => undefined,
      (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : undefined),
    );

  test('begins anew, narrowed down as it was', async () => {
    expect(await locationOf(unknown, '/search?query=kite&cursor=WyJvbGQiXQ&level=2')).toBe(
      '/search?query=kite&level=2',
    );
    expect(await locationOf(unknown, '/pathways?cursor=')).toBe('/pathways');
  });

  test('and never where the address has no cursor, or something else is wrong', async () => {
    const other = new Problem('invalid-input', 400, { errors: [{ path: 'query.level', message: 'Give 1 to 5.' }] });
    expect(await locationOf(unknown, '/search?query=kite')).toBeUndefined();
    expect(await locationOf(other, '/search?cursor=abc&level=9')).toBeUndefined();
  });
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

test('whoever asked for too much is told how long to wait', async () => {
  const refusing = (retryAfterSeconds?: number) =>
    answerOf(Promise.reject(new Problem('too-many-requests', 429, { retryAfterSeconds })));
  await expect(refusing(541)).rejects.toMatchObject({ data: { minutes: 10 } });
  await expect(refusing()).rejects.toMatchObject({ data: { minutes: 1 } });
  await expect(answerOf(Promise.reject(new Problem('overloaded', 503)))).rejects.toMatchObject({ data: null });
});
