import { lineParts } from '../../words/line-parts.ts';
import { escapeText } from '../escape-xml.ts';

// Hidden, since it would be a space in the name of a heading.
const mayBreak = '<wbr aria-hidden="true"/>';

/** Text as XHTML; syllables that a browser would tear are kept whole. `tag` is that of its language. */
export function lettersMarkup(text: string, tag: string): string {
  return lineParts(text, tag)
    .map(({ text: part, isWhole }, at, parts) => {
      if (!isWhole) return escapeText(part);
      return `${parts[at - 1]?.isWhole === true ? mayBreak : ''}<span class="whole">${escapeText(part)}</span>`;
    })
    .join('');
}
