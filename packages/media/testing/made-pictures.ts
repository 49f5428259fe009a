import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures for tests, made and not kept: a two-colour one of any size and kind. */
export async function madePicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif',
  { width = 64, height = 48, colour = '#336699' } = {},
): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: colour } });
  return picture.toFormat(format).toBuffer();
}

/** A picture with so much in it that its file can be cut in the middle of it. */
export async function noisyJpeg(width = 600, height = 600): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background: '#000000', noise } })
    .jpeg()
    .toBuffer();
}

/** A small file that says it is a huge picture. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A folder for one test, gone after it. */
export async function temporaryFolder(): Promise<AsyncDisposable & { folder: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
