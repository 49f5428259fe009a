import { expect, test } from 'vitest';
import { resolveLineBreaks } from './resolve-line-breaks.ts';

test('the wrap of a printed page becomes a space', () => {
  expect(resolveLineBreaks('The monkey leaves\nthe bicycle under\na tree.')).toBe(
    'The monkey leaves the bicycle under a tree.',
  );
});

test('a sentence that ends with room to spare keeps its line', () => {
  expect(resolveLineBreaks('Suddenly, they heard\na noise.\nThey saw dust\nin the air.\nThe bus was coming!')).toBe(
    'Suddenly, they heard a noise.\nThey saw dust in the air.\nThe bus was coming!',
  );
});

test('a blank line parts paragraphs, however it is written', () => {
  expect(resolveLineBreaks('One.\n\nTwo.\r\n \r\n\r\nThree.\n')).toBe('One.\n\nTwo.\n\nThree.');
});

test('another voice begins on its own line', () => {
  expect(
    resolveLineBreaks('"Come out of the wet grass," said Hen. "Why?"\n"It will rain until tomorrow, little one, yes."'),
  ).toBe('"Come out of the wet grass," said Hen. "Why?"\n"It will rain until tomorrow, little one, yes."');
});

test('a song keeps every line', () => {
  const song =
    'Tree woman, tree woman\nMore beautiful than any other\nMy dear tree woman\nYour husband has sent us\nTo bring back your life!';
  expect(resolveLineBreaks(song)).toBe(song);
});

test('lines too long for a printed wrap were broken on purpose', () => {
  const page =
    'The hare was glad that the hair of the hippo had been burnt by the fire.\nHippos never leave the water.';
  expect(resolveLineBreaks(page)).toBe(page);
});

test('no space comes between Chinese letters', () => {
  expect(resolveLineBreaks('他们不知道怎么耕\n田织布。')).toBe('他们不知道怎么耕田织布。');
});

test('an exclamation mark that comes first in a right-to-left line stays where it is', () => {
  expect(resolveLineBreaks('!ذهبوا إلى ملعب')).toBe('!ذهبوا إلى ملعب');
});

test('a page without words stays empty', () => {
  expect(resolveLineBreaks(' \n\n ')).toBe('');
});

test('a page of more lines than a call takes values is read', () => {
  expect(resolveLineBreaks('Moo\n'.repeat(130_000)).length).toBe(519_999);
});
