import { choosePictures } from '@letsread/profiles/classes/contract.ts';
import { expect, test } from 'vitest';
import { arePictures, hashPictures } from './picture-password.ts';

test('three pictures are known by their order, each choice with a salt of its own, and as the call takes them', async () => {
  const chosen = await hashPictures(['bee', 'owl', 'lion']);
  expect(choosePictures.body.safeParse(chosen).success).toBe(true);
  expect(JSON.stringify(chosen)).not.toMatch(/bee|owl|lion/);
  expect(await arePictures(chosen, ['bee', 'owl', 'lion'])).toBe(true);
  expect(await arePictures(chosen, ['owl', 'bee', 'lion'])).toBe(false);
  expect((await hashPictures(['bee', 'owl', 'lion'])).hash).not.toBe(chosen.hash);
});
