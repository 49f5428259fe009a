// Makes the web fonts that no package has small enough: of each script the letters of its languages' names, for lists of
// languages; and of Chinese, Japanese and Korean the characters that the screens and the starter library are written in
// (the published fonts have megabytes). And of some published fonts the letters that our sheets ask for, where those have many more
// or instructions for screens of few pixels, a third to a half of a font, which phones pass over, and all browsers but those of Windows.
// `npx node scripts/make-letters.mjs` writes packages/web/app/fonts/letters and parts, which are checked in. Run it when the
// words of those languages change, or a range of such a sheet: tests tell when.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import subsetFont from 'subset-font';

import { copyrightOfFont, renameFont, tablesOfOldNames } from '../packages/formats/epub-writer/fonts/rename-font.ts';
import { featuresOfText } from '../packages/formats/fonts/features-of-text.ts';
import { charactersOfFont } from '../packages/formats/fonts/font-characters.ts';
import { fontPath } from '../packages/formats/fonts/font-path.ts';
import { fontsOfLanguage } from '../packages/formats/fonts/fonts-of-language.ts';
import { interfaceLanguages } from '../packages/interface-text/interface-languages.ts';
import { interfaceText } from '../packages/interface-text/interface-text.ts';
import { answerHelp } from './answer-help.mjs';
import { root, run } from './prepare.mjs';

const folder = path.join(root, 'packages/web/app/fonts');
const require = createRequire(import.meta.url);
const plain = /^[\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]$/u;

/** Other languages whose own names a library may list, as CLDR knows them: those of `../shared/books` that need a font. */
const others = ['am', 'ti', 'fa', 'ps', 'ckb', 'gu', 'mr', 'or', 'pa', 'bo', 'dz', 'yue'];

/** And those whose names CLDR does not know, in Myanmar script. */
const unknown = [
  { tag: 'mnw', script: 'Mymr', name: 'ဘာသာမန်' },
  { tag: 'rki', script: 'Mymr', name: 'ရခိုင်ဘာသာ' },
  { tag: 'shn', script: 'Mymr', name: 'လိၵ်ႈတႆး' },
  { tag: 'ksw', script: 'Mymr', name: 'ကညီကျိာ်' },
];

/** What a device may have of its own, asked for first. */
const ofDevices = {
  Arab: ['Noto Naskh Arabic', 'Segoe UI', 'Geeza Pro'],
  Beng: ['Noto Sans Bengali', 'Nirmala UI', 'Kohinoor Bangla'],
  Deva: ['Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari'],
  Ethi: ['Noto Sans Ethiopic', 'Ebrima', 'Kefa'],
  Gujr: ['Noto Sans Gujarati', 'Nirmala UI', 'Kohinoor Gujarati'],
  Guru: ['Noto Sans Gurmukhi', 'Nirmala UI', 'Gurmukhi MN'],
  Hans: ['Noto Sans CJK SC', 'NotoSansCJKsc-Regular', 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei'],
  Hant: ['Noto Sans CJK TC', 'NotoSansCJKtc-Regular', 'Noto Sans TC', 'PingFang TC', 'Microsoft JhengHei'],
  Jpan: ['Noto Sans CJK JP', 'NotoSansCJKjp-Regular', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic'],
  Khmr: ['Noto Sans Khmer', 'Leelawadee UI', 'Khmer Sangam MN'],
  Kore: ['Noto Sans CJK KR', 'NotoSansCJKkr-Regular', 'Noto Sans KR', 'Apple SD Gothic Neo', 'Malgun Gothic'],
  Laoo: ['Noto Sans Lao', 'Leelawadee UI', 'Lao Sangam MN'],
  Mymr: ['Noto Sans Myanmar', 'Myanmar Text', 'Myanmar Sangam MN'],
  Orya: ['Noto Sans Oriya', 'Nirmala UI', 'Oriya Sangam MN'],
  Sinh: ['Noto Sans Sinhala', 'Nirmala UI', 'Sinhala Sangam MN'],
  Taml: ['Noto Sans Tamil', 'Nirmala UI', 'Tamil Sangam MN'],
  Thai: ['Noto Sans Thai', 'Leelawadee UI', 'Thonburi'],
  Tibt: ['Noto Serif Tibetan', 'Microsoft Himalaya', 'Kailasa'],
};

/** Whose face the names of a script have, where its languages have several. */
const plainest = { Arab: 'ar', Mymr: 'my' };

/** Languages of many characters, by code, with their sheets. */
const wide = { zh: ['chinese', 'Chinese'], ja: ['japanese', 'Japanese'], ko: ['korean', 'Korean'] };

/** Published fonts of which our sheets ask for parts: where each is, by weight. */
const sourceOfPart = [
  [/^(latin|latin-ext|phonetic|vietnamese|cyrillic|cyrillic-ext)$/, andika],
  [/^arabic/, fontsource('scheherazade-new', 'arabic')],
  [/^nastaliq$/, fontsource('noto-nastaliq-urdu', 'arabic')],
  [/^ethiopic/, fontsource('abyssinica-sil', 'ethiopic')],
  // The whole one, of which printed books have letters, is an older version.
  [/^khmer$/, fontsource('battambang', 'khmer')],
];

function andika(weight) {
  return `@expo-google-fonts/andika/Andika_${weight === '700' ? '700Bold' : '400Regular'}.ttf`;
}

function fontsource(name, subset) {
  return (weight) => `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`;
}

/** What stands under the code of a language, however deep. */
function textIn(value, code) {
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, inner]) => (key === code && typeof inner === 'string' ? inner : textIn(inner, code)))
    .join('');
}

/** Every text of a language: the dictionary, days and dates, its pages, the starter library. */
async function textOf(code) {
  const texts = Object.values(interfaceText(code)?.fields ?? {});
  const pages = path.join(root, 'packages/interface-text/pages', code);
  for (const page of await readdir(pages)) texts.push(await readFile(path.join(pages, page), 'utf8'));
  const starter = path.join(root, 'starter');
  for (const file of ['tags.json', 'collections.json', 'pathways.json'])
    texts.push(textIn(JSON.parse(await readFile(path.join(starter, file), 'utf8')), code));
  for (const book of await readdir(path.join(starter, 'books')))
    texts.push(await readFile(path.join(starter, 'books', book, `${code}.json`), 'utf8').catch(() => ''));
  return texts.join('') + (interfaceLanguages.find((one) => one.code === code)?.name ?? '');
}

const asPart = {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: [...featuresOfText],
  preserveNameIds: [13, 14],
  dropTables: tablesOfOldNames,
};

/** A font that was changed may not keep its name. */
function renamed(font, family) {
  return Buffer.from(renameFont(font, { family, copyright: copyrightOfFont(font) }));
}

/** Writes what a font has of these characters; gives those. */
async function writePart(name, { file, family, characters }) {
  const has = charactersOfFont(name);
  const taken = [...new Set(characters)]
    .filter((one) => has(one.codePointAt(0) ?? 0))
    .toSorted((a, b) => (a < b ? -1 : 1));
  const whole = await readFile(fontPath(name));
  const bytes = await subsetFont(renamed(whole, family), taken.join(''), asPart);
  await writeFile(path.join(folder, 'letters', file), bytes);
  console.log(`${file}: ${taken.length} characters, ${(bytes.length / 1024).toFixed(1)} KB`);
  return taken;
}

function face({ family, script, file, range }) {
  const local = (ofDevices[script] ?? []).map((one) => `local('${one}')`);
  const sources = [...local, `url('./${file}') format('woff2')`].join(',\n    ');
  return `@font-face {
  font-family: '${family}';
  font-weight: 400;
  font-display: swap;
  src:
    ${sources};
  unicode-range: ${range};
}
`;
}

function rangeOf(characters) {
  const ranges = [];
  for (const point of characters.map((one) => one.codePointAt(0)).toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point) => point.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

async function makeNames() {
  const known = others.map((code) => {
    const { language, script } = new Intl.Locale(code).maximize();
    return { tag: code, script, name: new Intl.DisplayNames([code], { type: 'language' }).of(language) ?? '' };
  });
  const byFont = new Map();
  for (const { tag, script, name } of [...interfaceLanguages, ...known, ...unknown]) {
    const characters = Array.from(name).filter((one) => !plain.test(one));
    if (characters.length === 0 || script === 'Cyrl' || script === 'Grek') continue;
    // One face of a script is enough for names, and for those of Nastaliq a plain one is small and read as well.
    const [font] = fontsOfLanguage({ tag: plainest[script] ?? tag, script });
    const before = byFont.get(font)?.characters ?? [];
    byFont.set(font, { script, characters: [...before, ...characters] });
  }
  const faces = [];
  for (const [font, { script, characters }] of [...byFont].toSorted(([a], [b]) => a.localeCompare(b))) {
    const file = `names-${script.toLowerCase()}.woff2`;
    const taken = await writePart(font, { file, family: `Names ${script}`, characters });
    faces.push(face({ family: 'Language names', script, file, range: rangeOf(taken) }));
  }
  const use = `
/* Where languages stand in a list under their own names, each in its letters. */
.own-name {
  font-family: 'Language names', system-ui, sans-serif;
}
`;
  await writeFile(path.join(folder, 'letters/names.css'), faces.join('') + use);
}

async function makeWide(code) {
  const [sheet, name] = wide[code];
  const language = interfaceLanguages.find((one) => one.code === code);
  // Chinese and Japanese fonts have the apostrophe of "Let’s Read" as wide as a character: it comes with the Latin letters.
  const isWide = (one) => !/^[\p{sc=Latin}\s]$/u.test(one) && (one !== '’' || code === 'ko');
  const characters = Array.from(await textOf(code)).filter(isWide);
  const [font] = fontsOfLanguage(language);
  const file = `${sheet}.woff2`;
  const family = `Letters ${name}`;
  const range = rangeOf(await writePart(font, { file, family, characters }));
  const rules = `
/* The device's own font, and where it has none the characters of our own words; headings are made bold by the browser. */
:lang(${code}) {
  --font-ui: '${family}', system-ui, sans-serif;
  --font-display: '${family}', system-ui, sans-serif;
  --font-story: '${family}', system-ui, sans-serif;
  --lh: 1.65;
  --lh-tight: 1.4;
  --lh-story: 1.8;
}
`;
  await writeFile(
    path.join(folder, `letters/${sheet}.css`),
    face({ family, script: language.script, file, range }) + rules,
  );
}

/** Of each face that a sheet has from `parts` the characters of its range. @returns the ranges by file */
async function makeParts(sheet) {
  const ranges = {};
  const rules = await readFile(path.join(folder, sheet), 'utf8');
  const faces = rules.matchAll(/parts\/(([a-z-]+)-(\d+)\.woff2)[^}]*?unicode-range:([^;]+);/g);
  for (const [, file, part, weight, range] of new Map(Array.from(faces, (face) => [face[1], face])).values()) {
    const [, pathOf] = sourceOfPart.find(([name]) => name.test(part));
    const whole = await subsetFont(await readFile(require.resolve(pathOf(weight))), '', {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
      preserveNameIds: [0],
    });
    const bytes = await subsetFont(renamed(whole, `Letters ${part}`), charactersIn(range), asPart);
    await writeFile(path.join(folder, 'parts', file), bytes);
    ranges[file] = range.trim().replaceAll(/\s+/g, ' ');
    console.log(`${file}: ${(bytes.length / 1024).toFixed(1)} KB`);
  }
  return ranges;
}

function charactersIn(range) {
  return Array.from(range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g), ([, first, last = first]) => {
    const begin = Number.parseInt(first, 16);
    return String.fromCodePoint(
      ...Array.from({ length: Number.parseInt(last, 16) - begin + 1 }, (_, at) => begin + at),
    );
  }).join('');
}

answerHelp('npx node scripts/make-letters.mjs. It writes packages/web/app/fonts/letters and parts anew.');

for (const name of ['letters', 'parts']) {
  await rm(path.join(folder, name), { recursive: true, force: true });
  await mkdir(path.join(folder, name));
}
await makeNames();
for (const code of Object.keys(wide)) await makeWide(code);
const made = await makeParts('latin.css');
for (const sheet of await readdir(path.join(folder, 'scripts')))
  Object.assign(made, await makeParts(`scripts/${sheet}`));
await writeFile(path.join(folder, 'parts/ranges.json'), JSON.stringify(made));
// As the checks want them.
await run('oxfmt', [path.join(folder, 'letters'), path.join(folder, 'parts')], { quiet: true });
