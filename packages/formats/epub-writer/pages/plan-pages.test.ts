import { describe, expect, it } from 'vitest';
import { madePicture, madePublication } from '../../testing/made-publication.ts';
import { pageShapeOf } from './page-geometry.ts';
import { planPages } from './plan-pages.ts';

const upright = { width: 800, height: 1280, isWide: false };
const lying = { width: 1280, height: 800, isWide: true };
const long = 'Amina runs up the hill with her red kite and down again. ';

function bookOf(texts: string[], changes: Parameters<typeof madePublication>[0] = {}) {
  const pages = texts.map((text) => ({ text, picture: madePicture('blue'), alt: '' }));
  return madePublication({ pages, ...changes });
}

describe('the shape of pages', () => {
  it('is upright, or lying where most pictures lie', () => {
    expect(pageShapeOf(madePublication())).toEqual(upright);
    expect(pageShapeOf(madePublication({ pages: [{ text: '', alt: '' }] }))).toEqual(upright);
    const pages = [80, 80, 48].map((width) => ({ text: '', alt: '', picture: { ...madePicture('blue'), width } }));
    expect(pageShapeOf(madePublication({ pages }))).toEqual(lying);
  });
});

describe('the plan of pages', () => {
  it('gives most pages letters of one size, and a page with many words smaller ones', () => {
    const publication = bookOf(['', 'Up!', 'Up and up.', long, long, 'Down.', long.repeat(25)]);
    const sizes = planPages({ publication }, upright).map(({ sizePx }) => sizePx);
    expect(new Set(sizes.slice(1, 6)).size).toBe(1);
    expect(sizes[6]).toBeLessThan(sizes[1] ?? 0);
  });

  it('makes a picture smaller before letters become hard to read', () => {
    const [, few, many] = planPages({ publication: bookOf(['', 'Up!', long.repeat(7)]) }, upright);
    expect(few?.picture?.width).toBe(800);
    expect(many?.picture?.width).toBeLessThan(700);
    expect(many?.sizePx).toBeGreaterThanOrEqual(36);
  });

  it('gives a picture without words the whole page, and words without a picture too', () => {
    const [, spread] = planPages({ publication: bookOf(['', '']) }, upright);
    expect(spread?.picture).toEqual({ left: 0, top: 240, width: 800, height: 800 });
    const publication = madePublication({
      pages: [
        { text: '', alt: '' },
        { text: 'Up!', alt: '' },
      ],
    });
    expect(planPages({ publication }, upright)[1]).toMatchObject({ picture: undefined, words: { height: 1184 } });
  });

  it('puts a picture beside its words where reading begins, on lying pages', () => {
    const language = { tag: 'ar', name: 'العربية', script: 'Arab', direction: 'rtl' } as const;
    const [, leftToRight] = planPages({ publication: bookOf(['', 'Up!']) }, lying);
    const [, rightToLeft] = planPages({ publication: bookOf(['', 'Up!'], { language }) }, lying);
    expect([leftToRight?.picture?.left, leftToRight?.words.left]).toEqual([0, 840]);
    expect([rightToLeft?.picture?.left, rightToLeft?.words.left]).toEqual([480, 40]);
  });

  it('has room for two languages', () => {
    const publication = bookOf(['', long.repeat(3)]);
    const [, one] = planPages({ publication }, upright);
    const [, two] = planPages({ publication, second: bookOf(['', long.repeat(3)]) }, upright);
    expect(two?.words.height).toBeGreaterThan(one?.words.height ?? 0);
  });
});
