/**
 * A font (SFNT: TTF or OTF) under another family name, with nothing left of its old names. Several of the licences (OFL) reserve the
 * name of the font for unchanged copies, and a part of a font is a changed one. Copyright and licence stay in it.
 * https://learn.microsoft.com/typography/opentype/spec/name
 */
export function renameFont(font: Uint8Array, names: { family: string; copyright: string }): Uint8Array {
  const { family, copyright } = names;
  const table = nameTable([
    [0, copyright],
    [1, family],
    [2, 'Regular'],
    [3, `${family} Regular`],
    [4, family],
    [6, family.replaceAll(/[^A-Za-z0-9-]/g, '')],
    [13, 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'],
    [14, 'https://openfontlicense.org'],
  ]);
  // The new table is put behind all others; what the old one held is left out when a part of the font is taken.
  const start = font.length + ((4 - (font.length % 4)) % 4);
  const renamed = Buffer.alloc(start + table.length);
  renamed.set(font);
  renamed.set(table, start);
  for (let at = 12; at < 12 + renamed.readUInt16BE(4) * 16; at += 16) {
    if (renamed.toString('latin1', at, at + 4) !== 'name') continue;
    renamed.writeUInt32BE(start, at + 8);
    renamed.writeUInt32BE(table.length, at + 12);
    return renamed;
  }
  throw new Error('The font has no table of names.');
}

/**
 * Tables that refer to names which a renamed font has lost, to be left out when a part of it is taken: browsers refuse them.
 * A single style needs no table of styles.
 */
export const tablesOfOldNames = ['STAT'];

/** What a font says of its copyright (name 0), in Windows' encoding; '' when it says nothing. */
export function copyrightOfFont(font: Uint8Array): string {
  const bytes = Buffer.from(font.buffer, font.byteOffset, font.byteLength);
  for (let at = 12; at < 12 + bytes.readUInt16BE(4) * 16; at += 16) {
    if (bytes.toString('latin1', at, at + 4) === 'name') return copyrightIn(bytes.subarray(bytes.readUInt32BE(at + 8)));
  }
  return '';
}

const windows = 3;
const unicodeBmp = 1;
const english = 0x409;

function copyrightIn(table: Buffer): string {
  const count = table.readUInt16BE(2);
  const strings = table.readUInt16BE(4);
  for (let at = 6; at < 6 + count * 12; at += 12) {
    if (table.readUInt16BE(at) !== windows || table.readUInt16BE(at + 6) !== 0) continue;
    const start = strings + table.readUInt16BE(at + 10);
    return Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8)))
      .swap16()
      .toString('utf16le');
  }
  return '';
}

function nameTable(names: [id: number, value: string][]): Buffer {
  const values = names.map(([, value]) => Buffer.from(value, 'utf16le').swap16());
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, [id]] of names.entries()) {
    const length = values[index]?.length ?? 0;
    for (const [field, number] of [windows, unicodeBmp, english, id, length, offset].entries())
      head.writeUInt16BE(number, 6 + index * 12 + field * 2);
    offset += length;
  }
  return Buffer.concat([head, ...values]);
}
