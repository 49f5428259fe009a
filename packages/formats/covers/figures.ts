import type { CoverFigure } from './figure-names.ts';

// Drawn on 64 by 64 in the ink of the cover; --cloth is what shows through.
const figures = {
  bird: '<path d="M8 34c0-14 12-24 26-24 8 0 14 4 17 10l11 2-10 6c0 16-12 26-26 26C14 54 8 46 8 34z"/><circle cx="42" cy="24" r="3" fill="var(--cloth)"/><path d="M20 36q10 10 22 2" fill="none" stroke="var(--cloth)" stroke-width="4" stroke-linecap="round"/>',
  boat: '<path d="M6 42h52l-9 14H15z"/><path d="M30 6v32M30 8l20 26H30zM30 14L14 34h16z"/>',
  moon: '<path d="M42 6a26 26 0 1 0 14 36A22 22 0 0 1 42 6z"/>',
  tree: '<path d="M28 60V40h8v20z"/><circle cx="32" cy="24" r="21"/>',
  fish: '<path d="M4 32c10-16 28-20 42-6l12-10v32L46 38C32 52 14 48 4 32z"/><circle cx="16" cy="29" r="3" fill="var(--cloth)"/>',
  hands:
    '<path d="M12 40V22a5 5 0 0 1 10 0V14a5 5 0 0 1 10 0V12a5 5 0 0 1 10 0v6a5 5 0 0 1 10 0v20c0 12-8 20-20 20S12 52 12 40z"/>',
  heart: '<path d="M32 56C12 42 6 32 6 22a13 13 0 0 1 26-4 13 13 0 0 1 26 4c0 10-6 20-26 34z"/>',
  sun: '<circle cx="32" cy="32" r="14"/><g stroke="currentColor" stroke-width="5" stroke-linecap="round"><path d="M32 4v8M32 52v8M4 32h8M52 32h8M12 12l6 6M46 46l6 6M52 12l-6 6M18 46l-6 6"/></g>',
  drum: '<path d="M10 16c0-6 44-6 44 0v32c0 6-44 6-44 0z"/><path d="M10 18l11 30 11-30 11 30 11-30" fill="none" stroke="var(--cloth)" stroke-width="3"/>',
} as const satisfies Readonly<Record<CoverFigure, string>>;

/** The figure of a theme, by the slug of its tag in the starter library. */
const byTheme: Readonly<Record<string, CoverFigure>> = {
  animals: 'bird',
  'rivers-and-sea': 'fish',
  travel: 'boat',
  bedtime: 'moon',
  'night-sky': 'moon',
  nature: 'tree',
  'farm-and-garden': 'tree',
  mountains: 'tree',
  weather: 'sun',
  music: 'drum',
  rhyme: 'drum',
  helping: 'hands',
  'everyone-belongs': 'hands',
  family: 'heart',
  friendship: 'heart',
  feelings: 'heart',
};

/** What is inside an SVG of 64 by 64: the figure in the colour of the text, with the cloth (`--cloth`) showing through. */
export function drawFigure(name: CoverFigure): string {
  return figures[name];
}

/** What stands on a cover: the figure of the first theme that has one, else the plant of the level, which grows from 1 to 5. */
export function figureOf(themes: readonly string[], level: number | null): string {
  const theme = themes.map((each) => byTheme[each]).find((each) => each !== undefined);
  return theme === undefined ? plant(level ?? 3) : figures[theme];
}

function plant(level: number): string {
  const top = 52 - level * 8;
  const leaves = Array.from({ length: level }, (_, pair) => {
    const y = 54 - pair * 8;
    const size = 0.85 - pair * 0.08;
    const leaf = `<path d="M0 0c7-9 19-11 30-6C25 5 12 9 0 0z" transform="scale(${size.toFixed(2)}) rotate(-18)"/>`;
    return `<g transform="translate(32 ${y})">${leaf}</g><g transform="translate(32 ${y - 3}) scale(-1 1)">${leaf}</g>`;
  });
  const flower = level < 4 ? '' : `<circle cx="32" cy="${top}" r="${level === 5 ? 8 : 5}"/>`;
  return `<path d="M32 62V${top}" stroke="currentColor" stroke-width="3.5" stroke-linecap="round"/>${leaves.join('')}${flower}`;
}
