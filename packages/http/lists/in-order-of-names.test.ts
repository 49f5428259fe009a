import { expect, test } from 'vitest';
import { inOrderOfNames } from './in-order-of-names.ts';

const ordered = (names: string[], languageTag?: string) =>
  inOrderOfNames(
    names.map((name) => ({ name })),
    languageTag,
  ).map(({ name }) => name);

test.each([
  [['11', '2', '1'], 'en', ['1', '2', '11']],
  [['Class 10b', 'class 2', 'Class 10a'], 'en', ['class 2', 'Class 10a', 'Class 10b']],
  [['២១', '៣'], 'km', ['៣', '២១']],
  [['ثلاثة ١١', 'ثلاثة ٢'], 'ar', ['ثلاثة ٢', 'ثلاثة ١١']],
  [['Éva', 'Zoë', 'Eve'], 'fr', ['Éva', 'Eve', 'Zoë']],
  [['Zoe', 'Ñato', 'Nube'], 'es', ['Nube', 'Ñato', 'Zoe']],
])('%j in %s', (names, languageTag, expected) => {
  expect(ordered(names, languageTag)).toEqual(expected);
});

test('without a language letters stand as Unicode has them in order, and what has one name stays as it is', () => {
  expect(ordered(['b', 'B', 'á', 'a'])).toEqual(['a', 'á', 'b', 'B']);
  const two = [
    { id: '9', name: 'Amina' },
    { id: '1', name: 'Amina' },
  ];
  expect(inOrderOfNames(two)).toEqual(two);
});
