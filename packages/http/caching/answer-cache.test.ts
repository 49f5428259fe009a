import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import { readyAnswer } from './ready-answer.ts';

test('an answer that was begun before all was forgotten is not kept after it', () => {
  const cache = createAnswerCache(10_000);
  const [keepOld, keepNew] = [cache.begin('/api/a'), () => cache.begin('/api/a')];
  cache.clear();
  keepOld(readyAnswer('as it was before the change'));
  expect(cache.get('/api/a')).toBeUndefined();
  const answer = readyAnswer('as it is');
  keepNew()(answer);
  expect(cache.get('/api/a')).toBe(answer);
  cache.clear();
  expect(cache.get('/api/a')).toBeUndefined();
});

test('of answers that are too much together those asked for longest ago go, packed bytes counted', () => {
  const cache = createAnswerCache(3000);
  const keep = (address: string, gzip?: Buffer) => cache.begin(address)({ ...readyAnswer('x'.repeat(600)), gzip });
  for (const address of ['/a', '/b', '/c']) keep(address);
  cache.get('/a');
  keep('/a', Buffer.alloc(900));
  expect(['/a', '/b', '/c'].map((address) => cache.get(address) !== undefined)).toEqual([true, false, true]);
});
