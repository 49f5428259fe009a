import type { Credit } from '@letsread/catalogue/contract.ts';
import { isLicensedMaterial } from '@letsread/formats/licensed-material.ts';
import { bookUrn, editionUrn } from '@letsread/formats/publication.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import type { DescribedBook } from '../feed.ts';
import type { UrlBase } from '../document-urls.ts';

/** Roles that the Readium context has a word for. */
const properties = {
  AUTHOR: 'author',
  ILLUSTRATOR: 'illustrator',
  TRANSLATOR: 'translator',
  EDITOR: 'editor',
  NARRATOR: 'narrator',
} as const;

/** The others are contributors with a MARC relator code. */
const relators: Readonly<Record<Exclude<Credit['role'], keyof typeof properties>, string>> = {
  ADAPTER: 'adp',
  DESIGNER: 'dsr',
  SIGNER: 'prf',
  AMBASSADOR: 'ctb',
  CONTRIBUTOR: 'ctb',
  OTHER: 'oth',
};

/** What a book is, in the words of Readium's default context: the same in an OPDS 2.0 feed and in a manifest. */
export function publicationMetadata(book: DescribedBook, { base, t }: { base: Pick<UrlBase, 'origin'>; t: Translate }) {
  const { origin } = base;
  const { level } = book;
  return {
    '@type': 'http://schema.org/Book',
    identifier: editionUrn(book.editionId),
    'http://purl.org/dc/terms/isVersionOf': bookUrn(book.bookId),
    title: book.title,
    ...(book.subtitle === null ? {} : { subtitle: book.subtitle }),
    language: book.language.languageISOCode,
    readingProgression: book.language.direction,
    ...(book.description === '' ? {} : { description: book.description }),
    ...contributors(book.credits),
    ...(book.publisher === '' ? {} : { publisher: { name: book.publisher } }),
    license: book.licence.url,
    modified: book.updatedAt,
    ...(book.publishedAt === null ? {} : { published: book.publishedAt }),
    ...(book.pageCount > 0 ? { numberOfPages: book.pageCount } : {}),
    ...subjects(book, origin, level === null ? undefined : t(`catalogue.level.${level}.full`)),
  };
}

function contributors(credits: readonly Credit[]): Record<string, unknown[]> {
  const found: Record<string, unknown[]> = {};
  for (const { role, name } of credits) {
    if (isLicensedMaterial(name)) continue;
    const property = role in properties ? properties[role as keyof typeof properties] : undefined;
    if (property !== undefined) (found[property] ??= []).push({ name });
    else (found['contributor'] ??= []).push({ name, role: relators[role as keyof typeof relators] });
  }
  return found;
}

function subjects(
  { level, tags }: DescribedBook,
  origin: string,
  levelName: string | undefined,
): { subject?: unknown[] } {
  const subject = [
    ...(levelName === undefined ? [] : [{ name: levelName, scheme: `${origin}/level`, code: String(level) }]),
    ...tags.map(({ name, slug }) => ({ name, scheme: `${origin}/tag`, code: slug })),
  ];
  return subject.length === 0 ? {} : { subject };
}
