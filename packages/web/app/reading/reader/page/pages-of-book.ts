import type { BookToRead, Page } from '@letsread/catalogue/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import { resolveLineBreaks } from '@letsread/formats/resolve-line-breaks.ts';
import { countWords } from '@letsread/formats/words/word-count.ts';

import { fewWords, type PageShare, sharePage } from './page-share.ts';

/** A page of a book as the reader shows it; `label` and `title` are in the interface language. */
export interface PageToRead {
  number: number;
  kind: 'cover' | 'story' | 'end';
  picture: Page['picture'];
  /** The title is on the picture already. */
  isLettered: boolean;
  alt: string;
  /** Plain text; `\n\n` parts paragraphs, `\n` lines that were broken on purpose. */
  text: string;
  /** Has words, and few of them. */
  isShort: boolean;
  share: PageShare;
  label: string;
  title: string;
}

/** The cover as page 0, the story as pages 1 to n, and the last page, n + 1. */
export function pagesOfBook(book: BookToRead, t: Translate): PageToRead[] {
  const story = book.pages.filter(({ number }) => number > 0).toSorted((one, other) => one.number - other.number);
  const cover = book.pages.find(({ number }) => number === 0);
  const title = isolate(book.title);
  return [
    {
      number: 0,
      kind: 'cover',
      picture: cover?.picture ?? book.cover,
      isLettered: !cover?.picture && !book.isIllustrated,
      alt: cover?.alt ?? '',
      text: '',
      isShort: true,
      share: { picture: 70, wide: 66, letters: 1 },
      label: t('reading.cover'),
      title: t('reading.title.cover', { title }),
    },
    // Numbered anew: an edition may skip numbers, and the reader counts pages.
    ...story.map((page, at) => ({
      number: at + 1,
      kind: 'story' as const,
      picture: page.picture,
      isLettered: false,
      alt: page.alt,
      ...wordsOf(page, book),
      label: t('reading.page-of', { page: at + 1, pages: story.length }),
      title: t('reading.title.page', { title, page: at + 1, pages: story.length }),
    })),
    {
      number: lastPageOf(book),
      kind: 'end',
      picture: null,
      isLettered: false,
      alt: '',
      text: '',
      isShort: false,
      share: { picture: 0, wide: 0, letters: 1 },
      label: t('reading.the-end'),
      title: t('reading.title.end', { title }),
    },
  ];
}

function wordsOf({ text: stored, picture }: Page, { level, language }: BookToRead) {
  const text = resolveLineBreaks(stored);
  const words = countWords(text, language.languageISOCode);
  const ratio = picture && picture.width / picture.height;
  return { text, isShort: words > 0 && words <= fewWords, share: sharePage({ text, words, level, ratio }) };
}

/** The number of the last page: one after the story. */
export function lastPageOf({ pages }: BookToRead): number {
  return pages.filter(({ number }) => number > 0).length + 1;
}

/** A title from right to left must not turn the words around it; one from left to right needs no marks. */
function isolate(title: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(title) ? `\u2068${title}\u2069` : title;
}
