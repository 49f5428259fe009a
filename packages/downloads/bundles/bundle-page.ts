import { escapeAttribute, escapeText } from '@letsread/http/escape-markup.ts';
import type { PublicationWords } from '@letsread/formats/publication.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';
import { type LeftReason, leftReasonMessages } from './contract.ts';
import type { ListedBook } from './select-books.ts';

/** What the list of a file of several books is written from. */
export interface BundlePage {
  /** In the order of the files. */
  books: { book: ListedBook; file: string }[];
  /** `book` is undefined where it is not published any more. */
  left: { book: ListedBook | undefined; reason: LeftReason }[];
  words: PublicationWords;
  /** What was changed in the books, which their licences ask to be told; undefined: nothing. */
  change: string | undefined;
  t: Translate;
  library: string;
  /** Scheme and host of the library; '' where the operator did not say. */
  publicUrl: string;
}

/** A page that opens without a network: which books lie beside it, who made them, and under which licence they may be passed on. */
export function writeBundlePage({ books, left, words, change, t, library, publicUrl }: BundlePage): string {
  const { tag, direction } = words.language;
  const title = t('downloads.several.list');
  const from = words.from.replace('{library}', library);
  const source = publicUrl === '' ? escapeText(from) : link(publicUrl, from);
  const items = books.map(
    ({ book, file }) => `<li>${link(encodeURIComponent(file), heading(book))}${facts(book)}</li>`,
  );
  const others = left.map(
    ({ book, reason }) =>
      `<li>${book === undefined ? '' : `${heading(book)}<br>`}${escapeText(t(leftReasonMessages[reason]))}</li>`,
  );
  return `<!doctype html>
<html lang="${escapeAttribute(tag)}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title>
<style>body{max-width:40rem;margin:auto;padding:1rem;font:1.1rem/1.6 sans-serif}li{margin-block:1rem;overflow-wrap:anywhere}small{display:block;font-size:.9rem}</style>
<h1>${escapeText(title)}</h1>
<p>${source}</p>${change === undefined ? '' : `\n<p>${escapeText(change)}</p>`}
<ol>
${items.join('\n')}
</ol>
${others.length === 0 ? '' : `<h2>${escapeText(t('downloads.several.left'))}</h2>\n<ul>\n${others.join('\n')}\n</ul>\n`}</html>
`;

  /** Who made it in which role, its licence and where it is. */
  function facts({ slug, language, credits, licence, publisher, made }: ListedBook): string {
    const own = (text: string) => inLanguage(text, language);
    const makers = Map.groupBy(credits, ({ role }) => role);
    const address = publicUrl === '' ? '' : `${publicUrl}/book/${encodeURIComponent(slug)}`;
    const lines = [
      ...[...makers].map(
        ([role, people]) => `${escapeText(words.credits[role])}: ${people.map(({ name }) => own(name)).join(', ')}`,
      ),
      ...[publisher, made].filter((text) => text !== '').map(own),
      `${escapeText(words.licence)}: ${link(licence.url, `<bdi>${escapeText(licence.name)}</bdi>`)}`,
      ...(address === '' ? [] : [link(address, `<bdi dir="ltr">${escapeText(address)}</bdi>`)]),
    ];
    return lines.map((line) => `<small>${line}</small>`).join('');
  }
}

function heading({ title, subtitle, language }: ListedBook): string {
  return inLanguage([title, ...(subtitle === null ? [] : [subtitle])].join(' – '), language);
}

function inLanguage(text: string, { languageISOCode, direction }: ListedBook['language']): string {
  return `<bdi lang="${escapeAttribute(languageISOCode)}" dir="${direction}">${escapeText(text)}</bdi>`;
}

/** `html` is what stands for the link. */
function link(address: string, html: string): string {
  return `<a href="${escapeAttribute(address)}">${html}</a>`;
}
