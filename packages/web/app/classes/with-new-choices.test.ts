import type { Classroom } from '@letsread/profiles/classes/contract.ts';
import { expect, test } from 'vitest';

import { withNewChoices } from './with-new-choices.ts';

type Reader = Classroom['readers'][number];

const reader = (id: string, salt?: string): Reader => ({
  id,
  name: `Reader ${id}`,
  imageUrl: '/media/avatars/owl.webp',
  pictures: salt === undefined ? null : { salt, hash: `of ${salt}` },
});
const salts = (readers: readonly Reader[]) => readers.map(({ pictures }) => pictures?.salt);

test('pictures chosen while the library was asked stay, whatever it answers', () => {
  const before = [reader('1'), reader('2', 'old')];
  const now = [reader('1', 'new'), reader('2', 'newer')];
  expect(salts(withNewChoices([reader('1'), reader('2', 'old'), reader('3', 'theirs')], { before, now }))).toEqual([
    'new',
    'newer',
    'theirs',
  ]);
});

test('else what the library answers counts: pictures that the teacher took away are gone', () => {
  const held = [reader('1', 'old'), reader('2')];
  const answered = [reader('1'), reader('2', 'chosen elsewhere')];
  expect(withNewChoices(answered, { before: held, now: held })).toEqual(answered);
  expect(withNewChoices(answered, { before: undefined, now: undefined })).toEqual(answered);
});
