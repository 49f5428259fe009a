import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const app = path.resolve(import.meta.dirname, '..');
/** Numbers, letters on their own, codes and names that stay on one line, whatever the language. */
const neverWrapped = [
  '.code .input,\n  .code__now strong',
  '.countdot',
  '.grow__sums strong',
  '.impact__sums dd',
  '.langbtn span',
  '.level b',
  '.library__code',
  '.login__letter',
  '.logo',
  '.pairdot',
  '.papercard__address',
  '.papercard__frames span',
  '.person__face',
  '.ring > div',
  '.ring strong',
  '.rung__letters',
  '.rung__number',
  '.settings .letter',
  '.stepper__n',
  '.tasks__level b',
  '.tile__letters',
];
const read = (file: string) => readFileSync(path.join(app, file), 'utf8');

test('no sheet gives a line its thickness in the shorthand, which WebKit drops with the whole line', () => {
  const lines = globSync('**/*.css', { cwd: app }).flatMap((file) =>
    [...read(file).matchAll(/text-decoration:[^;]*\d[^;]*;/g)].map(([rule]) => `${file}: ${rule}`),
  );
  expect(lines).toEqual([]);
});

test('every choice from a list is drawn by us, as browsers draw it in many ways', () => {
  const selects = globSync('**/*.tsx', { cwd: app }).flatMap((file) =>
    [...read(file).matchAll(/className="([\w -]+)">\s*(?:<Icon[^>]*>\s*)?<select\b|<select\b/g)].map(([, around]) => [
      file,
      around,
    ]),
  );
  expect(selects.length).toBeGreaterThan(3);
  expect(selects.filter(([, around]) => around !== 'select')).toEqual([]);
});

test('no sheet spaces letters of whatever script, only codes', () => {
  const spaced = globSync('**/*.css', { cwd: app }).filter((file) =>
    /letter-spacing: (?!0;|inherit;)/.test(read(file)),
  );
  // The name of the library, project codes, and the codes of classes are in Latin letters whatever the language; a reader may set
  // the letters of an alphabet apart.
  expect(spaced.toSorted()).toEqual([
    'layout/bars/bars.css',
    'library/back-room.css',
    'projects/project-code.css',
    'reading/settings/settings.css',
  ]);
});

test('lines of words are as high as their script needs: marks of Thai or Burmese would touch the line above', () => {
  const low = globSync('**/*.css', { cwd: app }).flatMap((file) =>
    [...read(file).matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', rules = '']) =>
      lastLineHeight(rules) < 1.4 ? [selector.replaceAll(/\/\*.*?\*\//gs, '').trim()] : [],
    ),
  );
  expect(low.toSorted()).toEqual(neverWrapped.toSorted());
});

test('no sheet is longer than can be read', () => {
  const long = globSync('**/*.css', { cwd: app }).filter((file) => read(file).split('\n').length > 400);
  expect(long).toEqual([]);
});

test('what is shared has one owner: no other sheet styles such a class by itself', () => {
  const sheets = globSync('**/*.css', { cwd: app }).filter((file) => !file.startsWith('fonts/'));
  const owners = new Map<string, string>();
  for (const file of sheets.filter((one) => /^(ui|styles)\//.test(one)))
    for (const name of ownClasses(read(file))) owners.set(name, file);
  const others = sheets.flatMap((file) =>
    ownClasses(read(file)).flatMap((name) => ((owners.get(name) ?? file) === file ? [] : [`${file}: .${name}`])),
  );
  expect(others).toEqual([]);
});

test('paddings that differ at the two sides follow the direction of reading', () => {
  const physical = globSync('**/*.css', { cwd: app }).flatMap((file) =>
    [...read(file).matchAll(/padding: ([^;]+);/g)].flatMap(([rule, sides = '']) => {
      const [, right, , left] = sides.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
      return left === undefined || left === right ? [] : [`${file}: ${rule}`];
    }),
  );
  expect(physical).toEqual([]);
});

/** The number that a rule ends with as the height of its lines; none where it follows the script or what is around it. */
function lastLineHeight(rules: string): number {
  const found = [...rules.matchAll(/line-height:\s*([^;]+);|\bfont:[^;]*?\/\s*([^\s;]+)[^;]*;/g)].at(-1);
  return Number(found?.[1] ?? found?.[2]);
}

/** The classes that a rule of a sheet is for wherever they stand; what only paper is for is left out. */
function ownClasses(sheet: string): string[] {
  const onScreen = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^( *)@media print \{[\s\S]*?\n\1\}/gm, '');
  return [...onScreen.matchAll(/[^{};]+(?=\{)/g)].flatMap(([selectors]) =>
    selectors.split(/,(?![^(]*\))/).flatMap((one) => /^\s*\.([\w-]+)(?::[\w-]+)?\s*$/.exec(one)?.[1] ?? []),
  );
}
