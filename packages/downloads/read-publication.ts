import type { BookToRead, Page } from '@letsread/catalogue/contract.ts';
import { previewBook } from '@letsread/catalogue/books/preview-book.ts';
import {
  bookUrn,
  editionUrn,
  type Publication,
  type PublicationPage,
  type PublicationSound,
} from '@letsread/formats/publication.ts';
import { Problem } from '@letsread/http/problem.ts';
import { readPrintablePicture } from '@letsread/media/pictures/read-printable-picture.ts';
import { playsEverywhere } from '@letsread/media/recordings/plays-everywhere.ts';
import { readRecordingName } from '@letsread/media/recordings/recording-file.ts';
import type { EditionSources } from './downloads-context.ts';
import { MissingFileError } from './missing-file-error.ts';
import { MakingError } from './making/open-maker.ts';
import type { EditionFacts } from './select-facts.ts';

export const libraryName = 'Let’s Read';

/** The edition with its pictures and sounds in memory, as the writers of files take it; Problem book-not-found, MakingError when a picture cannot be read, MissingFileError when it is not there. */
export async function readPublication(
  sources: EditionSources,
  { bookId, languageId, editionId }: Pick<EditionFacts, 'bookId' | 'languageId' | 'editionId'>,
): Promise<Publication> {
  const context = { database: sources.database, mediaUrl: '/media' };
  const query = { signLanguage: false, eId: editionId };
  const params = { langId: languageId, bookId };
  const book = await previewBook(context, {
    params,
    query,
    body: undefined,
    account: undefined,
    standing: undefined,
    headers: {},
    address: '',
  });
  const sounds = new Map<string, PublicationSound>();
  const pages: PublicationPage[] = [];
  // One after the other: a book's pictures are decoded on demand, and many at once would take the memory of many.
  for (const page of pagesOf(book)) {
    pages.push({
      text: page.number === 0 ? '' : page.text,
      picture: await pictureOf(sources, page),
      alt: page.alt,
      narration: await narrationOf(sources, page, sounds),
    });
  }
  return { ...factsOf(book, sources.publicUrl), pages };
}

/** The cover first, even of an edition that has no row for it. */
function pagesOf({ pages, cover: shown, isIllustrated }: BookToRead): Page[] {
  // A made cover is drawn anew for the file (with-cover.ts).
  const cover = isIllustrated ? shown : null;
  if (pages[0]?.number === 0)
    return pages.map((page, at) => (at === 0 ? { ...page, picture: page.picture ?? cover } : page));
  return [{ number: 0, text: '', picture: cover, alt: '', narration: null, sign: null }, ...pages];
}

function factsOf(book: BookToRead, publicUrl: string): Omit<Publication, 'pages'> {
  const { languageISOCode: tag, name, script, direction } = book.language;
  return {
    id: editionUrn(book.editionId),
    work: bookUrn(book.bookId),
    address: publicUrl === '' ? '' : `${publicUrl}/book/${encodeURIComponent(book.slug)}`,
    publisher: book.publisher === '' ? undefined : book.publisher,
    library: libraryName,
    title: book.title,
    subtitle: book.subtitle ?? undefined,
    description: book.description,
    made: book.made,
    language: { tag, name, script, direction },
    level: book.level,
    subjects: book.tags.map((tag) => tag.name),
    credits: book.credits,
    licence: book.licence,
    updatedAt: book.updatedAt,
  };
}

/** A book without one of its pictures is not the book: the fault is told, for a person to look at. */
async function pictureOf({ pictures, resizer }: EditionSources, { picture, number }: Page) {
  const sha256 = picture?.url.split('/').at(-1);
  if (sha256 === undefined) return undefined;
  const found = await readPrintablePicture(sha256, { store: pictures, resizer }).catch((error: unknown) => {
    if (isPassing(error)) throw error;
    throw new MakingError(`the picture ${sha256} of page ${number} cannot be read: ${String(error)}`);
  });
  return found ?? isMissing(`the picture ${sha256} of page ${number}`);
}

/** The library names it, so it is somewhere: with another process, or in a backup. The book is as it was, and nothing is written down. */
function isMissing(what: string): never {
  throw new MissingFileError(what);
}

/** An overloaded machine, a full disk, too many open files: no fault of the book. */
function isPassing(error: unknown): boolean {
  return error instanceof Problem || (error instanceof Error && 'code' in error);
}

/** Only sound that every e-book reader plays; a page that has none of it is not narrated in the file. */
async function narrationOf(
  { recordings }: EditionSources,
  { narration }: Page,
  sounds: Map<string, PublicationSound>,
): Promise<PublicationPage['narration']> {
  const source = narration?.sources.find(({ type }) => playsEverywhere(type));
  const name = readRecordingName(source?.url.split('/').at(-1) ?? '');
  if (narration === null || name === undefined || !playsEverywhere(name.type)) return undefined;
  const sound = sounds.get(name.sha256) ?? {
    bytes: (await recordings.readRecording(name)) ?? isMissing(`the sound ${name.sha256}`),
    type: name.type,
  };
  sounds.set(name.sha256, sound);
  const { durationMs, unit, clip, marks } = narration;
  return { sound, durationMs, unit, clip, marks };
}
