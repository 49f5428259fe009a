import { FormatError } from '../../format-error.ts';
import type { XmlElement } from './read-xml.ts';

const blocks = new Set(
  'address article aside blockquote body br dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p section table td th tr ul'.split(
    ' ',
  ),
);
// What is not read: small letters over a word (ruby) are its sound, the rest is never seen.
const passedOver = new Set([
  'head',
  'script',
  'style',
  'nav',
  'iframe',
  'object',
  'template',
  'rt',
  'rp',
  'svg',
  'math',
]);

/** The words of a page of an EPUB: of all of it, and of each element that has an id. */
export type PageWords = { text: string; byId: Map<string, string> };

/** The words of elements within elements count each time; no page is so nested. */
const maxLetters = 2_000_000;

/**
 * Takes the words out of an XHTML page; blocks are parted by line breaks, all other white space is one space. @throws FormatError
 * xml-too-large where elements with ids are so nested that their words would be many times those of the page.
 */
export function readPageWords(page: XmlElement, file: string): PageWords {
  let letters = 0;
  const byId = new Map<string, string>();
  const wordsOf = (element: XmlElement): string => {
    const { hidden, id } = element.attributes;
    if (hidden !== undefined || passedOver.has(element.name)) return '';
    const inside = element.children
      .map((child) => (typeof child === 'string' ? child.replaceAll(/\s+/g, ' ') : wordsOf(child)))
      .join('');
    if (id !== undefined && !byId.has(id)) {
      letters += inside.length;
      if (letters > maxLetters)
        throw new FormatError('xml-too-large', { file, message: 'Its words stand in too many elements with ids.' });
      byId.set(id, tidy(inside));
    }
    return blocks.has(element.name) ? `\n${inside}\n` : inside;
  };
  return { text: tidy(wordsOf(page)), byId };
}

function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}
