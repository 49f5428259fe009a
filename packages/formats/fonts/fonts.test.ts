import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { charactersOfFont } from './font-characters.ts';
import { listFontLicences } from './font-licences.ts';
import { fontPath } from './font-path.ts';
import type { FontName } from './fonts.ts';
import { fonts } from './fonts.ts';
import { fontsOfLanguage } from './fonts-of-language.ts';
import { scriptOfText } from './script-of-text.ts';
import { settingOfFont } from './setting-of-font.ts';

const names = Object.keys(fonts) as FontName[];
const samples: Partial<Record<FontName, string>> = {
  andika: 'AɓŋọЖ',
  notoSans: 'ΩAЖ',
  scheherazade: 'قښځ',
  vazirmatn: 'گچپ',
  nastaliq: 'ٹڈے',
  battambang: 'ខ្មែរ',
  padauk: 'မြန်ၚ',
  tibetan: 'བོད་',
  devanagari: 'हिन्दी',
  balooDa: 'বাংলা',
  gujarati: 'ગુજરાતી',
  gurmukhi: 'ਪੰਜਾਬੀ',
  odia: 'ଓଡ଼ିଆ',
  sarabun: 'ไทย',
  lao: 'ລາວ',
  abyssinica: 'አማርኛ',
  sinhala: 'සිංහල',
  tamil: 'தமிழ்',
  simplifiedChinese: '汉𫚭',
  traditionalChinese: '粵𠺢',
  japanese: '日本ひカ',
  korean: '한국',
  kannada: 'ಕನ್ನಡ',
  malayalam: 'മലയാളം',
  telugu: 'తెలుగు',
  hebrew: 'עברית',
  armenian: 'Հայերեն',
  georgian: 'ქართული',
  adlam: '𞤆𞤵𞤤𞤢𞤪',
  javanese: 'ꦗꦮ',
  lisu: 'ꓡꓲꓢꓴ',
  meetei: 'ꯃꯤꯇꯩ',
  nko: 'ߒߞߏ',
  olChiki: 'ᱥᱟᱱᱛᱟᱲᱤ',
  tifinagh: 'ⵜⴰⵎⴰⵣⵉⵖⵜ',
  thaana: 'ދިވެހި',
  yi: 'ꆈꌠ',
  emoji: '🪁',
};

describe.each(names)('%s', (name) => {
  it('is a TrueType font in an installed package, and its own name is the one it is asked for by', () => {
    const file = readFileSync(fontPath(name));
    expect(file.readUInt32BE(0)).toBe(0x00010000);
    const family = Buffer.from(fonts[name].family, 'utf16le').swap16();
    expect(file.includes(family)).toBe(true);
  });

  it('has the letters it was chosen for, and no others', () => {
    const has = charactersOfFont(name);
    expect(samples[name]).toBeDefined();
    const missing = Array.from(samples[name] ?? '').filter((character) => !has(character.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
    expect(has(0x10a00)).toBe(false);
    expect(has(0x10ffff)).toBe(false);
    expect(has(0xffff)).toBe(false);
  });

  it('has a setting', () => {
    const { scale, leading } = settingOfFont(name);
    expect(scale).toBeGreaterThanOrEqual(1);
    expect(leading).toBeGreaterThan(-0.3);
  });
});

it('every font has its licence on this machine, whole', () => {
  const licences = listFontLicences();
  expect(licences.map(({ family }) => family)).toEqual(Object.values(fonts).map(({ family }) => family));
  for (const { textPath } of licences) {
    const text = readFileSync(textPath, 'utf8');
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(text).toContain('PERMISSION & CONDITIONS');
    expect(text).toContain('Copyright');
  }
});

it.each([
  ['en', 'Latn', ['andika', 'notoSans']],
  ['el', 'Grek', ['notoSans', 'andika']],
  ['ar', 'Arab', ['scheherazade', 'andika', 'notoSans']],
  ['prs', 'Arab', ['vazirmatn', 'scheherazade', 'andika', 'notoSans']],
  ['ur-PK', 'Arab', ['nastaliq', 'scheherazade', 'andika', 'notoSans']],
  ['zh-Hans', 'Hans', ['simplifiedChinese', 'traditionalChinese', 'andika', 'notoSans']],
  ['xx', 'Zzzz', ['andika', 'notoSans']],
])('%s in %s is set in its own fonts first', (tag, script, expected) => {
  expect(fontsOfLanguage({ tag, script })).toEqual(expected);
});

it.each([
  ['a plain text', 'Latn', 'Latn'],
  ['एक चिड़िया थी।', 'Latn', 'Deva'],
  ['ಒಂದು ಹಕ್ಕಿ', 'Telu', 'Knda'],
  ['鳥がいた。とても小さい。', 'Jpan', 'Jpan'],
  ['鳥がいた。とても小さい。', 'Latn', 'Jpan'],
  ['一隻鳥', 'Hant', 'Hant'],
  // Names and a glossary in another script; and none of any.
  ['Anna, Bob and Chintu दो बच्चे और चिड़िया', 'Deva', 'Deva'],
  ['1 2 3', 'Khmr', 'Khmr'],
])('“%s” of a language said to be in %s is written in %s', (text, stated, expected) => {
  expect(scriptOfText(text, stated)).toBe(expected);
});
