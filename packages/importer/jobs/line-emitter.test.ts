import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createLineEmitter } from './line-emitter.ts';

test('a line that could not be written is told when all are to be there, and ends no process before', async () => {
  const unhandled: unknown[] = [];
  const listener = (error: unknown) => void unhandled.push(error);
  process.on('unhandledRejection', listener);
  onTestFinished(() => void process.off('unhandledRejection', listener));
  const lines = createLineEmitter(async () => {});
  void lines.later(() => Promise.reject(new Error('The database is gone.')));
  await setTimeout(10);
  expect(unhandled).toEqual([]);
  await expect(lines.settled()).rejects.toThrow('The database is gone.');
});
