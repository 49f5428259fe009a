import { closeSync, openSync, readSync } from 'node:fs';
import { fontPath } from './font-path.ts';
import type { FontName } from './fonts.ts';

/** Whether a font has a glyph for a code point. */
export type HasCharacter = (codePoint: number) => boolean;

const known = new Map<FontName, HasCharacter>();

/** What a font can show, read from its character map (OpenType `cmap`, formats 4 and 12) and kept. */
export function charactersOfFont(name: FontName): HasCharacter {
  const found = known.get(name) ?? readCharacters(fontPath(name));
  known.set(name, found);
  return found;
}

function readCharacters(path: string): HasCharacter {
  const table = readTable(path, 'cmap');
  const offsets = Array.from({ length: table.readUInt16BE(2) }, (_, index) => table.readUInt32BE(8 + index * 8));
  const formats = offsets.map((offset) => ({ format: table.readUInt16BE(offset), map: table.subarray(offset) }));
  const full = formats.find(({ format }) => format === 12)?.map;
  if (full !== undefined) return (codePoint) => isInGroups(full, codePoint);
  const basic = formats.find(({ format }) => format === 4)?.map;
  if (basic === undefined) throw new Error(`${path} has no character map of format 4 or 12`);
  return (codePoint) => isInSegments(basic, codePoint);
}

/** A table of a font file; large fonts are not read whole. */
function readTable(path: string, tag: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const directory = read(file, 0, 12 + 64 * 16);
    const count = directory.readUInt16BE(4);
    for (let at = 12; at < 12 + count * 16; at += 16) {
      if (directory.toString('latin1', at, at + 4) === tag)
        return read(file, directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12));
    }
  } finally {
    closeSync(file);
  }
  throw new Error(`${path} has no table ${tag}`);
}

function read(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, position);
  return bytes;
}

/** Format 12: groups of first code point, last code point, first glyph. */
function isInGroups(map: Buffer, codePoint: number): boolean {
  let [low, high] = [0, map.readUInt32BE(12) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = 16 + middle * 12;
    if (codePoint > map.readUInt32BE(at + 4)) low = middle + 1;
    else if (codePoint < map.readUInt32BE(at)) high = middle - 1;
    else return map.readUInt32BE(at + 8) + codePoint - map.readUInt32BE(at) !== 0;
  }
  return false;
}

/** Format 4: segments of last code, first code, delta and, where not 0, an offset into an array of glyphs. */
function isInSegments(map: Buffer, codePoint: number): boolean {
  const doubled = map.readUInt16BE(6);
  const ends = 14;
  const starts = ends + doubled + 2;
  for (let at = 0; at < doubled; at += 2) {
    if (codePoint > map.readUInt16BE(ends + at)) continue;
    const start = map.readUInt16BE(starts + at);
    if (codePoint < start) return false;
    const delta = map.readUInt16BE(starts + doubled + at);
    const slot = starts + doubled * 2 + at;
    const offset = map.readUInt16BE(slot);
    const glyph = offset === 0 ? codePoint : map.readUInt16BE(slot + offset + (codePoint - start) * 2);
    return glyph !== 0 && ((glyph + delta) & 0xffff) !== 0;
  }
  return false;
}
