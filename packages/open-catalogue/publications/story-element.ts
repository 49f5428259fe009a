import type { Book } from '@letsread/catalogue/contract.ts';
import { lineParts } from '@letsread/formats/words/line-parts.ts';
import { element, textXml, type Xml } from '../xml.ts';

/** An element with words of a story in it; syllables that a browser would tear are kept whole. */
export function storyElement(name: string, text: string, language: Pick<Book['language'], 'languageISOCode'>): Xml {
  const parts = lineParts(text, language.languageISOCode);
  return element(
    name,
    {},
    ...parts.flatMap(({ text: part, isWhole }, at) => {
      if (!isWhole) return [textXml(part)];
      // Hidden, since it would be a space in the name of a heading.
      const mayBreak = parts[at - 1]?.isWhole === true ? element('wbr', { 'aria-hidden': 'true' }) : undefined;
      return [mayBreak, element('span', { class: 'whole' }, textXml(part))];
    }),
  );
}
