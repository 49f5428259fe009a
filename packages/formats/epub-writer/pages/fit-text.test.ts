import { describe, expect, it } from 'vitest';
import { fitsBox, fitSize } from './fit-text.ts';

const box = { width: 720, height: 396 };
const block = (text: string, script = 'Latn') => [{ text, script }];

describe('the size of letters', () => {
  it('is large for few words and falls with their number', () => {
    const sizes = [1, 5, 20, 60].map((times) => fitSize(block('Amina has a red kite. '.repeat(times)), box));
    expect(sizes[0]).toBe(48);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBeGreaterThan(2);
  });

  it('is the smallest for a text that no size makes fit', () => {
    const text = block('word '.repeat(20_000));
    expect(fitSize(text, box)).toBe(12);
    expect(fitsBox(text, 12, box)).toBe(false);
  });

  it('leaves room for the marks of tall scripts', () => {
    const latin = fitSize(block('a '.repeat(180)), box);
    expect(fitSize(block('a '.repeat(180), 'Tibt'), box)).toBeLessThan(latin);
  });

  it('knows that lines end within texts without spaces, and that a long word is broken', () => {
    expect(fitSize(block('的'.repeat(100), 'Hans'), box)).toBeGreaterThan(30);
    expect(fitsBox(block('w'.repeat(100)), 36, { width: 720, height: 40 })).toBe(false);
  });

  it('gives letters that stand below others no width of their own', () => {
    const [stacked, apart] = ['ក្ក'.repeat(40), 'កក'.repeat(40)].map((text) => fitSize(block(text, 'Khmr'), box));
    expect(stacked).toBeGreaterThan(apart ?? 0);
  });

  it('counts kept lines', () => {
    expect(fitsBox(block('a\nb\nc\nd\ne\nf\ng\nh'), 48, box)).toBe(false);
    expect(fitsBox(block('a b c d e f g h'), 48, box)).toBe(true);
  });
});
