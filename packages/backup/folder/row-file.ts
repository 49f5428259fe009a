import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ManifestFile } from './manifest.ts';

const linesAtOnce = 500;

/** Writes a line for each row, as a string of JSON, compressed. */
export async function writeRowFile(folder: string, name: string, rows: AsyncIterable<string[]>): Promise<ManifestFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(path.join(folder, name), 'wx', 0o600);
  try {
    await pipeline(Readable.from(linesOf(rows)), createGzip({ level: 6 }), async (parts: AsyncIterable<Buffer>) => {
      for await (const part of parts) {
        hash.update(part);
        bytes += part.length;
        await handle.writeFile(part);
      }
    });
  } finally {
    await handle.close();
  }
  return { file: name, bytes, sha256: hash.digest('hex') };
}

async function* linesOf(rows: AsyncIterable<string[]>): AsyncGenerator<string> {
  for await (const some of rows) yield some.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** The rows of such a file, some at a time. */
export async function* readRowFile(folder: string, name: string): AsyncGenerator<string[]> {
  const source = createReadStream(path.join(folder, name));
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  let rest: Buffer = Buffer.alloc(0);
  let rows: string[] = [];
  for await (const part of text as AsyncIterable<Buffer>) {
    let bytes = rest.length === 0 ? part : Buffer.concat([rest, part]);
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10)) {
      rows.push(JSON.parse(bytes.toString('utf8', 0, end)) as string);
      bytes = bytes.subarray(end + 1);
      if (rows.length < linesAtOnce) continue;
      yield rows;
      rows = [];
    }
    rest = bytes;
  }
  if (rows.length > 0) yield rows;
}
