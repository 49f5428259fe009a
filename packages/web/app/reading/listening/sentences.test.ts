import { expect, test } from 'vitest';

import { sentencesOf } from './sentences.ts';

const split = (text: string, tag: string) => sentencesOf(text, tag).map(({ start, end }) => text.slice(start, end));

test('sentences end where they end, and at the end of a paragraph', () => {
  expect(split('There it was! It was sliding away.\n“Stop!” shouted Turtle.', 'en')).toEqual([
    'There it was!',
    'It was sliding away.',
    '“Stop!” shouted Turtle.',
  ]);
});

test.each([
  ['hi', 'सीता दौड़ी। राम हँसा।', ['सीता दौड़ी।', 'राम हँसा।']],
  ['ar', 'أين القطة؟ هي هنا.', ['أين القطة؟', 'هي هنا.']],
  ['am', 'ድመቷ ሮጠች። ውሻው ተኛ።', ['ድመቷ ሮጠች።', 'ውሻው ተኛ።']],
  ['zh', '小猫跑了。小狗睡了。', ['小猫跑了。', '小狗睡了。']],
  ['th', 'แมววิ่ง หมานอน', ['แมววิ่ง', 'หมานอน']],
  ['bo', 'བྱི་ལ་བརྒྱུགས། ཁྱི་ཉལ།', ['བྱི་ལ་བརྒྱུགས།', 'ཁྱི་ཉལ།']],
])('in %s by its own signs', (tag, text, sentences) => {
  expect(split(text, tag)).toEqual(sentences);
});

test('signs without a word are not told', () => {
  expect(split('…\n— !', 'en')).toEqual([]);
});
