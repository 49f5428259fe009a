import { describe, expect, it } from 'vitest';
import { readingLevel, referenceEdition } from '../reading-level.ts';
import { countLetters, countWords } from './word-count.ts';

describe('words', () => {
  it.each([
    ['en', 'The kite - it flies!\nOver 2 hills.', 7],
    ['fr', "L'eau est là", 3],
    ['ko', '코끼리는 물을 마신다.', 3],
    ['th', 'ช้างกินน้ำ', 3],
    ['lo', 'ຊ້າງກິນນ້ຳ', 3],
    ['my', 'မြန်မာ', 1],
    ['mnw', 'ဘာသာမန်', 3],
    ['bo', 'བཀྲ་ཤིས་བདེ་ལེགས།', 4],
    ['zh', '小猫喝水。', 2],
    ['en', ' … ', 0],
  ])('%s: %s', (languageCode, text, count) => {
    expect(countWords(text, languageCode)).toBe(count);
  });

  it('letters are counted without marks, digits and punctuation', () => {
    expect(countLetters('小猫，𠮷1 ဘာသာ cafe\u0301')).toBe(3 + 2 + 4);
  });
});

describe('levels', () => {
  const words = (count: number) => [Array.from({ length: count }, () => 'kite').join(' ')];

  it.each([
    [0, 1],
    [74, 1],
    [75, 2],
    [239, 2],
    [240, 3],
    [494, 3],
    [495, 4],
    [774, 4],
    [775, 5],
  ])('%i words are level %i', (count, level) => {
    expect(readingLevel(words(count), 'en')).toBe(level);
  });

  it.each([
    ['zh', 114, 1],
    ['zh', 115, 2],
    ['yue', 365, 3],
    ['zh-Hans', 760, 4],
    ['zh', 1235, 5],
    ['ja', 142, 1],
    ['ja', 143, 2],
    ['ja', 525, 3],
    ['ja', 1330, 4],
    ['ja', 2010, 5],
    ['mnw', 147, 1],
    ['mnw', 148, 2],
    ['rki', 475, 3],
    ['mnw', 970, 4],
    ['rki', 1650, 5],
  ])('%s with %i letters is level %i', (languageCode, count, level) => {
    const letter = languageCode === 'ja' ? 'の' : languageCode.startsWith('m') || languageCode === 'rki' ? 'မာ' : '水';
    expect(readingLevel([letter.repeat(count), '。'], languageCode)).toBe(level);
  });

  it('counts all pages together', () => {
    expect(readingLevel([...words(40), ...words(35)], 'en')).toBe(2);
  });

  it('takes the English edition as reference, else the longest, else the first of the longest', () => {
    const of = (languageCode: string, count: number) => ({
      languageCode,
      pages: Array.from({ length: count }, () => ({ text: '' })),
    });
    expect(referenceEdition([of('sw', 12), of('en', 3)])?.languageCode).toBe('en');
    expect(referenceEdition([of('sw', 3), of('fr', 12), of('ar', 12)])?.languageCode).toBe('fr');
    expect(referenceEdition([])).toBeUndefined();
  });
});
