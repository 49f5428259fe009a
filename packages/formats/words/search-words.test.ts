import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryWords, searchWords } from './search-words.ts';
import { splitMyanmarSyllables } from './myanmar-syllables.ts';

function finds(typed: string, text: string): boolean {
  const words = searchWords(text);
  const query = queryWords(typed);
  return (
    query.length > 0 &&
    query.every(({ word, isPrefix }) => words.some((each) => each === word || (isPrefix && each.startsWith(word))))
  );
}

it.each([
  ['words at spaces and punctuation', 'The red—kite! flies.', ['the', 'red', 'kite', 'flies']],
  ['an apostrophe word whole and in parts', "L’eau, ng'ombe ’yan", ['leau', 'eau', 'ngombe', 'ng', 'ombe', 'yan']],
  ['Chinese as characters and pairs, other scripts beside it', '小猫ABC。', ['小', '小猫', '猫', 'abc']],
  ['characters outside the BMP', '𠮷野', ['𠮷', '𠮷野', '野']],
  ['Japanese across its scripts', 'アリと本', ['あ', 'あり', 'り', 'りと', 'と', 'と本', '本']],
  ['Thai by its dictionary', 'ช้างกินน้ำ', ['ช้าง', 'กิน', 'น\u0e49\u0e4d\u0e32']],
  ['Tibetan at its dots', 'བཀྲ་ཤིས་', ['བཀྲ', 'ཤིས']],
  ['Burmese as syllables and pairs', 'မြန်မာ', ['မြန်', 'မြန်မာ', 'မာ']],
])('a text is cut into %s', (_, text, words) => {
  expect(searchWords(text)).toEqual(words);
});

describe('a query finds the text it was typed from', () => {
  it.each([
    ['ngombe', 'Ng’ombe wetu'],
    ["ng'om", 'Ng’ombe wetu'],
    ['eau', "L'eau est froide"],
    ["l'ea", 'L’eau est froide'],
    ['red ki', 'The Red Kite'],
    ['颈', '长颈鹿'],
    ['颈鹿', '长颈鹿喝水'],
    ['长颈鹿喝', '长颈鹿喝水。'],
    ['キリン', 'きりんさん'],
    ['ｋｉｔｅ', 'Kite'],
    ['ช้า', 'ช้างกินน้ำ'],
    ['กินน้ำ', 'ช้างกินน้ำ'],
    ['ຊ້າງ', 'ຊ້າງກິນນ້ຳ'],
    ['ដំរី', 'ដំរីផឹកទឹក'],
    ['မာစာ', 'မြန်မာစာ'],
    ['ဘာသာ', 'ဘာသာမန်'],
    ['코끼', '코끼리는'],
    ['ယား', 'ယား'],
    ['كتاب', 'کِتاب'],
    ['кит', 'Kит'],
    ['٢', '2 kites'],
  ])('%s in %s', (typed, text) => {
    expect(finds(typed, text)).toBe(true);
  });

  it('any run of whole words, and any run of Chinese characters or Burmese syllables', () => {
    const word = fc.constantFrom('kite', "ng'ombe", 'Été', 'ﬁne', '長', '猫が', 'မြန်', 'ကျောင်း', 'ቀይ', '12', 'किताब');
    const glue = fc.constantFrom(' ', '', '-', '。');
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 8 }),
        glue,
        fc.nat(7),
        fc.nat(7),
        (words, between, from, count) => {
          const typed = words.slice(from, from + count + 1);
          fc.pre(
            typed.length > 0 &&
              (between !== '' ||
                words.every((each) => !/^[\p{Script=Latin}\d\p{Script=Ethiopic}\p{Script=Devanagari}]/u.test(each))),
          );
          expect(finds(typed.join(between), words.join(between))).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('does not find what is not there', () => {
    expect(finds('鹿颈', '长颈鹿')).toBe(false);
    expect(finds('kit red', 'The red kite')).toBe(false);
    expect(queryWords(' ?! ')).toEqual([]);
  });
});

it('keeps every word short enough for an index and every query small', () => {
  const words = searchWords(`${'a'.repeat(5000)} ${'𐐀'.repeat(100)}`);
  expect(words.every((word) => word.length <= 64 && word.isWellFormed())).toBe(true);
  expect(queryWords(Array.from({ length: 500 }, (_, index) => `w${index}`).join(' ')).length).toBeLessThanOrEqual(24);
});

it('Mon and Burmese syllables keep their finals and stacked letters', () => {
  expect(splitMyanmarSyllables('ဘာသာမန်')).toEqual(['ဘာ', 'သာ', 'မန်']);
  expect(splitMyanmarSyllables('သတ္တိ')).toEqual(['သတ္တိ']);
  expect(splitMyanmarSyllables('အင်္ဂလိပ်')).toEqual(['အင်္ဂ', 'လိပ်']);
  expect(splitMyanmarSyllables('')).toEqual([]);
});
