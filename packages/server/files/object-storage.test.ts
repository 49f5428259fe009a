import { readdir } from 'node:fs/promises';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { createRecordingStore } from '@letsread/media/recordings/recording-store.ts';
import { madePicture, temporaryFolder } from '@letsread/media/testing/made-pictures.ts';
import { recordingOfTest } from '@letsread/media/testing/made-recordings.ts';
import { createStorage } from '@letsread/storage/storage-settings.ts';
import { startS3Server } from '@letsread/storage/testing/s3-server.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../create-server.ts';
import { readSettings } from '../settings.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
let folders: Awaited<ReturnType<typeof temporaryFolder>>[];
let database: Database;
/** Two machines, each with a data folder of its own. */
let servers: FastifyInstance[];
let settings: ReturnType<typeof readSettings>[];
beforeAll(async () => {
  s3 = await startS3Server();
  database = await openTestDatabase();
  folders = [await temporaryFolder(), await temporaryFolder()];
  settings = folders.map(({ folder }) =>
    readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder, MEDIA_URL: 'https://media.example/media', ...s3.settings }),
  );
  servers = await Promise.all(
    settings.map((each) => createServer({ database, settings: each, loadWebApp: undefined })),
  );
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.close();
  for (const folder of folders) await folder[Symbol.asyncDispose]();
});

test('what one machine was given every other one serves, and nothing lies on their disks', async () => {
  const [here] = settings;
  if (here === undefined) throw new Error('no settings');
  const storage = createStorage(here, here.DATA_DIR);
  const picture = await createPictureStore(here.DATA_DIR, storage).storePicture(
    await madePicture('png', { width: 800 }),
  );
  const sound = await recordingOfTest('half-second.mp3');
  const recording = await createRecordingStore(here.DATA_DIR, storage).storeRecording(sound);
  for (const server of servers) {
    const small = await server.inject(`/media/pictures/${picture.sha256}/256.webp`);
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);
    // Behind a CDN it is kept on devices too.
    expect(small.headers['access-control-allow-origin']).toBe('*');
    const url = `/media/recordings/${recording.sha256}.mp3`;
    const part = await server.inject({ url, headers: { range: 'bytes=100-299' } });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-299/${sound.length}`]);
    expect(part.rawPayload).toEqual(sound.subarray(100, 300));
    expect((await server.inject(url)).rawPayload).toEqual(sound);
    expect((await server.inject({ url, method: 'HEAD' })).headers['content-length']).toBe(String(sound.length));
  }
  const resized = await Array.fromAsync(storage.list('media/resized'));
  expect(resized.map(({ key }) => key)).toContain(
    `media/resized/${picture.sha256.slice(0, 2)}/${picture.sha256}/256.webp`,
  );
  for (const { folder } of folders) expect(await readdir(folder)).not.toContain('media');
});

test('without the object storage a file is told to be away for now, and not to be none', async () => {
  await s3.stop();
  const answer = await servers[0]?.inject(`/media/pictures/${'a'.repeat(64)}/640.webp`);
  expect([answer?.statusCode, answer?.json<{ code: string }>().code]).toEqual([503, 'storage-unavailable']);
  expect(answer?.headers['cache-control']).toBe('no-store');
});
