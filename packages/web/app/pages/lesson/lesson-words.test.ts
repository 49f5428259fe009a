import { expect, test } from 'vitest';
import { lessonWords } from './lesson-words.ts';

const pagesOf = (...texts: string[]) => texts.map((text, at) => ({ number: at + 1, text }));
const english = { languageTag: 'en', level: 2 };

test('the long words of a book stand in the order in which they are met, each with its page', () => {
  const pages = pagesOf('The cat saw a butterfly.', 'A cat can sit. The gigantic butterfly sat on a sunflower.');
  expect(lessonWords(pages, english)).toEqual([
    { word: 'butterfly', page: 1 },
    { word: 'gigantic', page: 2 },
    { word: 'sunflower', page: 2 },
  ]);
});

test('names are none of them, nor is a second form of a word', () => {
  const pages = pagesOf('Alexandra has a lantern.', 'The lanterns of Alexandra are bright. Yesterday she had one.');
  expect(lessonWords(pages, english).map(({ word }) => word)).toEqual(['lanterns', 'bright']);
});

test('a higher level has more of them', () => {
  const words = [
    'avalanche',
    'blizzard',
    'crocodile',
    'dinosaur',
    'elephant',
    'flamingo',
    'gorillas',
    'hedgehog',
    'ibexes',
  ];
  const pages = pagesOf(words.map((word) => `it is a ${word}`).join(', '));
  const counts = [1, 2, 3, 4, 5, null].map((level) => lessonWords(pages, { languageTag: 'en', level }).length);
  expect(counts).toEqual([4, 5, 6, 8, 8, 6]);
});

test.each([
  ['km', 'ថ្ងៃមួយទន្សាយរត់លេងក្នុងព្រៃជាមួយដំរី។ ទន្សាយឃើញផ្កាឈូករ័ត្ន។'],
  ['th', 'วันหนึ่งกระต่ายวิ่งเล่นในป่ากับช้าง กระต่ายเห็นดอกทานตะวัน'],
  ['lo', 'ມື້ໜຶ່ງກະຕ່າຍແລ່ນຫຼິ້ນໃນປ່າ ກະຕ່າຍເຫັນດອກຕາເວັນ'],
  ['my', 'တစ်နေ့မှာ ယုန်ကလေးက တောထဲမှာ ကစားနေတယ်။ ပန်းလေးတွေကို မြင်တယ်။'],
  ['zh', '有一天，小兔子在森林里看见了一只蝴蝶和一朵向日葵。'],
  ['ja', 'ある日、うさぎは森でちょうちょを見ました。ひまわりもありました。'],
])('in %s, which parts no words by spaces, they are words and no sentences', (languageTag, text) => {
  const words = lessonWords(pagesOf(text), { languageTag, level: 2 });
  expect(words.length).toBeGreaterThan(0);
  for (const { word } of words) {
    expect(text).toContain(word);
    expect(word.length).toBeLessThan(text.length / 3);
  }
});

test('in Arabic and Hindi, which have no capitals, every long word may be one', () => {
  const arabic = lessonWords(pagesOf('رأت القطة فراشة كبيرة في الحديقة'), { languageTag: 'ar', level: 1 });
  expect(arabic.map(({ word }) => word)).toContain('الحديقة');
  const hindi = lessonWords(pagesOf('एक दिन खरगोश ने जंगल में एक तितली देखी'), { languageTag: 'hi', level: 1 });
  expect(hindi.map(({ word }) => word)).toContain('खरगोश');
});

test.each([
  ['no page has words', pagesOf('', '')],
  ['there is no page', []],
  ['all is in capitals', pagesOf('LOOK AT THE BUTTERFLY')],
  ['only numbers are told', pagesOf('1 2 3')],
])('there are none where %s', (_, pages) => {
  expect(lessonWords(pages, english)).toEqual([]);
});

test('of Mon and Tibetan only syllables are known: none', () => {
  expect(lessonWords(pagesOf('བྱམས་པ་དང་སྙིང་རྗེ'), { languageTag: 'bo', level: 2 })).toEqual([]);
  expect(lessonWords(pagesOf('ကွတ်ဗၟံက်ကဝေင်'), { languageTag: 'mnw', level: 2 })).toEqual([]);
});

test('a book of 250 words a page has no more of them than another', () => {
  const words = Array.from(
    { length: 250 },
    (_, at) => `word${String.fromCharCode(97 + (at % 26)).repeat(1 + (at % 9))}`,
  );
  const pages = pagesOf(...Array.from({ length: 12 }, () => words.join(' ')));
  expect(lessonWords(pages, { languageTag: 'en', level: 5 }).length).toBeLessThanOrEqual(8);
});
