import { expect, test } from 'vitest';
import { scriptTexts } from '../testing/script-texts.ts';
import type { CoverToMake } from './cover-to-make.ts';
import { figureOf } from './figures.ts';
import { createCoverWriter } from './write-cover.ts';

const writer = createCoverWriter();
const english = { tag: 'en', name: 'English', script: 'Latn', direction: 'ltr' } as const;

function cover(changes: Partial<CoverToMake> = {}): string {
  const usual = {
    authors: ['Amina Kite'],
    level: 3,
    themes: [],
    cloth: '#23705e',
    pattern: 0,
    title: 'The Red Kite',
    isOverPicture: false,
  };
  return writer.write({ language: english, ...usual, ...changes });
}

/** How many letters stand on a drawing. */
const lettersIn = (svg: string) => (svg.match(/<use /g) ?? []).length;

test('a title of three letters and one of ninety stand on the cover, whole and in outlines', () => {
  const long = 'The Grandmother Who Counted All the Boats on the Brown River Before Breakfast and Lunch';
  for (const title of ['Sea', long, 'Kinderwagenladenbesitzerinnenverband']) {
    const svg = cover({ title, authors: [] });
    expect(lettersIn(svg)).toBe(title.replaceAll(' ', '').length);
    expect(svg).not.toContain('<text');
    // Nothing is cut off.
    expect(svg).not.toContain('clip-path=');
  }
});

test('over a picture there is only the title, in two lines at most, on a band of cloth', () => {
  const long = 'The Grandmother Who Counted All the Boats on the Brown River Before Breakfast and Lunch';
  for (const title of ['Sea', long]) {
    const svg = cover({ title, isOverPicture: true });
    expect(lettersIn(svg)).toBe(title.replaceAll(' ', '').length);
    expect(svg).not.toContain('clip-path=');
    expect(svg.length).toBeLessThan(cover({ title }).length);
  }
});

test.each(scriptTexts)(
  'a title in $language.name ($language.script) stands on the cover',
  ({ language, title, text }) => {
    for (const each of [title, text.slice(0, 90)]) {
      const letters = lettersIn(cover({ title: each, language, authors: [] }));
      expect(letters).toBeGreaterThan(1);
      expect(lettersIn(cover({ title: each, language }))).toBeGreaterThan(letters);
    }
  },
);

test('small letters stand on plain cloth, large ones on the pattern', () => {
  expect(cover()).not.toContain('mask=');
  expect(cover({ title: 'The Hen Who Wanted to See the Sea Before It Rained' })).toContain('mask=');
});

test('cloth, pattern, level and theme make covers differ, and the same book has the same one', () => {
  const changes = [
    {},
    { cloth: '#f6cf52' },
    { pattern: 1 },
    { level: 4 },
    { themes: ['weather'] },
    { title: 'A Kite' },
  ];
  expect(new Set(changes.map(cover)).size).toBe(changes.length);
  expect(cover()).toBe(cover());
  // An unknown theme is none.
  expect(cover({ themes: ['dragons'] })).toBe(cover());
});

test.each([
  ['#e98a50', '#3a2410'],
  ['#f6cf52', '#3a2410'],
  ['#5f6b57', '#ffffff'],
  ['#5b2344', '#ffffff'],
])('on cloth of %s the ink is %s', (cloth, ink) => {
  const [other] = ['#3a2410', '#ffffff'].filter((each) => each !== ink);
  expect(cover({ cloth })).toContain(`fill="${ink}"`);
  expect(cover({ cloth })).not.toContain(`fill="${other}" stroke-linejoin`);
});

test('the plant of a cover without a theme grows with the level and flowers from the fourth on', () => {
  const plants = [1, 2, 3, 4, 5].map((level) => figureOf([], level));
  expect(plants.map((plant) => plant.match(/<g /g)?.length)).toEqual([2, 4, 6, 8, 10]);
  expect(plants.map((plant) => /<circle [^>]*r="(\d)"/.exec(plant)?.[1])).toEqual([
    undefined,
    undefined,
    undefined,
    '5',
    '8',
  ]);
  expect(figureOf([], null)).toBe(plants[2]);
});

test('a title that no font can write leaves the cloth alone, and markup is only text', () => {
  expect(lettersIn(cover({ title: 'Kite \u{10a00}', authors: [] }))).toBe(0);
  const trap = cover({ title: '</svg><script>#panic("x")', authors: ['$x$ *b*'] });
  expect(trap).not.toContain('script>');
  expect(trap.match(/<\/svg>/g)?.length).toBe(cover().match(/<\/svg>/g)?.length);
});
