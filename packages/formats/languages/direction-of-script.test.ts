import { expect, test } from 'vitest';
import { directionOfScript } from './direction-of-script.ts';

test.each(['Arab', 'Aran', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'])(
  '%s runs from right to left',
  (script) => {
    expect(directionOfScript(script)).toBe('rtl');
  },
);

test.each(['Latn', 'Deva', 'Arabic', 'Mong', ''])('%j does not', (script) => {
  expect(directionOfScript(script)).toBe('ltr');
});
