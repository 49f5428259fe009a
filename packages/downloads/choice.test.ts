import { expect, test } from 'vitest';
import { canBeEdited, type Choice, isOnPaper, nameOfChoice, readChoice } from './choice.ts';
import { downloadEditions, downloadKinds, flips, papers } from './contract.ts';

const choices = downloadKinds.flatMap((kind) =>
  downloadEditions
    .filter((edition) => canBeEdited(kind, edition))
    .flatMap((edition) =>
      (isOnPaper(kind) ? papers : [null]).flatMap((paper) =>
        (kind === 'booklet' ? flips : [null]).map((flip): Choice => ({
          kind,
          edition,
          paper,
          flip,
          secondEditionId: edition === 'bilingual' ? '42' : null,
        })),
      ),
    ),
);

test('every choice has a name of its own, from which it is read again', () => {
  const names = choices.map(nameOfChoice);
  expect(new Set(names).size).toBe(choices.length);
  expect(names.map(readChoice)).toEqual(choices);
  expect(names).toEqual(
    expect.arrayContaining([
      'epub',
      'text',
      'booklet-a4',
      'booklet-letter-long-edge-wordless',
      'portrait-letter-bilingual-42',
    ]),
  );
});

test.each([
  'pdf',
  'booklet',
  'booklet-a5',
  'epub-a4',
  'portrait-a4-long-edge',
  'epub-long-edge',
  'epub-wordless',
  'text-bilingual-42',
  'epub-bilingual',
  'epub-bilingual-0',
  'booklet-a4-light-ink-wordless',
  '../epub',
  '',
])('“%s” is no choice', (name) => {
  expect(readChoice(name)).toBeUndefined();
});
