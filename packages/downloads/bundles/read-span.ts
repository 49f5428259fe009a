import type { ByteSpan } from '@letsread/storage/storage.ts';
import type { ZipLayout } from './zip-layout.ts';

/** The bytes of an entry, or a part of them. */
export type OpenEntry = (index: number, span: ByteSpan) => Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array>>;

/** The bytes of an archive from the first to the last of a span, entry after entry: one of them is open at a time. */
export async function* readSpan(
  { parts }: ZipLayout,
  { first, last }: ByteSpan,
  open: OpenEntry,
): AsyncGenerator<Uint8Array> {
  let offset = 0;
  for (const part of parts) {
    const length = part.kind === 'header' ? part.bytes.length : part.length;
    const from = Math.max(0, first - offset);
    const to = Math.min(length - 1, last - offset);
    offset += length;
    if (from > to) continue;
    if (part.kind === 'header') yield part.bytes.subarray(from, to + 1);
    else yield* await open(part.index, { first: from, last: to });
  }
}
