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
