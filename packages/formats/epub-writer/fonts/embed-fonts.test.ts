import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { featuresOfText } from '../../fonts/features-of-text.ts';
import { fontPath } from '../../fonts/font-path.ts';
import { fonts } from '../../fonts/fonts.ts';
import { embedFonts } from './embed-fonts.ts';
import { copyrightOfFont, renameFont } from './rename-font.ts';

const burmese = { tag: 'my', name: 'မြန်မာ', script: 'Mymr', direction: 'ltr' } as const;
const english = { tag: 'en', name: 'English', script: 'Latn', direction: 'ltr' } as const;

function tablesOf(font: Uint8Array): string[] {
  const bytes = Buffer.from(font);
  return Array.from({ length: bytes.readUInt16BE(4) }, (_, at) => bytes.toString('latin1', 12 + at * 16, 16 + at * 16));
}

/** The OpenType features that a font substitutes and places its letters by. */
function featuresOf(font: Uint8Array): string[] {
  const bytes = Buffer.from(font);
  const entries = Array.from({ length: bytes.readUInt16BE(4) }, (_, at) => bytes.subarray(12 + at * 16, 28 + at * 16));
  const tables = entries.filter((each) => ['GSUB', 'GPOS'].includes(each.toString('latin1', 0, 4)));
  const lists = tables.map((entry) => {
    const table = bytes.subarray(entry.readUInt32BE(8));
    return table.subarray(table.readUInt16BE(6));
  });
  return lists.flatMap((list) =>
    Array.from({ length: list.readUInt16BE(0) }, (_, at) => list.toString('latin1', 2 + at * 6, 6 + at * 6)),
  );
}

/** All strings of a font's table of names, whatever they are about. */
function namesOf(font: Uint8Array): string[] {
  const bytes = Buffer.from(font);
  const entries = Array.from({ length: bytes.readUInt16BE(4) }, (_, at) => bytes.subarray(12 + at * 16, 28 + at * 16));
  const entry = entries.find((each) => each.toString('latin1', 0, 4) === 'name') ?? Buffer.alloc(16);
  const table = bytes.subarray(entry.readUInt32BE(8), entry.readUInt32BE(8) + entry.readUInt32BE(12));
  return Array.from({ length: table.readUInt16BE(2) }, (_, at) => {
    const start = table.readUInt16BE(4) + table.readUInt16BE(6 + at * 12 + 10);
    return Buffer.from(table.subarray(start, start + table.readUInt16BE(6 + at * 12 + 8)))
      .swap16()
      .toString('utf16le');
  });
}

describe('the fonts of a book', () => {
  it('are none for letters that every e-reader has', async () => {
    const text = 'Où est le cerf-volant ? Großer Drache – „ja“! Σίμπεγκουιρε. Повітряний змій ґ';
    expect((await embedFonts([{ language: english, text }])).fonts).toEqual([]);
  });

  it('hold what the book needs of the font of its script, much less than all', async () => {
    const { fonts: embedded, familiesByScript } = await embedFonts([{ language: burmese, text: 'ကလေး ကစားနေသည်။' }]);
    expect(embedded.map(({ family }) => family)).toEqual(['story-1']);
    expect(familiesByScript).toEqual(new Map([['Mymr', ['story-1']]]));
    const whole = await readFile(fontPath('padauk'));
    expect(embedded[0]?.bytes.length).toBeLessThan(whole.length / 3);
  });

  it.each([
    ['lgg', 'Latn', 'Ʉ́ma ɨ̀ri ŋga', ['ccmp', 'mark', 'mkmk']],
    ['ja', 'Jpan', 'ゆっくり、おいかけっこ。', ['kern']],
    ['my', 'Mymr', 'ကလေး ကစားနေသည်။', ['pref', 'dist', 'kern']],
  ])('join and place the letters of %s, without forms that nobody asks for', async (tag, script, text, kept) => {
    const language = { tag, name: tag, script, direction: 'ltr' } as const;
    const { fonts: embedded } = await embedFonts([{ language, text }]);
    const found = embedded.flatMap(({ bytes }) => featuresOf(bytes));
    expect(found).toEqual(expect.arrayContaining(kept));
    expect(found.filter((name) => !featuresOfText.includes(name))).toEqual([]);
  });

  it('come with their licence and copyright and without the name that the licence reserves', async () => {
    const { fonts: embedded } = await embedFonts([{ language: burmese, text: 'ကလေး' }]);
    const [font] = embedded;
    expect(font?.licenceText).toContain('SIL OPEN FONT LICENSE');
    const names = namesOf(font?.bytes ?? new Uint8Array());
    expect(names).toContain('story-1');
    expect(names.filter((name) => name.includes('Padauk') && !name.startsWith('Copyright'))).toEqual([]);
    expect(names.some((name) => name.startsWith('Copyright'))).toBe(true);
    expect(names.some((name) => name.includes('SIL Open Font License'))).toBe(true);
  });

  it('refer to no name that they have lost', async () => {
    const tamil = { tag: 'ta', name: 'தமிழ்', script: 'Taml', direction: 'ltr' } as const;
    const { fonts: embedded } = await embedFonts([{ language: tamil, text: 'பட்டம்' }]);
    expect(embedded.map(({ bytes }) => tablesOf(bytes).includes('STAT'))).toEqual([false]);
  });

  it('are one font for the African letters of a Latin text and its other letters', async () => {
    const text = 'Ɛ̀bɛ ɖo ŋutsu ƒe kɔ';
    const { fonts: embedded } = await embedFonts([{ language: { ...english, tag: 'ee' }, text }]);
    expect(embedded.length).toBe(1);
  });

  it('leave a sign that no font has to the reader', async () => {
    expect((await embedFonts([{ language: english, text: 'A kite \u{1fa81}' }])).fonts).toEqual([]);
  });

  it('of one script in two languages are made once', async () => {
    const texts = ['ကလေး', 'ကစား'].map((text) => ({ language: burmese, text }));
    expect((await embedFonts(texts)).fonts.length).toBe(1);
  });
});

describe('renaming a font', () => {
  it('works for every font that may be embedded, and keeps its copyright', async () => {
    for (const name of Object.keys(fonts) as (keyof typeof fonts)[]) {
      const font = await readFile(fontPath(name));
      const copyright = copyrightOfFont(font);
      expect(copyright, name).toMatch(/copyright|©|\(c\)/i);
      const renamed = renameFont(font, { family: 'story-1', copyright });
      expect(copyrightOfFont(renamed)).toBe(copyright);
      expect(namesOf(renamed).slice(1, 3)).toEqual(['story-1', 'Regular']);
    }
  });

  it('refuses what has no table of names', () => {
    expect(() => renameFont(Buffer.alloc(12), { family: 'story-1', copyright: '' })).toThrow('no table of names');
    expect(copyrightOfFont(Buffer.alloc(12))).toBe('');
  });
});
