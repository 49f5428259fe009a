import { expect, test } from 'vitest';

import { changedFields } from './use-refused.ts';

const stored = { curator: 'Ms Amina', from: '', synonyms: 'breeze\ngust', 'figure.kite': 'on', 'figure.sun': '' };
const seen = { act: 'change', curator: 'Ms Amina', from: '', synonyms: 'breeze\r\ngust', 'figure.kite': 'on' };

test.each([
  ['nothing', seen, {}],
  ['a word', { ...seen, curator: 'Mr Joseph' }, { curator: 'Mr Joseph' }],
  ['what is emptied', { ...seen, curator: '' }, { curator: '' }],
  ['a line', { ...seen, synonyms: 'breeze' }, { synonyms: 'breeze' }],
  ['a box that is ticked', { ...seen, 'figure.sun': 'on' }, { 'figure.sun': 'on' }],
  ['a title in one more language', { ...seen, title: 'Vent' }, { title: 'Vent' }],
])('of a form that was refused the changed fields stay typed: %s', (_what, sent, changed) => {
  expect(changedFields(sent, stored)).toEqual({ act: 'change', ...changed });
});

test('and a box that was unticked', () => {
  const { 'figure.kite': _kite, ...sent } = seen;
  expect(changedFields(sent, stored)).toEqual({ act: 'change', 'figure.kite': '' });
});
