import { badgeNames, stickerNames } from '@letsread/learning/contract.ts';
import { wordPictures } from '@letsread/learning/decodables/contract.ts';
import { expect, test } from 'vitest';

import { badgeAddress, stickerAddress, wordPictureAddress } from './sticker-address.ts';

test('every sticker and every badge has a picture of its own', () => {
  const addresses = [...stickerNames.map(stickerAddress), ...badgeNames.map(badgeAddress)];
  expect(new Set(addresses).size).toBe(stickerNames.length + badgeNames.length);
});

test('every word of letters and sounds has a picture of its own', () => {
  expect(new Set(wordPictures.map(wordPictureAddress)).size).toBe(wordPictures.length);
});
