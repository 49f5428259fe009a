import { expect, test } from 'vitest';
import { completionKinds, stickerNames } from './contract.ts';
import { stickerOf } from './sticker-of.ts';

test('the completions of a book earn four different stickers, always the same ones', () => {
  const earned = completionKinds.map((kind) => stickerOf(kind, '9223372036854775807'));
  expect(new Set(earned).size).toBe(4);
  expect(completionKinds.map((kind) => stickerOf(kind, '9223372036854775807'))).toEqual(earned);
});

test('a shelf of as many books as there are stickers earns every sticker', () => {
  const earned = stickerNames.map((_, at) => stickerOf('book', String(at + 1)));
  expect(new Set(earned).size).toBe(stickerNames.length);
});
