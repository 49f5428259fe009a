import type { Fields } from './translator.ts';

const plural = /\.(zero|one|two|few|many|other)$/;
const base = (key: string) => key.replace(plural, '');
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();

/** Names, forms of files, sizes of paper and keys of a keyboard: the same in every language. */
const names =
  /Let[’']s Read|Catherine Groenewald|CC BY|name@example\.org|Android|iPhone|iPad|JavaScript|EPUB|BloomPUB|ZIP|OPDS|PDF|Letter|JSON|MP3|M4A|QR|Wi-Fi|MB|GB|USB|Enter|Page Up|Page Down|Escape|Esc|https|mmm/g;

/** Words that a language has from where English has them, so that the same text is no English left over. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  es: ['{count} min', '{minutes} min', 'Editor', 'Mango', 'Cactus', 'No', 'Panda', 'Sepia', 'Normal'],
  fil: ['Email', 'Menu', 'OK', 'Panda', 'Password', 'Penguin', 'Profile', 'badge', 'sticker', '{count} sticker'],
  fr: [
    'Badges',
    'Cactus',
    'Classes',
    'Collections',
    'Description',
    'Licence',
    'Lion',
    'Long',
    'Menu',
    'Normal',
    'OK',
    'Page',
    'Page {page}',
    'Pages',
    'Panda',
    'Pause',
    'Question',
    'Question {number}',
    'Questions',
    'badge',
    'badges',
    '{count} min',
    '{count} page',
    '{count} pages',
    '{minutes} min',
  ],
  id: ['Email', 'Menu', 'OK', 'Panda', 'Penguin', 'Sepia', 'Normal'],
  ms: ['Menu', 'OK', 'Panda', 'Penguin'],
  pt: ['Editor', 'Menu', 'Normal', 'OK', 'Panda', '{count} min', '{minutes} min'],
  sw: ['Panda'],
  vi: ['Email', 'Menu', 'OK'],
};

/** Where a text stands in a tab, on a small button, a chip or under a small picture. */
const shortKeys = [
  /^shell\.(tabs\..+|back|cancel|close|delete|dismiss|try-again|language\.ok)$/,
  /^shell\.menu\.(?!why|first)/,
  /^catalogue\.(see-all|level\.\d|level\.\d\.ages|length\.\w+)$/,
  /^catalogue\.search\.(go|filters|about|tag|language)$/,
  /^reading\.(next|before|pause|listen|cover|the-end|moods\.[A-Z_]+)$/,
  /^reading\.settings\.(letters|lines|page|speed|second)$/,
  /^reading\.settings\.\w+\.(\d|device|paper|sepia|strong|bedtime|both|peek|single|none)$/,
  /^learning\.(badge\.\w+|path\.(play|next|done|you|not-yet))$/,
  /^learning\.play\.(again|check|next|yes|match|words|questions)$/,
  /^profiles\.(avatars\.\w+|page\.(edit|save|saved|saving|today|week)|create\.(create|title))$/,
  /^identity\.(log-in|sign-up|password|password\.show)$/,
  /^(projects\.(add|title)|offline\.(remove\.(yes|not)|shelf\.go-on|here))$/,
];
const isShort = (key: string) => shortKeys.some((pattern) => pattern.test(key));
const minRoom = 16;

/**
 * What is wrong with a dictionary, a sentence each: keys that are missing or too many, plural forms other than those of
 * the language (CLDR), lost or invented placeholders, English left over, a text over 1.6 times the English one where
 * there is little room, disorder, and text that is not NFC. `script` is the ISO 15924 code of its letters, `source` the English one.
 */
export function dictionaryFaults({ code, script, source }: Dictionary, fields: Fields): string[] {
  const expected = expectedKeys(code, source);
  const keys = Object.keys(fields);
  const inOrder = keys.toSorted((a, b) => (a < b ? -1 : 1));
  return [
    ...expected.filter((key) => !(key in fields)).map((key) => `${key}: is missing`),
    ...keys.filter((key) => !expected.includes(key)).map((key) => `${key}: is no key of this language`),
    ...(keys.every((key, at) => key === inOrder[at]) ? [] : ['the keys are not in order']),
    ...keys.flatMap((key) =>
      textFaults({ code, script, source, key, text: fields[key] ?? '' }).map((why) => `${key}: ${why}`),
    ),
  ];
}

interface Dictionary {
  code: string;
  script: string;
  source: Fields;
}

function expectedKeys(code: string, source: Fields): string[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const all = Object.keys(source).flatMap((key) =>
    isCounted(key, source) ? forms.map((form) => `${base(key)}.${form}`) : [key],
  );
  return [...new Set(all)];
}

const isCounted = (key: string, source: Fields) =>
  plural.test(key) && `${base(key)}.one` in source && `${base(key)}.other` in source;

interface Entry extends Dictionary {
  key: string;
  text: string;
}

function textFaults(entry: Entry): string[] {
  const { code, source, key, text } = entry;
  const reference = source[key] ?? source[`${base(key)}.other`] ?? '';
  const faults = placeholderFaults(entry, reference);
  if (text === '' || text !== text.trim()) faults.push('is empty or has a space at an end');
  if (text !== text.normalize('NFC')) faults.push('is not NFC');
  if (code !== 'en') {
    if (isEnglishLeft(entry, reference)) faults.push(`English is left over: “${text}”`);
    const room = Math.max(minRoom, 1.6 * width(reference));
    if (isShort(key) && width(text) > room)
      faults.push(`“${text}” is ${width(text)} wide where there is room for ${Math.floor(room)} (“${reference}”)`);
  }
  return faults;
}

function placeholderFaults({ key, text, source }: Entry, reference: string): string[] {
  const allowed = placeholders(reference);
  // "one book" may be said without the number.
  const needed =
    isCounted(key, source) && !key.endsWith('.other') ? allowed.filter((name) => name !== 'count') : allowed;
  const found = placeholders(text);
  return [
    ...needed.filter((name) => !found.includes(name)).map((name) => `lacks {${name}}`),
    ...found.filter((name) => !allowed.includes(name)).map((name) => `has {${name}}, which it is not given`),
  ];
}

function isEnglishLeft({ code, script, text }: Entry, reference: string): boolean {
  const bare = text.replaceAll(/\{\w+\}/g, ' ').replaceAll(names, ' ');
  if (!/[A-Za-z]{2}/.test(bare)) return false;
  if (script !== 'Latn') return true;
  return text === reference && sameAsEnglish[code]?.includes(text) !== true;
}

/** In Latin letters; a character of Chinese, Japanese or Korean takes the room of nearly two. */
function width(text: string): number {
  const graphemes = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const letters = graphemes.reduce(
    (sum, one) =>
      sum + (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u30ff\uff00-\uffef]/u.test(one) ? 1.8 : 1),
    0,
  );
  return Math.round(letters);
}
