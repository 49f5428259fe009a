import { FormatError } from '../../format-error.ts';
import { pageNumber } from '../../languages/page-number.ts';
import type { Publication, PublicationPage, PublicationPicture } from '../../publication.ts';
import { aboutRows, nameVoice } from './about-rows.ts';
import type { BookDescription, DescribedPage, PlacedPicture, Said, VoiceName } from './book-description.ts';
import type { Speeches } from './choose-voices.ts';
import { chooseVoices } from './choose-voices.ts';
import { drawPicture } from './draw-picture.ts';
import { leafShape } from './leaf-shape.ts';
import type { PdfOptions } from '../pdf-options.ts';
import { longestWord, paragraphsOf, unitsOf } from './text-units.ts';

const longWord = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]{40}/u;

type Edition = { voice: VoiceName; publication: Publication };

/** The file to make as data for book.typ and the pictures by the names it uses. @throws FormatError glyphs-missing where no font has a character of it. */
export function describeBook(options: PdfOptions): {
  book: BookDescription;
  pictures: Map<string, Uint8Array>;
} {
  const { publication, second, words, edition } = options;
  const editions: Edition[] = [{ voice: 'book', publication }];
  if (edition === 'bilingual' && second !== undefined) editions.push({ voice: 'second', publication: second });
  const pictures = new Map<string, Uint8Array>();
  const placePicture = (picture: PublicationPicture | undefined, alt: string): PlacedPicture | null => {
    if (picture === undefined) return null;
    const file = `${pictures.size}.svg`;
    pictures.set(file, Buffer.from(drawPicture(picture, edition === 'lightInk')));
    return { file, width: picture.width, height: picture.height, alt: alt.trim() === '' ? null : alt };
  };
  const [cover, ...pages] = publication.pages;
  // A made cover has the first title on it, and who wrote the book.
  const isLettered = cover?.picture?.isLettered === true;
  const titles = editions.slice(isLettered ? 1 : 0).map(({ voice, publication: { title, subtitle } }) => ({
    voice,
    words: title,
    subtitle: subtitle ?? null,
  }));
  const isFlippedOnLongEdge = options.flip === 'long';
  const contents = {
    cover: {
      picture: placePicture(cover?.picture, cover?.alt || (isLettered ? publication.title : words.cover)),
      titles,
      names: isLettered ? null : makerNames(publication),
      longest: longestOf(titles),
    },
    pages: pages.map((page, index) => describePage(page, index + 1, { options, editions, placePicture })),
    about: aboutRows(editions, words, edition),
    flipNote: options.layout !== 'booklet' ? null : isFlippedOnLongEdge ? words.flipOnLongEdge : words.flipOnShortEdge,
  };
  const { voices, missing } = chooseVoices(speechesOf(contents, { publication, second, words }));
  if (missing.length > 0)
    throw new FormatError('glyphs-missing', {
      file: publication.id === '' ? publication.title : publication.id,
      message: `no font has these characters: ${missing.join(' ')}`,
    });
  const book: BookDescription = {
    title: publication.title,
    authors: namesOf(publication, ['AUTHOR']),
    description: publication.description,
    keywords: publication.subjects,
    leaf: leafShape(options.layout, edition, options.paper),
    voices,
    hasLongWords: longWord.test(JSON.stringify(contents)),
    isFlippedOnLongEdge,
    ...contents,
  };
  return { book: withoutControlCharacters(book), pictures };
}

function describePage(
  page: PublicationPage,
  number: number,
  {
    options,
    editions,
    placePicture,
  }: {
    options: PdfOptions;
    editions: Edition[];
    placePicture: (picture: PublicationPicture | undefined, alt: string) => PlacedPicture | null;
  },
): DescribedPage {
  const isToTell = options.edition === 'wordless';
  const texts = editions
    .map(({ voice, publication }) => ({ voice, paragraphs: paragraphsOf(publication.pages[number]?.text ?? '') }))
    .filter(({ paragraphs }) => paragraphs.length > 0 && !isToTell);
  // A page with nothing to be read aloud is at least named.
  const name =
    texts.length > 0 ? '' : options.words.page.replaceAll('{page}', () => pageNumber(number, options.words.language));
  return {
    number: pageNumber(number, options.publication.language),
    picture: placePicture(page.picture, page.alt || name),
    texts,
    units: texts.flatMap(({ voice, paragraphs }) =>
      paragraphs.flatMap((paragraph, index) =>
        unitsOf(paragraph).map((unit) => ({ voice, paragraph: index, words: unit })),
      ),
    ),
    longest: longestOf(texts.map(({ voice, paragraphs }) => ({ voice, words: paragraphs.join('\n') }))),
    isToTell,
  };
}

function longestOf(said: Said[]): Said[] {
  return said.map(({ voice, words }) => ({ voice, words: longestWord(words) })).filter(({ words }) => words !== '');
}

function namesOf({ credits }: Publication, roles: string[]): string[] {
  return [...new Set(credits.filter(({ role }) => roles.includes(role)).map(({ name }) => name))];
}

function makerNames(publication: Publication): Said | null {
  const words = namesOf(publication, ['AUTHOR', 'ILLUSTRATOR']).join(' · ');
  return words === '' ? null : { voice: nameVoice(words) === 'names' ? 'names' : 'book', words };
}

type Contents = Pick<BookDescription, 'cover' | 'pages' | 'about' | 'flipNote'>;

/** All that each voice says, for the choice of its fonts. */
function speechesOf(
  { cover, pages, about, flipNote }: Contents,
  { publication, second, words }: Pick<PdfOptions, 'publication' | 'second' | 'words'>,
): Speeches {
  const rows: Said[] = [
    ...cover.titles.flatMap(({ voice, words: title, subtitle }) => ({ voice, words: title + (subtitle ?? '') })),
    ...(cover.names === null ? [] : [cover.names]),
    { voice: 'book', words: pages.map(({ number }) => number).join('') },
    ...pages.flatMap(({ texts }) => texts.map(({ voice, paragraphs }) => ({ voice, words: paragraphs.join('') }))),
    ...about.flatMap((row): Said[] =>
      row.kind === 'credit' ? [row, { voice: 'words', words: row.label ?? '' }] : [row],
    ),
    { voice: 'words', words: flipNote ?? '' },
  ];
  const languages = {
    book: publication.language,
    second: second?.language,
    words: words.language,
    names: { ...words.language, script: 'Latn', direction: 'ltr' as const },
  };
  return Object.fromEntries(
    Object.entries(languages).flatMap(([name, language]) => {
      const said = rows.filter(({ voice }) => voice === name).map((row) => row.words);
      return language === undefined ? [] : [[name, { language, said: said.join('') }]];
    }),
  );
}

/** Control characters have no glyph and no meaning on paper. */
function withoutControlCharacters(book: BookDescription): BookDescription {
  const clean = (_key: string, value: unknown): unknown =>
    typeof value === 'string' ? value.replaceAll('\t', ' ').replaceAll(/[\p{Cc}--\n]/gv, '') : value;
  return JSON.parse(JSON.stringify(book), clean) as BookDescription;
}
