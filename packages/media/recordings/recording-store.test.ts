import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { recordingLimits } from './inspect-recording.ts';
import { madePicture, temporaryFolder } from '../testing/made-pictures.ts';
import { recordingOfTest } from '../testing/made-recordings.ts';
import { hashBytes } from '../pictures/picture-store.ts';
import { recordingKey, readRecordingName } from './recording-file.ts';
import { createRecordingStore, type RecordingStore } from './recording-store.ts';

async function anEmptyStore(): Promise<RecordingStore> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return createRecordingStore(folder.folder);
}

async function allFiles(store: RecordingStore): Promise<string[]> {
  const entries = await readdir(store.dataDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

const sound = { width: null, height: null };

test.each([
  ['half-second.mp3', 'audio/mpeg', [500, 700], sound],
  ['half-second.opus', 'audio/ogg', [490, 520], sound],
  ['half-second.m4a', 'audio/mp4', [490, 600], sound],
  ['half-second.wav', 'audio/wav', [500, 500], sound],
  ['one-second.mp4', 'video/mp4', [1000, 1000], { width: 160, height: 200 }],
  ['one-second.small.mp4', 'video/mp4', [1000, 1000], { width: 80, height: 100 }],
  ['one-second.webm', 'video/webm', [990, 1010], { width: 160, height: 200 }],
] as const)('%s is kept byte for byte and described', async (name, type, [min, max], size) => {
  const store = await anEmptyStore();
  const bytes = await recordingOfTest(name);
  const stored = await store.storeRecording(bytes);
  expect(stored).toMatchObject({ sha256: hashBytes(bytes), type, bytes: bytes.length, ...size });
  expect(stored.durationMs).toBeGreaterThanOrEqual(min);
  expect(stored.durationMs).toBeLessThanOrEqual(max);
  const file = path.join(store.dataDir, (await store.findRecording(stored))?.key ?? '');
  expect(await readFile(file)).toEqual(bytes);
  expect(readRecordingName(path.basename(file))).toEqual({ sha256: stored.sha256, type });
});

test('the same recording again is one file, and one that was cut short is written again', async () => {
  const store = await anEmptyStore();
  const bytes = await recordingOfTest('half-second.mp3');
  const stored = await store.storeRecording(bytes);
  const file = path.join(store.dataDir, (await store.findRecording(stored))?.key ?? '');
  await writeFile(file, bytes.subarray(0, 10));
  await Promise.all(Array.from({ length: 4 }, () => store.storeRecording(bytes)));
  expect(await readFile(file)).toEqual(bytes);
  expect(await allFiles(store)).toHaveLength(1);
});

test.each<[string, () => Promise<Buffer>, string]>([
  ['an empty file', async () => Buffer.alloc(0), 'recording-empty'],
  ['a picture', () => madePicture('jpeg'), 'recording-kind-not-accepted'],
  [
    'a page of HTML',
    async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'recording-kind-not-accepted',
  ],
  ['Vorbis in Ogg', () => recordingOfTest('vorbis.ogg'), 'recording-kind-not-accepted'],
  ['video that browsers do not play', () => recordingOfTest('old-video.mp4'), 'recording-kind-not-accepted'],
  ['WebM without a length', () => recordingOfTest('no-length.webm'), 'recording-damaged'],
  [
    'only the beginning of an MP4',
    async () => (await recordingOfTest('one-second.mp4')).subarray(0, 40),
    'recording-damaged',
  ],
  [
    'only the beginning of an Opus file',
    async () => (await recordingOfTest('half-second.opus')).subarray(0, 60),
    'recording-damaged',
  ],
  [
    'noise behind a first frame',
    async () => Buffer.concat([Buffer.from([0xff, 0xfb]), Buffer.alloc(5000, 7)]),
    'recording-kind-not-accepted',
  ],
  [
    'a huge sound',
    async () => Buffer.concat([await recordingOfTest('half-second.wav'), Buffer.alloc(recordingLimits.audioBytes)]),
    'recording-too-many-bytes',
  ],
  ['a huge file', async () => Buffer.alloc(recordingLimits.videoBytes + 1), 'recording-too-many-bytes'],
])('%s is refused and leaves nothing behind', async (_what, make, code) => {
  const store = await anEmptyStore();
  await expect(store.storeRecording(await make())).rejects.toMatchObject({ name: 'UnusableRecordingError', code });
  expect(await allFiles(store)).toEqual([]);
});

test.each(['../../secret.mp3', `${'a'.repeat(64)}.exe`, `${'a'.repeat(63)}.mp3`, `${'A'.repeat(64)}.mp3`, 'a.mp3', ''])(
  'the name "%s" is none of a recording',
  async (name) => {
    const store = await anEmptyStore();
    await mkdir(path.join(store.dataDir, 'media', 'recordings'), { recursive: true });
    await writeFile(path.join(store.dataDir, 'secret.mp3'), 'secret');
    expect(readRecordingName(name)).toBeUndefined();
    expect(() => recordingKey({ sha256: name, type: 'audio/mpeg' })).toThrow('no recording');
  },
);
