import { expect, test } from 'vitest';
import { madeMp3 } from '../testing/made-bloompub.ts';
import { joinMp3 } from './join-mp3.ts';

const frameMs = (1152 / 44_100) * 1000;

test('files are put together without their tags, and each says how long it is', () => {
  const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x05', 'latin1'), Buffer.from('tagto')]);
  const about = madeMp3(1);
  about.write('Info', 36, 'latin1');
  const joined = joinMp3([Buffer.concat([tag, about, madeMp3(2), Buffer.from('TAGold')]), madeMp3(3)]);
  expect(joined?.durationsMs).toEqual([2 * frameMs, 3 * frameMs]);
  expect(joined?.bytes.equals(madeMp3(5))).toBe(true);
});

test.each([
  ['one is in one channel', [madeMp3(2), madeMp3(2, { isStereo: false })]],
  ['one is no MP3', [madeMp3(2), Buffer.from('OggS, not MP3')]],
  ['one is empty', [Buffer.alloc(0), madeMp3(2)]],
])('they are not put together where %s', (_why, files) => {
  expect(joinMp3(files)).toBeUndefined();
});
