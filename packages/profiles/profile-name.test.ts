import { describe, expect, test } from 'vitest';
import { profileName } from './profile-name.ts';

const name = (input: string) => profileName.safeParse(input);

describe('a profile name', () => {
  test.each([
    ['  Amina', 'Amina'],
    ['\u3000\tAmina  \n', 'Amina'],
    ['A', 'A'],
    ['Ngũgĩ wa Thiong’o', 'Ngũgĩ wa Thiong’o'],
    ['e\u0301', 'é'],
    ['Ami\u202ena', 'Amina'],
    ['\u2067Amina', 'Amina'],
    ['\u200f\u202aAmina\u202c ', 'Amina'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
  ])('%j is kept as %j', (input, output) => {
    expect(name(input).data).toBe(output);
  });

  test.each([
    ['twenty letters', 'a'.repeat(20)],
    ['twenty letters and white space around them', ` ${'a'.repeat(20)} `],
    ['twenty families', '👨‍👩‍👧‍👦'.repeat(20)],
    ['twenty flags', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'.repeat(20)],
    ['twenty Khmer syllables', 'ក្មេ'.repeat(20)],
    ['twenty letters with vowel signs', 'कि'.repeat(20)],
  ])('%s is a name that is taken', (_what, input) => {
    expect(name(input).success).toBe(true);
  });

  test.each([
    ['empty', ''],
    ['white space', ' \u00a0\u3000'],
    ['what cannot be seen', '\u200b\u200d'],
    ['only marks of direction', '\u200f\u2067'],
    ['a filler that is shown as nothing', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['twenty-one letters', 'a'.repeat(21)],
    ['twenty-one families', '👨‍👩‍👧‍👦'.repeat(21)],
    ['a control character inside', 'Am\u0000ina'],
    ['two lines', 'Ami\nna'],
    ['a line separator', 'Ami\u2028na'],
    ['half a character', 'Ami\ud800'],
    ['a letter with five hundred marks', `a${'\u0301'.repeat(500)}`],
  ])('may not be %s', (_what, input) => {
    expect(name(input).success).toBe(false);
  });
});
