import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { interfaceLanguages } from '@letsread/interface-text/interface-languages.ts';
import { interfaceText } from '@letsread/interface-text/interface-text.ts';
import { pagesFolder } from '@letsread/interface-text/pages-folder.ts';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');
const stories = path.join(root, 'starter/books');

/** Whether a sheet has a face for a character. */
function inSheet(name: string): (character: string) => boolean {
  const ranges = [...read(import.meta.dirname, name).matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  );
  return (character) => {
    const point = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => point >= first && point <= last);
  };
}

describe('a device without letters of its own', () => {
  test.each([
    ['zh', 'chinese', /[\p{sc=Han}\u3000-\u303f\uff00-\uffef]/u],
    ['ja', 'japanese', /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u30ff\uff00-\uffef]/u],
    ['ko', 'korean', /[\p{sc=Hangul}\u3000-\u303f]/u],
  ])(
    'has all that the screens and the starter library say in %s (else run scripts/make-letters.mjs)',
    (code, sheet, script) => {
      const texts = [
        ...Object.values(interfaceText(code)?.fields ?? {}),
        ...readdirSync(path.join(pagesFolder, code)).map((page) => read(pagesFolder, code, page)),
        ...readdirSync(stories)
          .filter((book) => readdirSync(path.join(stories, book)).includes(`${code}.json`))
          .map((book) => read(stories, book, `${code}.json`)),
      ];
      const has = inSheet(`letters/${sheet}.css`);
      const characters = new Set(Array.from(texts.join('')).filter((character) => script.test(character)));
      expect([...characters].filter((character) => !has(character))).toEqual([]);
    },
  );

  test('has the letters of every language’s own name', () => {
    const [names, latin, cyrillic] = [
      inSheet('letters/names.css'),
      inSheet('latin.css'),
      inSheet('scripts/cyrillic.css'),
    ];
    // The last two are of books that libraries bring in, and CLDR does not name them.
    const others = [
      { code: 'mnw', name: 'ဘာသာမန်' },
      { code: 'rki', name: 'ရခိုင်ဘာသာ' },
    ];
    for (const { code, name } of [...interfaceLanguages, ...others]) {
      const missing = Array.from(name).filter((one) => !names(one) && !latin(one) && !cyrillic(one));
      expect([code, missing.join('')]).toEqual([code, code === 'zh' ? '（）' : '']);
    }
  });

  test('has fonts without tables that refer to names which they lost, as browsers discard those', () => {
    const folder = path.join(import.meta.dirname, 'letters');
    const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
    expect(files.length).toBeGreaterThan(15);
    // Of WOFF2 the names of unusual tables stand unpacked in the directory at its beginning.
    const withStyles = files.filter((file) => readFileSync(path.join(folder, file)).subarray(0, 300).includes('STAT'));
    expect(withStyles).toEqual([]);
  });
});

/** The faces of a sheet that come from `parts`, each with its file and its ranges as they are written. */
function partsOf(sheet: string): { file: string; range: string; has: (point: number) => boolean }[] {
  const faces = read(import.meta.dirname, sheet).matchAll(/parts\/([a-z\d-]+\.woff2)[^}]*?unicode-range:([^;]+);/g);
  return Array.from(faces, ([, file = '', written = '']) => {
    const ranges = Array.from(written.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g), ([, first = '', last = first]) =>
      [first, last].map((hex) => Number.parseInt(hex, 16)),
    );
    const has = (point: number) => ranges.some(([first = 0, last = 0]) => point >= first && point <= last);
    return { file, range: written.trim().replaceAll(/\s+/g, ' '), has };
  });
}

describe('a part of a published font', () => {
  const sheets = [
    'latin.css',
    ...readdirSync(path.join(import.meta.dirname, 'scripts')).map((name) => `scripts/${name}`),
  ];

  test('has the letters that its sheets ask for, and no other (else run scripts/make-letters.mjs)', () => {
    const asked = sheets.flatMap(partsOf).map(({ file, range }) => [file, range] as const);
    const made = JSON.parse(read(import.meta.dirname, 'parts/ranges.json')) as Record<string, string>;
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(([file, range]) => made[file] !== range)).toEqual([]);
    const files = readdirSync(path.join(import.meta.dirname, 'parts')).filter((file) => file.endsWith('.woff2'));
    expect(files.toSorted()).toEqual([...new Set(asked.map(([file]) => file))].toSorted());
  });

  // As they stand in stories in Lugbara, Yoruba, Ewe and Tunisian Arabic, and in Nuer. A mark from another font than its letter is one that stands beside it.
  test.each(['ʉ́', 'ʉ̌', 'ɨ̀', 'ɨ̂', 'ẹ̀', 'Ọ́', 'ɔ̃', 'ɛ̈', 'ǝ̀', 't́', 'D̀', 'đ̣', 'e̱', 'ɔ̱', 'm̀', 'ŋ́'])(
    'draws the letter %s with its mark from one face, in either weight',
    (letter) => {
      const points = Array.from(letter, (one) => one.codePointAt(0) ?? 0);
      expect(points.length).toBeGreaterThan(1);
      const faces = partsOf('latin.css').filter(({ has }) => points.every(has));
      expect(faces.map(({ file }) => file.replace(/^.*-/, ''))).toEqual(
        expect.arrayContaining(['400.woff2', '700.woff2']),
      );
    },
  );

  test('is small: what is on every page takes at most 13 KB a weight', () => {
    const latin = partsOf('latin.css').filter(({ file }) => file.startsWith('latin-4') || file.startsWith('latin-7'));
    expect(latin.map(({ file }) => file)).toEqual(['latin-400.woff2', 'latin-700.woff2']);
    const bytes = latin.map(({ file }) => readFileSync(path.join(import.meta.dirname, 'parts', file)).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(13_000);
  });
});
