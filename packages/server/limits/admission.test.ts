import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAdmission } from './admission.ts';

/** Work that begins when it is let and ends when it is told. */
function heldWork(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  return {
    work: () => {
      begun.push(name);
      return promise;
    },
    finish: () => resolve(name),
  };
}

test('a few at once, the more important first, and nobody waits in a line that is full', async () => {
  const begun: string[] = [];
  const admit = createAdmission({ maxAtOnce: 1, maxWaiting: 2 });
  const held = { first: heldWork(begun, 'first'), search: heldWork(begun, 'search'), page: heldWork(begun, 'page') };
  const results = [admit(held.first.work), admit(held.search.work), admit(held.page.work, { priority: 1 })];
  await expect(admit(async () => 'too many')).rejects.toMatchObject({
    code: 'overloaded',
    status: 503,
    retryAfterSeconds: 2,
  });
  for (const { finish } of Object.values(held)) finish();
  expect(await Promise.all(results)).toEqual(['first', 'search', 'page']);
  expect(begun).toEqual(['first', 'page', 'search']);
  expect(await admit(async () => 'later')).toBe('later');
});

test('what nobody waits for any more is not begun, and what fails makes room', async () => {
  const begun: string[] = [];
  const admit = createAdmission({ maxAtOnce: 1, maxWaiting: 5 });
  const first = heldWork(begun, 'first');
  let isNeeded = true;
  const running = admit(first.work);
  const abandoned = admit(heldWork(begun, 'abandoned').work, { isNeeded: () => isNeeded });
  isNeeded = false;
  first.finish();
  await expect(abandoned).rejects.toMatchObject({ code: 'invalid-input' });
  await running;
  await expect(admit(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  await setImmediate();
  expect(await admit(async () => 'next')).toBe('next');
  expect(begun).toEqual(['first']);
});

test('after some milliseconds of work whatever else is ready has its turn', async () => {
  const begun: string[] = [];
  const admit = createAdmission({ maxAtOnce: 1, maxWaiting: 5 });
  const search = (name: string) =>
    admit(async () => {
      begun.push(name);
      for (const until = performance.now() + 11; performance.now() < until;);
    });
  const searches = ['first search', 'second search'].map(search);
  for (const step of ['a write is read', 'it is written']) {
    await setImmediate();
    begun.push(step);
  }
  await Promise.all(searches);
  expect(begun).toEqual(['first search', 'a write is read', 'it is written', 'second search']);
});
