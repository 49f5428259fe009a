import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { madePublication, madeWords } from '@letsread/formats/testing/made-publication.ts';
import { afterEach, expect, test } from 'vitest';
import type { MakeRequest } from './worker-messages.ts';
import { type Maker, MakingError, openMaker } from './open-maker.ts';

const portrait: MakeRequest = {
  choice: { kind: 'pdfPortrait', edition: 'full', paper: 'A4', flip: null, secondEditionId: null },
  publication: madePublication(),
  words: madeWords(),
};

let maker: Maker;
afterEach(() => maker.close());

test('what the writers refuse is a fault with its reason, and the next file is made all the same', async () => {
  maker = openMaker();
  const bilingual = { ...portrait, choice: { ...portrait.choice, edition: 'bilingual' as const } };
  await expect(maker.make(bilingual)).rejects.toThrow(/second edition/);
  await expect(maker.make(bilingual)).rejects.toBeInstanceOf(MakingError);
  expect((await maker.make(portrait)).pages).toBeGreaterThan(3);
});

test('a file that takes too long is a fault', async () => {
  maker = openMaker({ maxMs: 1, idleMs: 10_000 });
  await expect(maker.make(portrait)).rejects.toThrow('took more than 1 ms');
});

test('a worker that had nothing to do is ended, and begins again with the next file', async () => {
  maker = openMaker({ maxMs: 60_000, idleMs: 1 });
  const begun = once(process, 'worker') as Promise<[Worker]>;
  const made = maker.make(portrait);
  const [worker] = await begun;
  const ended = once(worker, 'exit');
  const first = await made;
  await ended;
  expect(Buffer.from((await maker.make(portrait)).bytes)).toEqual(Buffer.from(first.bytes));
});

test('a maker that was closed begins no worker again', async () => {
  maker = openMaker();
  await maker.close();
  await expect(maker.make(portrait)).rejects.toThrow('closing');
});
