import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { madeWords } from '../testing/made-publication.ts';
import { readRealPublication } from '../testing/real-publication.ts';
import { createPdfWriter } from './create-pdf-writer.ts';
import { readMadePdf } from './read-made-pdf.ts';
import { paragraphsOf } from './description/text-units.ts';

const books = process.env['BOOKS_DIR'] ?? fileURLToPath(new URL('../../../../shared/books', import.meta.url));
const languages = existsSync(join(books, 'SOURCE.md')) ? readdirSync(join(books, 'texts')) : [];
const writer = createPdfWriter();

/** White space is where lines end; invisible signs are kept. */
const plain = (text: string) => text.replaceAll(/\s/g, '');

it('the real books are there, or this machine does without', () => {
  expect([0, 73]).toContain(languages.length);
});

describe.each(languages)('a book in %s', (language) => {
  const [name = ''] = readdirSync(join(books, 'texts', language)).toReversed();
  const publication = readRealPublication(books, language, name.slice(0, 4));
  const source = plain(publication.pages.map(({ text }) => paragraphsOf(text).join('')).join(''));

  it.each(['portrait', 'booklet'] as const)('loses no character in a PDF: %s', async (layout) => {
    const made = await writer.write({ publication, words: madeWords(), layout, edition: 'full', paper: 'A4' });
    const { paragraphs, pages, direction } = await readMadePdf(made.bytes);
    expect(plain(paragraphs.map(({ words }) => words).join(''))).toContain(source);
    expect(direction).toBe(publication.language.direction === 'rtl' ? 'R2L' : 'L2R');
    for (const { width, texts } of pages) {
      expect(texts.every(({ x, y }) => x > 15 && x < width - 15 && y > 10)).toBe(true);
    }
  });
});
