import { expect, test } from 'vitest';
import { madeMp3 } from '../testing/made-bloompub.ts';
import { joinMp3 } from './join-mp3.ts';

const frameMs = (1152 / 44_100) * 1000;

/** Frames of speech as a small file has it: 22,050 Hertz, 32 kilobits a second, of 104 bytes and 26 ms. */
function slowMp3(frames: number): Buffer {
  const frame = Buffer.alloc(104);
  frame.set([0xff, 0xf3, 0x40, 0xc0]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

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
  ['one is damaged in the middle', [Buffer.concat([madeMp3(4), Buffer.alloc(40, 0x55), madeMp3(40)])]],
  ['one is damaged near its end', [Buffer.concat([slowMp3(40), Buffer.alloc(40, 0x55), slowMp3(13)])]],
  ['one is damaged before its last two frames', [Buffer.concat([madeMp3(4), Buffer.alloc(5000), madeMp3(2)])]],
  ['one is empty', [Buffer.alloc(0), madeMp3(2)]],
])('they are not put together where %s', (_why, files) => {
  expect(joinMp3(files)).toBeUndefined();
});

test.each([
  ['a last frame that was cut off', madeMp3(2).subarray(0, 200)],
  ['zeros that fill it up', Buffer.alloc(4096)],
  ['tags of several kinds', Buffer.concat([Buffer.from('APETAGEX'), Buffer.alloc(4000, 0x20), Buffer.from('TAGold')])],
  ['zeros and a tag', Buffer.concat([Buffer.alloc(4096), Buffer.from('TAGold'.padEnd(128))])],
  ['a tag that says at its end what it is', Buffer.concat([Buffer.alloc(4000, 0xff), Buffer.from('APETAGEX')])],
  ['a cut-off frame and a tag', Buffer.concat([madeMp3(1).subarray(0, 200), Buffer.from('TAGold'.padEnd(128))])],
])('%s at the end of a file is left out', (_what, end) => {
  expect(joinMp3([Buffer.concat([madeMp3(2), end]), madeMp3(3)])?.bytes.equals(madeMp3(5))).toBe(true);
});
