import { describe, expect, it } from 'vitest';
import type { BookletSide } from './booklet-order.ts';
import { bookletOrder } from './booklet-order.ts';

/** Folds the printed sheets into each other and turns the pages: the halves in the order in which they are read. */
function fold(sides: BookletSide[], direction: 'ltr' | 'rtl'): (number | null)[] {
  const slots: (number | null)[] = [];
  const [first, second] = direction === 'ltr' ? ([1, 0] as const) : ([0, 1] as const);
  for (let sheet = 0; sheet < sides.length / 2; sheet++) {
    const [front, back] = [sides[sheet * 2], sides[sheet * 2 + 1]];
    if (front === undefined || back === undefined) throw new Error('a sheet has two sides');
    // The half at the opening edge of the front, and what is behind it: turned over its short edge, the other half.
    slots[sheet * 2] = front[first];
    slots[sheet * 2 + 1] = back[second];
    slots[sides.length * 2 - 1 - sheet * 2] = front[second];
    slots[sides.length * 2 - 2 - sheet * 2] = back[first];
  }
  return slots;
}

const numbered = (sides: BookletSide[]) =>
  sides.map((side) => side.map((leaf) => (leaf === null ? '-' : leaf + 1)).join('|')).join(' ');

it('lays twelve leaves on three sheets as printers do', () => {
  expect(numbered(bookletOrder(12, 'ltr'))).toBe('12|1 2|11 10|3 4|9 8|5 6|7');
  expect(numbered(bookletOrder(12, 'rtl'))).toBe('1|12 11|2 3|10 9|4 5|8 7|6');
});

it('leaves blanks before the last leaf, so that it stays outside', () => {
  expect(numbered(bookletOrder(13, 'ltr'))).toBe('13|1 2|- -|3 4|- 12|5 6|11 10|7 8|9');
  expect(numbered(bookletOrder(6, 'rtl'))).toBe('1|6 -|2 3|- 5|4');
});

describe.each([4, 8, 12, 13, 16])('%i leaves', (count) => {
  const padded = Math.ceil(count / 4) * 4;
  it.each(['ltr', 'rtl'] as const)('are in order when the sheets are folded, %s', (direction) => {
    const sides = bookletOrder(count, direction);
    const blanks = Array.from({ length: padded - count }, () => null);
    const body = Array.from({ length: count - 1 }, (_, leaf) => leaf);
    expect(sides.length).toBe(padded / 2);
    expect(fold(sides, direction)).toEqual([...body, ...blanks, count - 1]);
  });
});
