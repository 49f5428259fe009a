import { getEventListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createBackgroundWork } from './background-work.ts';

/** Work that is under way until it is told to end. */
function heldWork() {
  let end = () => {};
  let begun = 0;
  const work = () => {
    begun += 1;
    return new Promise<void>((resolve) => (end = resolve));
  };
  return { work, end: () => end(), begun: () => begun };
}

const doNothing = async () => {};

test('one piece is done at a time, what was asked for before what was not, and each once', async () => {
  const background = createBackgroundWork({ rest: 0 });
  const held = heldWork();
  const done: string[] = [];
  background.add('held', held.work);
  background.add('held', held.work);
  const ahead = background.addLast('ahead', async () => void done.push('ahead'));
  background.add('asked', async () => void done.push('asked'));
  expect(done).toEqual([]);
  held.end();
  await ahead;
  expect(done).toEqual(['asked', 'ahead']);
  expect(held.begun()).toBe(1);
});

test('the line has an end, and what is turned away may come again', async () => {
  const background = createBackgroundWork({ maxWaiting: 1, rest: 0 });
  const held = heldWork();
  expect([background.add('1', held.work), background.add('2', doNothing), background.add('3', doNothing)]).toEqual([
    true,
    true,
    false,
  ]);
  held.end();
  await background.addLast('4', doNothing);
  expect(background.add('3', doNothing)).toBe(true);
});

test('closing waits for what is under way and drops the rest', async () => {
  const background = createBackgroundWork({ rest: 1e6 });
  const held = heldWork();
  let wasDropped = true;
  background.add('held', held.work);
  background.add('later', async () => void (wasDropped = false));
  const closed = background.close();
  held.end();
  await closed;
  expect(wasDropped).toBe(true);
});

test('closing does not wait for the end of a pause', { timeout: 2000 }, async () => {
  const background = createBackgroundWork({ rest: 1e6 });
  const done = background.addLast('1', () => setTimeout(10));
  await setTimeout(50);
  await background.close();
  await expect(done).resolves.toBeUndefined();
});

test('work that fails does not keep the next from being done', async () => {
  const background = createBackgroundWork({ rest: 0 });
  background.add('fails', () => Promise.reject(new Error('no room')));
  await expect(background.addLast('fails too', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  await background.addLast('next', doNothing);
});

test('a pause that is over leaves nothing behind, however many there were', async () => {
  const listened = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const background = createBackgroundWork({ rest: 0.001 });
  for (const key of ['1', '2', '3']) await background.addLast(key, doNothing);
  const signals = new Set(listened.mock.contexts.filter((one) => one instanceof AbortSignal));
  listened.mockRestore();
  expect(signals.size).toBe(1);
  expect([...signals].flatMap((signal) => getEventListeners(signal, 'abort'))).toEqual([]);
});
