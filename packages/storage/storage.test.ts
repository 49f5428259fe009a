import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { StorageError } from './storage-error.ts';
import type { Storage } from './storage.ts';
import { requireStorage, createStorageFromEnvironment } from './storage-settings.ts';
import { startS3Server } from './testing/s3-server.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lets-read-storage-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const kinds: [string, () => Storage][] = [
  ['a folder', () => createFolderStorage(folder)],
  ['a bucket', () => createS3Storage(s3.settings)],
];

describe.each(kinds)('%s', (_name, open) => {
  const key = 'media/pictures/3f/3fa9.jpg';
  const bytes = Buffer.from('a red kite over the hill');

  test('keeps what is written, whole and in parts, until it is removed', async () => {
    const storage = open();
    expect([await storage.sizeOf(key), await storage.read(key), await storage.stream(key)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await storage.write(key, Buffer.from('a first draft of another length'));
    await storage.write(key, bytes);
    expect(await storage.sizeOf(key)).toBe(bytes.length);
    expect(await storage.read(key)).toEqual(bytes);
    const whole = await storage.stream(key);
    expect(whole && (await buffer(whole))).toEqual(bytes);
    const part = await storage.stream(key, { first: 2, last: 9 });
    expect(part && (await buffer(part)).toString()).toBe('red kite');
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.sizeOf(key)).toBeUndefined();
  });

  test('lists what is in a folder, more than an answer holds', async () => {
    const storage = open();
    expect(await Array.fromAsync(storage.list('covers'))).toEqual([]);
    const keys = Array.from({ length: 1010 }, (_, at) => `covers/${at % 7}/${at}.webp`);
    await Promise.all(keys.map((one) => storage.write(one, bytes)));
    await storage.write('coversheet', bytes);
    const found = await Array.fromAsync(storage.list('covers'));
    expect(found.map((one) => one.key).toSorted()).toEqual(keys.toSorted());
    expect(found[0]).toMatchObject({ bytes: bytes.length });
    expect(Date.now() - Number(found[0]?.changedAt)).toBeLessThan(3_600_000);
  });
});

test('a bucket that is cut off while it answers is passing trouble, whatever was asked of it', async () => {
  let status = 200;
  const server = createServer((_, answer) => {
    answer.writeHead(status, { 'content-length': 1000 });
    answer.write('a red kite');
    setTimeout(() => answer.destroy(), 20);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const storage = createS3Storage({ ...s3.settings, S3_ENDPOINT: `http://127.0.0.1:${port}` });
  const streamed = async () => {
    const stream = await storage.stream(key);
    return stream && buffer(stream);
  };
  const key = 'media/pictures/3f/3fa9.jpg';
  const asks = [() => storage.read(key), streamed, () => Array.fromAsync(storage.list('media'))];
  for (const ask of asks) await expect(ask()).rejects.toBeInstanceOf(StorageError);
  status = 403;
  for (const ask of asks) await expect(ask()).rejects.toBeInstanceOf(StorageError);
  server.close();
});

test('a clock that is wrong is told as what it is', async () => {
  const server = createServer((_, response) =>
    response.writeHead(403).end('<Error><Code>RequestTimeTooSkewed</Code></Error>'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const late = createS3Storage({ ...s3.settings, S3_ENDPOINT: `http://127.0.0.1:${port}` });
  await expect(requireStorage(late)).rejects.toThrow('The clock of this machine, or that of the storage, is wrong');
  server.close();
});

test('no key leads out of the folder', () => {
  expect(() => createFolderStorage(folder).read('../secret')).toThrow('outside');
});

test('a bucket, key or address that is wrong is told at the start, without the secret', async () => {
  const wrong = (change: Partial<typeof s3.settings>) => requireStorage(createS3Storage({ ...s3.settings, ...change }));
  await expect(wrong({ S3_BUCKET: 'kites' })).rejects.toThrow('Make the bucket first');
  await expect(wrong({ S3_ACCESS_KEY_ID: 'nobody' })).rejects.toThrow('See S3_ACCESS_KEY_ID.');
  await expect(wrong({ S3_SECRET_ACCESS_KEY: 'a secret' })).rejects.toThrow(
    /^the bucket books at 127.0.0.1:\d+ refuses a request \(SignatureDoesNotMatch\). See S3_SECRET_ACCESS_KEY and S3_REGION.$/,
  );
  await expect(wrong({ S3_ENDPOINT: 'http://127.0.0.1:9' })).rejects.toThrow('cannot be reached');
  expect(() => createStorageFromEnvironment(folder, { S3_BUCKET: 'books' })).toThrow('S3_ACCESS_KEY_ID cannot be used');
  expect(createStorageFromEnvironment(folder, { ...s3.settings }).description).toContain('the bucket books');
  expect(createStorageFromEnvironment(folder, { S3_BUCKET: '' }).description).toContain(folder);
});
