import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoryEdition } from '../book.ts';
import { creditRoles } from '../book.ts';
import { FormatError } from '../format-error.ts';
import { isAbsentName } from './credit-names.ts';
import { readStoryMarkdown, writeStoryMarkdown } from './story-markdown.ts';

const vectors = new URL('../vectors/', import.meta.url);

function names(folder: 'valid' | 'invalid'): string[] {
  return readdirSync(new URL(folder, vectors)).filter((name) => name.endsWith('.md'));
}

function read(content: Uint8Array | string) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return readStoryMarkdown(bytes, { file: 'story.md', languageCode: 'en' });
}

function errorOf(content: Uint8Array | string): FormatError | undefined {
  try {
    read(content);
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
  return undefined;
}

describe('valid stories', () => {
  it.each(names('valid'))('%s is read as the file beside it says', (name) => {
    const { edition, warnings } = read(readFileSync(new URL(`valid/${name}`, vectors)));
    const expected: unknown = JSON.parse(
      readFileSync(new URL(`valid/${name.replace('.md', '.json')}`, vectors), 'utf8'),
    );
    expect({ edition, warnings: warnings.map(({ code, line }) => `${code} ${line}`) }).toEqual(expected);
  });

  it.each(names('valid'))('%s is the same edition when written and read again', (name) => {
    const { edition } = read(readFileSync(new URL(`valid/${name}`, vectors)));
    expect(read(writeStoryMarkdown(edition)).edition).toEqual(edition);
  });
});

it('tells of a key that is there twice by its name in the file', () => {
  const { warnings } = read(readFileSync(new URL('valid/unknown-keys-and-repeated-key.md', vectors)));
  const repeated = warnings.filter(({ code }) => code === 'credit-key-repeated');
  expect(repeated.map(({ message }) => message)).toEqual(['a second Translation line was read too']);
});

it('names words with letters of two scripts, where the first stands, and keeps them', () => {
  const pages = ['Wὸva.', 'wὸyi, wὸkpɔ, wὸɖu, wὸno kple wὸtsɔ'].map((text) => `##\n${text}\n`).join('');
  const story = `# Kɔfi\n${pages}##\n* License: [CC-BY]\n* Text: Kɔfi\n* Illustration: Ama\n* Language: ee\n`;
  const { edition, warnings } = read(new TextEncoder().encode(story));
  expect(edition.pages[0]?.text).toBe('Wὸva.');
  expect(warnings).toContainEqual({
    code: 'letters-mixed',
    line: 3,
    message:
      'letters of two scripts stand in one word: “Wὸva”, “wὸyi”, “wὸkpɔ”, “wὸɖu”, “wὸno” and 1 more; the text was kept as written',
  });
});

describe('invalid stories', () => {
  it.each(names('invalid'))('%s is refused with the code it is named for', (name) => {
    expect(errorOf(readFileSync(new URL(`invalid/${name}`, vectors)))?.code).toBe(name.split('.')[0]);
  });

  it('names the line of the damage', () => {
    const error = errorOf(readFileSync(new URL('invalid/not-utf8.md', vectors)));
    expect(error?.location).toEqual({ line: 4 });
    expect(error?.message).toBe('story.md, line 4: not UTF-8');
  });

  it('refuses a file over one megabyte before reading it', () => {
    expect(errorOf(new Uint8Array(1_000_001))?.code).toBe('file-too-large');
  });

  it('refuses to write an edition without title or pages', () => {
    const { edition } = read(readFileSync(new URL('valid/plain.md', vectors)));
    expect(() => writeStoryMarkdown({ ...edition, title: ' ' })).toThrow(FormatError);
    expect(() => writeStoryMarkdown({ ...edition, pages: [] })).toThrow(FormatError);
  });
});

describe('hostile input', () => {
  const started = '# Kite\n\n##\nUp.\n\n##\n* License: [CC-BY]\n';

  it.each([
    ['a name of a megabyte', `${started}* Text: ${'Ann Bee and '.repeat(80_000)}`],
    ['a wrapped value of half a million lines', `${started}* Text: Ann\n${'a\n'.repeat(480_000)}`],
    ['half a million page breaks', `# Kite\n${'#\n'.repeat(480_000)}`],
    ['a line of blanks', `#${' '.repeat(990_000)}#`],
    ['nothing but keys', `${started}${'* Text: A\n'.repeat(90_000)}`],
    ['an endless key', `${started}* ${'a '.repeat(490_000)}`],
    ['open brackets', `${started}* Text: ${'('.repeat(900_000)}`],
    ['quarter of a million unknown keys', `${started}${'*a:\n'.repeat(240_000)}`],
  ])('%s is dealt with in seconds, not minutes', (_, content) => {
    const start = performance.now();
    errorOf(content);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

const letter = fc.constantFrom(
  'a',
  'B',
  'é',
  'e\u0301',
  'ɓ',
  '中',
  '𠮷',
  'ك',
  '\u200c',
  'ไ',
  ' ',
  '\t',
  '#',
  '\\',
  '*',
  ':',
  '-',
  '"',
  '`',
  '&amp;',
  '[',
  '(',
  '😀',
);
const line = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(''));
const structure = fc.constantFrom(
  '# Kite',
  '##',
  '#',
  '## ',
  '\\##',
  '',
  'Up.',
  '* License: [CC-BY]',
  '* Text: A B and C D',
  '* Language: en',
  '- Sponsor: x',
  '* Text: x',
  '\r',
  '* not a key',
);
const text = fc.array(fc.oneof(line, structure), { maxLength: 6 }).map((lines) => {
  return lines
    .join('\n')
    .replaceAll('\r', '')
    .replace(/^(\s*\n)+/, '')
    .replace(/(\n\s*)+$/, '')
    .replace(/^\s+$/, '');
});
const word = fc.constantFrom(
  'Amina',
  'Kite',
  'de',
  'and',
  '&',
  'of',
  'noSithembile',
  'Jr.',
  '(OLE',
  'Ghana)',
  ',',
  'dohliam',
  'och',
  '中文',
  'x:',
  ';',
);
const name = fc
  .array(word, { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '))
  .filter((each) => !isAbsentName(each));
const edition: fc.Arbitrary<StoryEdition> = fc.record({
  languageCode: fc.constant('en'),
  title: line.map((each) => `Kite ${each}`.replace(/\s+/g, ' ').trim()),
  pages: fc.array(fc.record({ text }), { minLength: 1, maxLength: 5 }),
  credits: fc.uniqueArray(fc.record({ role: fc.constantFrom(...creditRoles), name }), {
    maxLength: 8,
    selector: (credit) => `${credit.role} ${credit.name}`,
  }),
  licence: fc.constantFrom('CC-BY', 'CC-BY-NC-4.0', 'CC0-1.0', 'CC-PDM-1.0', 'CC-BY-NC-ND-3.0'),
  notes: text,
});

describe('properties', () => {
  it('any edition that could have been read is the same when written and read', () => {
    fc.assert(
      fc.property(edition, (each) => {
        expect(read(writeStoryMarkdown(each)).edition).toEqual(each);
      }),
      { numRuns: 1000 },
    );
  });

  it('any bytes give an edition or a FormatError', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(errorOf(bytes)?.file ?? 'story.md').toBe('story.md');
      }),
    );
  });

  it('whatever is read from any lines is the same when written and read again', () => {
    const lines = fc.array(fc.oneof(structure, structure, line, fc.string({ unit: 'binary', maxLength: 8 })), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(lines, (each) => {
        const content = each.join('\n');
        if (errorOf(content) !== undefined) return;
        const first = read(content).edition;
        expect(read(writeStoryMarkdown(first)).edition).toEqual(first);
      }),
      { numRuns: 1000 },
    );
  });
});
