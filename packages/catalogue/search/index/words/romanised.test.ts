import { expect, test } from 'vitest';
import { romanisedQuery, romanisedWords } from './romanised.ts';

/** Whether a title is found by what somebody typed, as the index looks for it. */
function isFound(typed: string, title: string, languageTag: string): boolean {
  const words = romanisedWords(title, languageTag);
  const wanted = [...(romanisedQuery(typed) ?? '"nothing"').matchAll(/"([^"]+)"(\*?)/g)];
  return wanted.every(([, key = '', prefix]) =>
    words.some((word) => (prefix === '' ? word === key : word.startsWith(key))),
  );
}

/** As people write in messages, where nobody has taught them one way. */
test.each([
  ['kutta', 'कुत्ता', 'hi'],
  ['kuttaa aur billee', 'कुत्ता और बिल्ली', 'hi'],
  ['chuha', 'चूहा', 'hi'],
  ['chand', 'चाँद', 'hi'],
  ['kamal', 'कमल', 'hi'],
  ['machhli', 'मछली', 'hi'],
  ['machli', 'मछली', 'hi'],
  ['khargosh', 'खरगोश', 'hi'],
  ['haathi', 'हाथी', 'hi'],
  ['mero saathi', 'मेरो साथी', 'ne'],
  ['ghar', 'घर', 'ne'],
  ['baagh mama', 'বাঘ মামা', 'bn'],
  ['hati', 'হাতি', 'bn'],
  ['yaanai', 'யானை', 'ta'],
  ['naay', 'நாய்', 'ta'],
  ['kukka', 'కుక్క', 'te'],
  ['aane', 'ಆನೆ', 'kn'],
  ['aana', 'ആന', 'ml'],
  ['aliya', 'අලියා', 'si'],
  ['haathi', 'ਹਾਥੀ', 'pa'],
  ['biladi', 'બિલાડી', 'gu'],
  ['sobaka', 'Собака', 'ru'],
  ['koshka', 'Кошка', 'ru'],
  ['medved', 'Медведь', 'ru'],
  ['skylos', 'Σκύλος', 'el'],
  ['anbessa', 'አንበሳ', 'am'],
  ['neko', 'ねこ', 'ja'],
  ['zo', 'ぞう', 'ja'],
  ['gangaji', '강아지', 'ko'],
  ['xiaomao', '小猫钓鱼', 'zh-Hans'],
  ['xiao mao', '小貓釣魚', 'zh-Hant'],
  ['xiaomaodiaoyu', '小猫钓鱼', 'zh-Hans'],
])('%s finds %s (%s)', (typed, title, languageTag) => {
  expect(isFound(typed, title, languageTag)).toBe(true);
});

test.each([
  ['bandar', 'कुत्ता', 'hi'],
  ['sher', 'शहर', 'hi'],
  ['kot', 'Собака', 'ru'],
])('%s does not find %s', (typed, title, languageTag) => {
  expect(isFound(typed, title, languageTag)).toBe(false);
});

test('scripts that nobody types so, and Latin letters themselves, have no words', () => {
  expect(romanisedWords('ช้าง', 'th')).toEqual([]);
  expect(romanisedWords('الأرنب', 'ar')).toEqual([]);
  expect(romanisedWords('The Red Kite', 'en')).toEqual([]);
  expect(romanisedWords('東京', 'ja')).toEqual([]);
});

test('what is not in Latin letters, or too little, is not looked for so', () => {
  expect(romanisedQuery('कुत्ता')).toBeUndefined();
  expect(romanisedQuery('k')).toBeUndefined();
  expect(romanisedQuery('')).toBeUndefined();
});
