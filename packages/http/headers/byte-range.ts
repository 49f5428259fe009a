/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * What a Range header asks of a file (RFC 9110, 14.2): one range; "none" when it lies outside the file; undefined for
 * the whole file, as for several ranges and for what is not understood.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return Number(to) === 0 ? 'none' : within(Math.max(0, size - Number(to)), size - 1, size);
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return within(Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1), size);
}

function within(first: number, last: number, size: number): ByteRange | 'none' {
  return first < size ? { first, last } : 'none';
}
