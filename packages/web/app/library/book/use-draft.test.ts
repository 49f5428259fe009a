import { expect, test } from 'vitest';

import { draftAfter } from './use-draft.ts';

const all = (value: unknown) => value;

test('a field follows what is stored as long as nothing is typed', () => {
  expect(draftAfter({ was: 'Kite', now: 'Kite' }, 'Red Kite', all)).toEqual({ was: 'Red Kite', now: 'Red Kite' });
});

test('what is typed stays, and what was seen with it, where somebody else stores something', () => {
  const draft = { was: 'Kite', now: 'My Kite' };
  expect(draftAfter(draft, 'Red Kite', all)).toBe(draft);
});

test.each([
  ['My Kite ', 'My Kite'],
  ['  My Kite\n', 'My Kite'],
  ['Die\u0302u', 'Di\u00eau'],
])('%j is a change no more once it is stored as %j', (now, stored) => {
  expect(draftAfter({ was: 'Kite', now }, stored, all)).toEqual({ was: stored, now });
});

test('what is not sent makes no change: a row of people without a name', () => {
  const [amina, nobody] = [{ name: 'Amina' }, { name: ' ' }];
  const named = (people: { name: string }[]) => people.filter(({ name }) => name.trim() !== '');
  expect(draftAfter({ was: [], now: [amina, nobody] }, [amina], named)).toEqual({
    was: [amina],
    now: [amina, nobody],
  });
});

test('a draft is the same object where nothing comes of it, or it would be drawn for ever', () => {
  const draft = { was: ['a'], now: ['b '] };
  expect(draftAfter(draft, ['a'], all)).toBe(draft);
  const after = draftAfter(draft, ['b'], all);
  expect(draftAfter(after, ['b'], all)).toBe(after);
});
