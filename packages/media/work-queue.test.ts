import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

function aJob(): { work: () => Promise<string>; finish: (error?: Error) => void; begun: () => boolean } {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  return {
    work: () => {
      hasBegun = true;
      return promise;
    },
    finish: (error) => (error === undefined ? resolve('done') : reject(error)),
    begun: () => hasBegun,
  };
}

test('no more than the given number is under way at once', async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 10, what: 'pictures' });
  const [first, second, third] = [aJob(), aJob(), aJob()];
  const jobs = [first, second, third];
  const results = jobs.map((job, number) => queue.run(String(number), job.work));
  await setImmediate();
  expect(jobs.map((job) => job.begun())).toEqual([true, true, false]);
  first.finish();
  await results[0];
  await setImmediate();
  expect(third.begun()).toBe(true);
  for (const job of jobs) job.finish();
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
});

test('a full line is an overload, and later there is room again', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1, what: 'pictures' });
  const [first, second] = [aJob(), aJob()];
  const results = [queue.run('1', first.work), queue.run('2', second.work)];
  await expect(queue.run('3', aJob().work)).rejects.toMatchObject({
    code: 'overloaded',
    status: 503,
    retryAfterSeconds: 2,
  });
  first.finish();
  second.finish();
  await Promise.all(results);
  expect(await queue.run('4', async () => 'later')).toBe('later');
});

test('the same work asked for twice is done once, and a failed one can be tried again', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 0, what: 'pictures' });
  const job = aJob();
  const results = [queue.run('same', job.work), queue.run('same', aJob().work)];
  job.finish(new Error('no room on the disk'));
  expect(await Promise.allSettled(results)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(await queue.run('same', async () => 'again')).toBe('again');
});
