import type { Span } from './story-text.ts';

/**
 * The sentences of a text whose paragraphs are parted by line breaks. Tibetan ends its sentences with a shad, and Thai
 * with a space, which the browsers' own rules do not know (measured on real books, formats study section 8).
 */
export function sentencesOf(text: string, languageTag: string): Span[] {
  return spansBetween(text, /\n+/g).flatMap(({ start, end }) =>
    inParagraph(text.slice(start, end), languageTag).map((span) => ({
      start: span.start + start,
      end: span.end + start,
    })),
  );
}

function inParagraph(paragraph: string, languageTag: string): Span[] {
  const [language = ''] = languageTag.split('-');
  if (language === 'th') return spansBetween(paragraph, /\s+/g);
  if (language === 'bo' || language === 'dz') return spansBetween(paragraph, /(?<=[།༎]\s*)(?![།༎\s])/g);
  if (!('Segmenter' in Intl)) return spansBetween(paragraph, /(?<=[.!?…။។।۔؟。！？።]["'’”»」』)]*)\s*(?=\S)/g);
  const segmenter = new Intl.Segmenter(languageTag, { granularity: 'sentence' });
  const spans = [...segmenter.segment(paragraph)].flatMap(({ segment, index }) => trimmed(segment, index));
  return spans.reduce<Span[]>((joined, span) => joinToBefore(joined, span, paragraph), []);
}

/** “Stop!” shouted Turtle: what goes on in small letters is no sentence of its own. */
function joinToBefore(before: Span[], span: Span, paragraph: string): Span[] {
  const last = before.at(-1);
  const goesOn = /^[\p{P}\s]*\p{Ll}/u.test(paragraph.slice(span.start, span.end));
  if (last === undefined || !goesOn) return [...before, span];
  return [...before.slice(0, -1), { start: last.start, end: span.end }];
}

function spansBetween(text: string, parting: RegExp): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const found of [...text.matchAll(parting), { index: text.length, 0: '' }]) {
    spans.push(...trimmed(text.slice(start, found.index), start));
    start = found.index + found[0].length;
  }
  return spans;
}

/** Without the white space around it; a part without any letter or number is nothing to be told. */
function trimmed(part: string, index: number): Span[] {
  if (!/[\p{L}\p{N}]/u.test(part)) return [];
  const start = index + (part.length - part.trimStart().length);
  return [{ start, end: start + part.trim().length }];
}
