import {
  bookUrn,
  editionUrn,
  type Publication,
  type PublicationPicture,
  type PublicationWords,
} from '../publication.ts';

/**
 * A small book for tests, the same bytes every time: a cover, two pages with words (the second has two paragraphs) and a picture
 * spread without. `changes` replaces what is named.
 */
export function madePublication(changes: Partial<Publication> = {}): Publication {
  return {
    id: editionUrn('5629499534213120'),
    work: bookUrn('5629499534213000'),
    address: 'https://books.example/en/book/the-red-kite',
    library: "Let's Read",
    title: 'The Red Kite',
    description: 'Amina has a kite and no wind.',
    made: '',
    language: { tag: 'en', name: 'English', script: 'Latn', direction: 'ltr' },
    level: 2,
    subjects: ['Wind', 'Play'],
    credits: [
      { role: 'AUTHOR', name: 'Amina Kite' },
      { role: 'ILLUSTRATOR', name: 'Joseph Hill' },
    ],
    licence: {
      code: 'CC-BY-4.0',
      name: 'Creative Commons Attribution 4.0',
      url: 'https://creativecommons.org/licenses/by/4.0/',
      allowsDerivatives: true,
    },
    pages: [
      { text: '', picture: madePicture('orange'), alt: 'A red kite over a hill' },
      { text: 'Amina has a red kite.', picture: madePicture('blue'), alt: 'Amina holds her kite' },
      { text: 'There is no wind.\n\n"Run," says Joseph.', picture: madePicture('green'), alt: 'Joseph runs' },
      { text: '', picture: madePicture('blue'), alt: '' },
    ],
    updatedAt: '2026-11-21T08:00:00Z',
    ...changes,
  };
}

/** A whole JPEG of 48 by 48 pixels in one colour, 282 bytes. */
export function madePicture(colour: 'orange' | 'blue' | 'green'): PublicationPicture {
  return {
    bytes: new Uint8Array(Buffer.from(head + scans[colour], 'base64')),
    type: 'image/jpeg',
    width: 48,
    height: 48,
  };
}

/** The words of a file for tests, in English; `changes` replaces what is named. */
export function madeWords(changes: Partial<PublicationWords> = {}): PublicationWords {
  return {
    language: { tag: 'en', name: 'English', script: 'Latn', direction: 'ltr' },
    cover: 'Cover',
    contents: 'Contents',
    page: 'Page {page}',
    aboutThisBook: 'About this book',
    credits: {
      AUTHOR: 'Author',
      ILLUSTRATOR: 'Illustrator',
      TRANSLATOR: 'Translator',
      ADAPTER: 'Adapter',
      AMBASSADOR: 'Ambassador',
      DESIGNER: 'Designer',
      CONTRIBUTOR: 'Contributor',
      EDITOR: 'Editor',
      SIGNER: 'Signer',
      NARRATOR: 'Narrator',
      OTHER: 'With thanks to',
    },
    licence: 'Licence',
    from: 'From {library}',
    changed: { wordless: 'Changed: the words were left out.', lightInk: 'Changed: the pictures are pale.' },
    flipOnShortEdge: 'Print on both sides, flip on the short edge.',
    flipOnLongEdge: 'Print on both sides, flip on the long edge.',
    ...changes,
  };
}

const head =
  '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAwADADASIAAhEBAxEB/8QAFQAB';
const scans = {
  orange:
    'AQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AtgM2sgAAAAAAAAAAAAAAAP/Z',
  blue: 'AQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AgDRIgAAAAAAAAAAAAAAAD//Z',
  green:
    'AQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAQF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AqAhZgAAAAAAAAAAAAAAAD//Z',
};
