import { pageNumber } from '../languages/page-number.ts';
import type { Publication, PublicationWords } from '../publication.ts';
import { creditLines } from './credit-lines.ts';
import { joinNames } from '../words/join-names.ts';
import { resolveLineBreaks } from '../resolve-line-breaks.ts';

/**
 * The words of an edition for copying, Braille and translation: title, pages in reading order under lines like "— 3 —" (numbers in
 * the book's digits, pages without words too, so that they can be counted), then who made it and what may be done with it. Lines end
 * with "\n", the wraps of printed pages are undone, and nothing is added to direct the text: no marks of direction, no byte order mark.
 */
export function writePlainText(options: { publication: Publication; words: PublicationWords }): string {
  const { publication, words } = options;
  const { title, subtitle, language, pages } = publication;
  const head = [title, ...(subtitle === undefined ? [] : [subtitle])].join('\n');
  const story = pages.slice(1).flatMap(({ text }, at) => {
    const words = resolveLineBreaks(text);
    return [`— ${pageNumber(at + 1, language)} —`, ...(words === '' ? [] : [words])];
  });
  return `${[head, ...story, aboutLines(publication, words)].join('\n\n')}\n`;
}

/** Who made it and what may be done with it, as the text ends. */
export function aboutLines(publication: Publication, words: PublicationWords): string {
  const { description, made, licence, library, address } = publication;
  const lines = [
    ...(description === '' ? [] : [description, '']),
    ...creditLines(publication).map(
      ({ role, names }) => `${words.credits[role]}: ${joinNames(names, words.language.script)}`,
    ),
    ...(made === '' ? [] : [made]),
    [`${words.licence}: ${licence.name}`, licence.url].filter((part) => part !== '').join('\n'),
    ...(library === '' ? [] : [words.from.replaceAll('{library}', () => library)]),
    ...(address === '' ? [] : [address]),
  ];
  return [`— ${words.aboutThisBook} —`, '', ...lines].join('\n');
}
