import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readLanguageTable, type SourceLanguage } from '@letsread/formats/tables/language-table.ts';
import { readStoryMarkdown } from '@letsread/formats/markdown/story-markdown.ts';

export const booksDir = process.env.BOOKS_DIR ?? path.resolve(import.meta.dirname, '../../../shared/books');

/** A story file as the judge sees it: the words as they are written, and nothing that an engine made of them. */
export interface RealEdition {
  /** Its file, as an import writes it down: `sw/0342_adhabu.md`. */
  key: string;
  /** The same story has the same number in all languages. */
  number: string;
  language: SourceLanguage;
  title: string;
  authors: string[];
  people: string[];
  pages: string[];
  /** The words of the title, lower case, parted by the rules of Unicode. */
  titleWords: string[];
}

export function readRealEditions(): RealEdition[] {
  const languages = readLanguageTable(readFileSync(path.join(booksDir, 'languages.csv'), 'utf8'));
  return [...languages.values()].flatMap((language) => {
    const folder = path.join(booksDir, 'texts', language.code);
    const names = readdirSync(folder).filter((name) => /^\d{4}.*\.md$/.test(name));
    return names.toSorted().map((name) => readEdition(folder, name, language));
  });
}

function readEdition(folder: string, name: string, language: SourceLanguage): RealEdition {
  const bytes = readFileSync(path.join(folder, name));
  const { edition } = readStoryMarkdown(bytes, { file: name, languageCode: language.code });
  return {
    key: `${language.code}/${name}`,
    number: name.slice(0, 4),
    language,
    title: edition.title,
    authors: edition.credits.filter(({ role }) => role === 'AUTHOR').map((credit) => credit.name),
    people: edition.credits.map((credit) => credit.name),
    pages: edition.pages.map(({ text }) => text),
    titleWords: wordsOf(edition.title, language),
  };
}

export function wordsOf(text: string, { bcp47 }: Pick<SourceLanguage, 'bcp47'>): string[] {
  const lower = text.normalize('NFC').toLocaleLowerCase(bcp47);
  const segmenter = new Intl.Segmenter(bcp47, { granularity: 'word' });
  return Array.from(segmenter.segment(lower))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}
