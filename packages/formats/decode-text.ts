import { FormatError } from './format-error.ts';

/** The text of a file in UTF-8, or in UTF-16 that says so. @throws FormatError not-utf8 where it is neither. */
export function decodeText(bytes: Uint8Array, file: string): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xfe && second === 0xff ? 'utf-16be' : first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new FormatError('not-utf8', { file, message: 'It is neither UTF-8 nor UTF-16.' });
  }
}
