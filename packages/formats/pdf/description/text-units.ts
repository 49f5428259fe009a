import { resolveLineBreaks } from '../../resolve-line-breaks.ts';

/** Longer parts are cut between words. */
const longestUnit = 200;
/** Shorter texts have room on a leaf in every layout, so that they need no cutting. */
const longestWhole = 300;

/** A text as paragraphs; a single line feed that is only the wrap of a printed page becomes a space, others stay. */
export function paragraphsOf(text: string): string[] {
  const plain = text.replaceAll(/[\u0085\u2028]/g, '\n').replaceAll('\u2029', '\n\n');
  return resolveLineBreaks(plain)
    .split('\n\n')
    .filter((paragraph) => paragraph !== '');
}

/** A paragraph in parts that a leaf may end after: sentences, and words where a sentence is long. Joined they are the paragraph. */
export function unitsOf(paragraph: string): string[] {
  if (paragraph.length <= longestWhole) return [paragraph];
  const sentences = segments(paragraph, 'sentence');
  return sentences.flatMap((sentence) => (sentence.length <= longestUnit ? [sentence] : piecesOf(sentence)));
}

function piecesOf(sentence: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of segments(sentence, 'word')) {
    if (piece.length + word.length > longestUnit && piece !== '' && /\S/u.test(word)) {
      pieces.push(piece);
      piece = '';
    }
    piece += word;
  }
  return [...pieces, piece];
}

function segments(text: string, granularity: 'sentence' | 'word'): string[] {
  return Array.from(new Intl.Segmenter('en', { granularity }).segment(text), ({ segment }) => segment);
}

/** Words of so many letters are broken by book.typ, into pieces of half as many. */
const breakableWord = 40;
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/u;

/** The longest word that is not broken, so that a size can be found in which it is not cut off; '' in scripts that break anywhere. */
export function longestWord(text: string): string {
  return text
    .split(/[\s\u200b-]+/u)
    .filter((word) => !unspaced.test(word))
    .map((word) => (word.length < breakableWord ? word : word.slice(0, breakableWord / 2)))
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}
