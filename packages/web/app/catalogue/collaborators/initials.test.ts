import { expect, test } from 'vitest';

import { initialsOf } from './initials.ts';

test.each([
  ['Wiehan de Jager', 'W\u200cd'],
  ['“Riverside” School Library', 'R\u200cS'],
  ['Éloïse', 'É'],
  ['أبرار وفا', 'أ\u200cو'],
  ['कृष्ण कुमार', 'कृ\u200cकु'],
  ['– (2024) & Sons', '2\u200cS'],
  ['…', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
