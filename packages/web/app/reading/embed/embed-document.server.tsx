import type { BookToRead } from '@letsread/catalogue/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import { renderToStaticMarkup } from 'react-dom/server';

import type { PageToRead } from '../reader/page/pages-of-book.ts';
import { EmbeddedReader } from './embedded-reader.tsx';
// oxlint-disable-next-line import/default -- Vite makes the address
import embedModule from './embed-module.ts?worker&url';
import { FrameDocument } from './frame-document.tsx';
import { frameSheets } from './frame-sheets.server.ts';

interface EmbeddedBook {
  book: BookToRead;
  /** All of them: cover, story, last page. */
  pages: PageToRead[];
  /** The page that the address asks for. */
  at: number;
  /** Scheme and host of the library. */
  origin: string;
  /** Where an opening of the book is counted. */
  opening: string;
  t: Translate;
  /** Of the words. */
  language: { tag: string; direction: 'ltr' | 'rtl' };
}

/** The document of an embedded book, opened at one of its pages. */
export function writeEmbed({ book, pages, at, origin, opening, t, language }: EmbeddedBook): string {
  const markup = renderToStaticMarkup(
    <FrameDocument
      title={pages[at]?.title ?? book.title}
      language={language}
      sheets={frameSheets(book.language)}
      canonical={`${origin}/book/${encodeURIComponent(book.slug)}`}
    >
      <EmbeddedReader book={book} pages={pages} at={at} opening={opening} t={t} direction={language.direction} />
      <script type="module" src={embedModule} />
    </FrameDocument>,
  );
  return `<!DOCTYPE html>${markup}`;
}
