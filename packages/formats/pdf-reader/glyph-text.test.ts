import { expect, test } from 'vitest';
import { type GlyphItem, glyphParagraphs } from './glyph-text.ts';

/** A line of 10 points, so far from the foot of the page. */
function line(str: string, y: number, x = 40): GlyphItem {
  return { str, transform: [10, 0, 0, 10, x, y], width: str.length * 5, height: 10, hasEOL: true };
}

test('lines as far apart as the nearest ones are a paragraph, and a wider gap begins the next', () => {
  const lines = [line('Amina has', 300), line('a red kite.', 288), line('It flies', 270), line('far away.', 258)];
  expect(glyphParagraphs(lines)).toEqual(['Amina has a red kite.', 'It flies far away.']);
});

test('a word that was parted at the end of a line is one again, and text without spaces gets none', () => {
  expect(glyphParagraphs([line('over the vil-', 300), line('lage', 288)])).toEqual(['over the village']);
  expect(glyphParagraphs([line('我们都', 300), line('是好朋友', 288)])).toEqual(['我们都是好朋友']);
});

test('the number of a page is no word of it; one that stands among words is', () => {
  expect(glyphParagraphs([line('Three hens.', 300), line('– 12 –', 20)])).toEqual(['Three hens.']);
  expect(glyphParagraphs([line('One', 300), line('2', 250), line('Three', 200)])).toEqual(['One', '2', 'Three']);
});

test('what stands wholly above comes first, whatever the order in the file', () => {
  expect(glyphParagraphs([line('Below.', 100), line('Above.', 300)])).toEqual(['Above.', 'Below.']);
});
