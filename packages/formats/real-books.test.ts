import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { StoryWarningCode } from './markdown/story-markdown.ts';
import { readStoryMarkdown, writeStoryMarkdown } from './markdown/story-markdown.ts';
import { foldText } from './words/fold-text.ts';
import { readLanguageTable } from './tables/language-table.ts';
import { readLicenceTable } from './tables/licence-table.ts';
import { pairPictures } from './pair-pictures.ts';
import { queryWords, searchWords } from './words/search-words.ts';
import { slugify } from './words/slug.ts';
import { readStoryFileName } from './markdown/story-file-name.ts';

const books = process.env['BOOKS_DIR'] ?? fileURLToPath(new URL('../../../shared/books', import.meta.url));

// The counts are those of SOURCE.md in that folder; each was counted there by other means.
function describeRealBooks(): void {
  const files = readdirSync(join(books, 'texts')).flatMap((languageCode) => {
    return readdirSync(join(books, 'texts', languageCode)).map((name) => ({
      languageCode,
      name,
      bytes: readFileSync(join(books, 'texts', languageCode, name)),
    }));
  });
  const start = performance.now();
  const stories = files.map(({ languageCode, name, bytes }) => ({
    languageCode,
    name,
    ...readStoryFileName(name),
    ...readStoryMarkdown(bytes, { file: `${languageCode}/${name}`, languageCode }),
  }));
  const spentMs = performance.now() - start;
  const withWarning = (code: StoryWarningCode) =>
    stories.filter(({ warnings }) => warnings.some((warning) => warning.code === code));
  const story = (languageCode: string, key: string) => {
    const found = stories.find((each) => each.languageCode === languageCode && each.key === key);
    if (found === undefined) throw new Error(`no ${languageCode}/${key}`);
    return found;
  };

  it('reads all 2,099 files, in a few seconds at most', () => {
    expect(stories.length).toBe(2099);
    expect(spentMs).toBeLessThan(20_000);
  });

  it('finds 21,648 pages and the one whose break is damaged', () => {
    expect(stories.reduce((sum, { edition }) => sum + edition.pages.length, 0)).toBe(21_648 + 1);
    expect(withWarning('page-break-repaired').map(({ languageCode, key }) => `${languageCode}/${key}`)).toEqual([
      'st/0220',
    ]);
    expect(story('st', '0220').edition.pages.length).toBe(story('en', '0220').edition.pages.length);
  });

  it('keeps 115 pages without words in 31 files', () => {
    const wordless = stories.filter(({ edition }) => edition.pages.some((page) => page.text === ''));
    expect(wordless.length).toBe(31);
    expect(
      wordless.reduce((sum, { edition }) => sum + edition.pages.filter((page) => page.text === '').length, 0),
    ).toBe(115);
    expect(story('en', '0309').edition.pages.flatMap((page, index) => (page.text === '' ? [index + 1] : []))).toEqual([
      2, 4, 6, 8, 10,
    ]);
  });

  it('reads every licence form', () => {
    const licences = stories.map(({ edition }) => edition.licence);
    expect(licences.filter((licence) => licence === 'CC-BY').length).toBe(1625 + 9);
    expect(licences.filter((licence) => licence === 'CC-BY-NC').length).toBe(465);
    expect(withWarning('licence-form').length).toBe(9);
  });

  it('counts translators and adapters as the source does', () => {
    const has = (each: (typeof stories)[number], role: string) =>
      each.edition.credits.some((credit) => credit.role === role);
    const isMarked = (each: (typeof stories)[number]) =>
      each.warnings.some(({ code }) => code === 'credit-name-absent');
    expect(
      stories.filter(
        (each) => each.languageCode !== 'en' && !isMarked(each) && !has(each, 'TRANSLATOR') && !has(each, 'ADAPTER'),
      ).length,
    ).toBe(14);
    expect(stories.filter((each) => has(each, 'ADAPTER')).length).toBe(12 + 25);
    expect(stories.filter((each) => has(each, 'ADAPTER') && has(each, 'TRANSLATOR')).length).toBe(12);
    expect(withWarning('credit-key-alias').map(({ languageCode }) => languageCode)).toEqual(
      Array.from({ length: 20 }, () => 'en'),
    );
    expect(withWarning('credit-name-absent').map(({ languageCode, key }) => `${languageCode}/${key}`)).toEqual([
      'xh/0110',
      'zu/0111',
    ]);
    expect(stories.every((each) => has(each, 'AUTHOR') && has(each, 'ILLUSTRATOR'))).toBe(true);
  });

  it('meets each quirk of the credits as often as the source says', () => {
    const counts: Partial<Record<StoryWarningCode, number>> = {
      'credit-wrapped': 11,
      'title-repeated': 3,
      'notes-found': 9,
      'credit-key-repeated': 1,
      'language-differs': 15,
      'credit-key-unknown': 0,
      'credits-misplaced': 0,
    };
    const met = Object.keys(counts).map((code) => [
      code,
      stories.flatMap(({ warnings }) => warnings.filter((warning) => warning.code === code)).length,
    ]);
    expect(Object.fromEntries(met)).toEqual(counts);
    expect(new Set(withWarning('language-differs').map(({ languageCode }) => languageCode))).toEqual(
      new Set(['ha-ne']),
    );
  });

  it('meets each quirk of pages and characters as often as the source says', () => {
    expect(withWarning('page-repeated').length).toBe(11);
    expect(withWarning('not-nfc').length).toBe(70);
    expect(withWarning('html-entity').map(({ languageCode, key }) => `${languageCode}/${key}`)).toEqual(['sw/0240']);
    expect(stories.filter(({ edition }) => edition.subtitle !== undefined).length).toBe(3);
    // st/0220 is the one fewer: its paragraphs are pages again.
    expect(stories.filter(({ edition }) => edition.pages.some(({ text }) => /\n[^\S\n]*\n/.test(text))).length).toBe(
      147 - 1,
    );
    expect(
      stories.filter(({ edition }) => edition.pages.some(({ text }) => /\S[^\S\n]*\n[^\S\n]*\S/.test(text))).length,
    ).toBe(450);
    const codes: StoryWarningCode[] = [
      'byte-order-mark',
      'line-ends',
      'control-character',
      'bidi-control',
      'tab',
      'private-use-character',
      'title-untidy',
      'title-mark-missing',
    ];
    expect(codes.flatMap(withWarning)).toEqual([]);
  });

  it('reads the names that are hard to part', () => {
    const names = (languageCode: string, key: string, role: string) => {
      return story(languageCode, key)
        .edition.credits.filter((credit) => credit.role === role)
        .map((credit) => credit.name);
    };
    expect(names('zu', '0067', 'TRANSLATOR')).toEqual(['Clare Verbeek', 'Thembani Dladla', 'Zanele Buthelezi']);
    expect(names('zu', '0002', 'TRANSLATOR')).toEqual(['Thandi Khumalo', 'Nolitha Bikitsha', 'Sithembile Masuku']);
    expect(names('xh', '0100', 'AUTHOR')).toEqual(['Tom Sabwa', "Children's Development Center at Masese"]);
    expect(names('zh', '0122', 'TRANSLATOR')).toEqual(['Letta Machoga', 'Bathokwa book club', 'dohliam']);
    expect(names('ff', '0147', 'ADAPTER')).toEqual([
      'Plan Niger - Projet NECS - Usaid, avec la contribution du comité asl du projet necs',
    ]);
    expect(story('fr', '0035').edition.credits.map(({ name }) => name)).toContain('Marion Dr Drew ew');
  });

  it('gives back every edition when written and read again', () => {
    for (const { languageCode, edition } of stories) {
      const bytes = new TextEncoder().encode(writeStoryMarkdown(edition));
      expect(readStoryMarkdown(bytes, { file: 'written', languageCode }).edition).toEqual(edition);
    }
  });

  it('has tables that name every folder and every story', () => {
    const languages = readLanguageTable(readFileSync(join(books, 'languages.csv'), 'utf8'));
    expect(new Set(stories.map(({ languageCode }) => languageCode))).toEqual(new Set(languages.keys()));
    expect([...languages.values()].filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual([
      'ar',
      'fa',
      'prs',
      'ps',
    ]);
    expect(
      ['aeb', 'ha-ne', 'lgg-official', 'tw-akua'].map((code) => [
        languages.get(code)?.bcp47,
        languages.get(code)?.script,
      ]),
    ).toEqual([
      ['aeb', 'Latn'],
      ['ha-NE', 'Latn'],
      ['lgg-x-official', 'Latn'],
      ['tw-akuapem', 'Latn'],
    ]);
    const licences = [...readLicenceTable(readFileSync(join(books, 'LICENSES.csv'), 'utf8')).values()];
    expect(new Set(licences.map(({ key }) => key))).toEqual(new Set(stories.map(({ key }) => key)));
    expect(licences.filter(({ effectiveLicence }) => effectiveLicence.startsWith('CC-BY-NC')).length).toBe(25);
  });

  it('pairs pictures with pages: 1,183 files without and 850 with a back cover, 66 that differ', () => {
    const pictures = new Map(
      readdirSync(join(books, 'images')).map((key) => [key, readdirSync(join(books, 'images', key))]),
    );
    const pairings = stories.map(({ key, edition, warnings }) => {
      const isRepaired = warnings.some(({ code }) => code === 'page-break-repaired');
      return { key, ...pairPictures(pictures.get(key) ?? [], edition.pages.length - (isRepaired ? 1 : 0)) };
    });
    expect(pairings.filter(({ warnings, backCover }) => warnings.length === 0 && backCover === undefined).length).toBe(
      1183,
    );
    expect(pairings.filter(({ backCover }) => backCover !== undefined).length).toBe(850);
    expect(pairings.filter(({ warnings }) => warnings.length > 0).length).toBe(66);
    expect(pairings.find(({ key }) => key === '0200')?.warnings).toEqual([]);
  });

  it('finds each page by three words taken from it', () => {
    const missed: unknown[] = [];
    for (const { languageCode, name, edition } of stories) {
      for (const { text } of edition.pages) {
        const words = text.split(/\s+/);
        const middle = Math.floor(words.length / 2);
        const typed = words
          .slice(middle, middle + 3)
          .join(' ')
          .toUpperCase();
        const tokens = searchWords(text);
        const all = new Set(tokens);
        const isFound = queryWords(typed).every(
          ({ word, isPrefix }) => all.has(word) || (isPrefix && tokens.some((token) => token.startsWith(word))),
        );
        if (!isFound) missed.push({ languageCode, name, typed });
      }
    }
    expect(missed).toEqual([]);
  });

  it('folds every text to a form that folding leaves alone', () => {
    for (const { edition } of stories) {
      const folded = foldText(edition.pages.map(({ text }) => text).join('\n'));
      expect(foldText(folded)).toBe(folded);
    }
  });

  it('makes a slug of every title', () => {
    for (const { edition } of stories) {
      const slug = slugify(edition.title, '');
      expect(slug).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:-[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*$/u);
      expect(slugify(slug)).toBe(slug);
    }
  });
}

describe('a made-up library of one book', () => {
  it('fits a story, its language, its licence and its pictures together', () => {
    const { key } = readStoryFileName('texts/en/0001_the-red-kite.md');
    const { edition } = readStoryMarkdown(readFileSync(new URL('vectors/valid/plain.md', import.meta.url)), {
      file: 'plain.md',
      languageCode: 'en',
    });
    const languages = readLanguageTable(
      'code,bcp47,english_name,native_name,script,direction,spaces_between_words\nen,en,English,English,Latn,ltr,yes\n',
    );
    const licences = readLicenceTable(
      'story_id,title_en,text_licence,image_licence,effective_licence,licence_url,author,illustrator,image_source,images,pages_en,notes\n' +
        '0001,The red kite,CC BY,CC BY-NC,CC BY-NC,https://creativecommons.org/licenses/by-nc/3.0/,Amina Kite,Joseph Hill,own,3,2,\n',
    );
    expect(languages.get(edition.languageCode)?.direction).toBe('ltr');
    expect(licences.get(key)?.effectiveLicence).toBe('CC-BY-NC-3.0');
    expect(pairPictures(['02.jpg', '01.jpg', '04.jpg'], edition.pages.length)).toMatchObject({
      cover: '01.jpg',
      pages: ['02.jpg', '04.jpg'],
      warnings: [],
    });
  });
});

// A machine without the books runs everything else: a skipped test would stand there for ever.
// oxlint-disable-next-line vitest/no-conditional-tests
if (existsSync(join(books, 'SOURCE.md'))) {
  describe('the real books', () => {
    describeRealBooks();
  });
} else console.log(`real books not found at ${books}: their tests are left out`);
