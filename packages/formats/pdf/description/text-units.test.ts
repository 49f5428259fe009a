import { expect, it } from 'vitest';
import { longestWord, paragraphsOf, unitsOf } from './text-units.ts';

it('blank lines part paragraphs and the wrap of a printed page does not', () => {
  expect(paragraphsOf('The monkey leaves\nthe bicycle under\na tree.\n\nIt runs.')).toEqual([
    'The monkey leaves the bicycle under a tree.',
    'It runs.',
  ]);
  expect(paragraphsOf('')).toEqual([]);
});

it('lines of a song stay lines', () => {
  expect(paragraphsOf('Row, row,\nRow your boat\nGently down')).toEqual(['Row, row,\nRow your boat\nGently down']);
});

it("Unicode's own signs for the end of a line and of a paragraph count as such", () => {
  expect(paragraphsOf('One.\u2029Two.')).toEqual(['One.', 'Two.']);
});

it('a short paragraph is one unit', () => {
  expect(unitsOf('One. Two.')).toEqual(['One. Two.']);
});

it('a long paragraph is cut after sentences, and a long sentence between words', () => {
  const sentence = 'The kite flies over the hill and over the river. ';
  expect(unitsOf(sentence.repeat(8))).toEqual(Array.from({ length: 8 }, () => sentence));
  const endless = 'and over the river '.repeat(40);
  const units = unitsOf(endless);
  expect(units.join('')).toBe(endless);
  expect(Math.max(...units.map((unit) => unit.length))).toBeLessThanOrEqual(201);
  expect(units.every((unit) => /^\S.*\s$/su.test(unit))).toBe(true);
});

it('no unit begins with the space that its sentence was cut before', () => {
  const units = unitsOf(`${'x'.repeat(200)} `.repeat(3));
  expect(units).toEqual(Array.from({ length: 3 }, () => `${'x'.repeat(200)} `));
});

it('the longest word is found, but none in scripts that break anywhere', () => {
  expect(longestWord('a millipede and a hen')).toBe('millipede');
  expect(longestWord('我们都是好朋友')).toBe('');
  expect(longestWord('มนุษย์ทั้งหลายเกิดมามีอิสระ')).toBe('');
});

it('of a word of forty letters only the first half counts, since it is broken there', () => {
  expect(longestWord('x'.repeat(43))).toBe('x'.repeat(20));
});
