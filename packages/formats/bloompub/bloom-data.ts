import { readPageFlow } from '../epub/markup/page-flow.ts';
import { elementsOf, type XmlElement } from '../epub/markup/read-xml.ts';
import { find } from './elements.ts';
import type { OpenedBloomPub } from './open-bloompub.ts';

/** What Bloom knows of a book in each of its languages: the title, who made it, the cover. */
export type BloomData = {
  /** The text under a key in a language; '' where there is none. */
  text: (key: string, language: string) => string;
  /** The same, in whichever language it is in. */
  anyText: (key: string) => string;
  /** The languages that a key has a text in. */
  languages: (key: string) => string[];
};

/** Of no language, or of a template. */
const unspoken = new Set(['', '*', 'z']);

export function readBloomData({ root }: OpenedBloomPub): BloomData {
  const [holder] = find(root, ({ attributes }) => attributes['id'] === 'bloomDataDiv');
  const entries = (holder === undefined ? [] : elementsOf(holder)).map((element) => ({
    key: element.attributes['data-book'] ?? '',
    language: element.attributes['lang'] ?? '',
    element,
  }));
  const text = (key: string, language: string) => {
    const found = entries.find((entry) => entry.key === key && entry.language === language);
    return found === undefined ? '' : plainText(found.element);
  };
  return {
    text,
    languages: (key) =>
      entries
        .filter((entry) => entry.key === key && isSpoken(entry.language) && plainText(entry.element) !== '')
        .map(({ language }) => language),
    anyText(key) {
      const texts = entries.filter((entry) => entry.key === key).map(({ element }) => plainText(element));
      return texts.find((each) => each !== '') ?? '';
    },
  };
}

/** The words of an element: paragraphs parted by an empty line, line breaks kept. */
export function plainText(element: XmlElement): string {
  return readPageFlow(element)
    .pieces.flatMap((piece) => ('text' in piece ? piece.text : []))
    .join('\n\n');
}

export function isSpoken(language: string | undefined): language is string {
  return language !== undefined && !unspoken.has(language);
}
