import { expect, it } from 'vitest';
import { isLicensedMaterial } from './licensed-material.ts';

it.each([
  ['Figures: Fluent Emoji by Microsoft, MIT licence', true],
  ['Fluent Emoji MIT', true],
  ['Photos (CC BY-SA 2.0)', true],
  ['Pictures in the Public Domain', true],
  ['Amina Kite', false],
  ['Somchai Mit', false],
  ['MIT Media Lab', false],
  ['African Storybook', false],
])('“%s” is material and its licence: %s', (name, expected) => {
  expect(isLicensedMaterial(name)).toBe(expected);
});
