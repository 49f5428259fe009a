import { open } from 'node:fs/promises';
import type { ZipSource } from '@letsread/formats/epub/container/zip-source.ts';

/** Smaller files are read at once, which is several times as fast; larger ones where they lie, so that they take no memory. */
const bytesAtOnce = 32_000_000;

/** Does the work with the bytes of a file, or with a way to them, and closes it. */
export async function withFileOnDisk<T>(file: string, work: (source: ZipSource) => Promise<T>): Promise<T> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size <= bytesAtOnce) return await work(await handle.readFile());
    return await work({
      byteLength: size,
      async read(from, to) {
        const buffer = Buffer.alloc(Math.max(0, Math.min(to, size) - from));
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, from);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle.close();
  }
}
