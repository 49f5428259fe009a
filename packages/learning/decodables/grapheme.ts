/**
 * A grapheme taken apart. `first` are its letters, or those before the gap of a parted one (a-e), whose letters after it are `last`, otherwise ''.
 */
export type Grapheme = { label: string; first: string; last: string; position: 'anywhere' | 'start' | 'end' | 'split' };

const notation =
  /^(?<start>-)?(?<first>[\p{Ll}\p{Lo}\p{Lm}\p{M}']+)(?:-(?<last>[\p{Ll}\p{Lo}\p{M}]+))?(?<end>-)?(?: \([\p{L}\p{M}]+\))?$/u;

/** Reads the notation that `scheme.ts` tells of, "a-e" or "ow (snow)"; undefined when it is none. */
export function readGrapheme(label: string): Grapheme | undefined {
  const { start, first, last, end } = notation.exec(label)?.groups ?? {};
  const flags = [start, last, end].filter((flag) => flag !== undefined);
  if (first === undefined || flags.length > 1 || label !== label.normalize('NFC')) return undefined;
  if (last !== undefined) return { label, first, last, position: 'split' };
  return { label, first, last: '', position: start !== undefined ? 'end' : end === undefined ? 'anywhere' : 'start' };
}
