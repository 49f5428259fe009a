import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, mixedWords } from './fold-text.ts';

it.each([
  ['drops Latin diacritics', 'ÀÉÎõü Ừng ṣóẹ̀ Tshivenḓa', 'aeiou ung soe tshivenda'],
  [
    'writes letters of their own plainly',
    'Đỗ Łódź Ærø ŒUVRE Straße ıİ ɖɛɔŋ ƙauye ɓera ɗaya ƴar',
    'do lodz aero oeuvre strasse ii deon kauye bera daya yar',
  ],
  ['keeps vowel signs of Indic and South-East Asian scripts', 'किताब ที่ ខ្មែរ မြန်မာ བོད་', 'किताब ที่ ខ្មែរ မြန်မာ བོད་'],
  ['brings both spellings of an Indic letter together', '\u0958\u0928', foldText('\u0915\u093c\u0928')],
  ['drops Arabic vowel signs and tatweel', 'كِتَـــابٌ', 'كتاب'],
  ['folds Arabic and Persian letter forms', 'کتابی أإآٱ ہھة ګ', 'كتابي اااا ههه گ'],
  ['drops joiners', 'می\u200cرود', 'ميرود'],
  ['drops Hebrew points', 'שָׁלוֹם', 'שלום'],
  ['makes digits of any script plain', '٣ ۴ ५ ৬ ૭ ၈ ９ 𝟗', '3 4 5 6 7 8 9 9'],
  ['makes full and half width one', 'ＡＢＣ ｶﾞ', 'abc が'],
  ['reads katakana as hiragana', 'キリン', 'きりん'],
  ['makes apostrophes one', '’yan ʼyan `n ng‘ombe ´n', "'yan 'yan 'n ng'ombe 'n"],
  ['drops Greek tonos and final sigma', 'Ο Τόμ άνεμος', 'ο τομ ανεμοσ'],
  ['puts look-alike letters right', 'wὸgblɔ ηηamba вoлосы Kому', 'wogblo nnamba волосы кому'],
  ['drops click letters', 'ǃgari', 'gari'],
  ['reads both Amharic spellings as one', 'ሠላም ዐይን', 'ሰላም አይን'],
  ['keeps Hangul whole', '코끼리', '코끼리'],
])('%s', (_, text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('finds the words that have look-alike letters of another script, each once', () => {
  expect(mixedWords('wὸtsɔ na Козa, voёl wὸtsɔ')).toEqual(['wὸtsɔ', 'Козa', 'voёl']);
  expect(mixedWords('Παπά, Тома said: ɛyɛ ŋutsu, Ο Τόμ, Їжак, NASA-ракета, l’Ο')).toEqual([]);
});

it('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
    }),
    { numRuns: 1000 },
  );
});

it('folds a text and its other normal forms alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
    }),
    { numRuns: 1000 },
  );
});
