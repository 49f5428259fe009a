import { foldText } from '@letsread/formats/words/fold-text.ts';
import { resolveLineBreaks } from '@letsread/formats/resolve-line-breaks.ts';
import type { Sentence } from './find-sentences.ts';
import { findSentences } from './find-sentences.ts';
import type { GameSource } from './game.ts';
import type { Writing } from './writing.ts';

/** A page that tells of the story, with its sentences. */
export type StoryPage = { number: number; pictureKey: string | null; resolved: string; sentences: Sentence[] };

// Of credits, imprints and sponsors, whatever the language: no story says these.
const imprint = /https?:|www\.|@\w|©|\(c\)|\bISBN\b|\bCC[ -]BY\b|creativecommons|\p{L}\.(?:org|com|net)\b/iu;

/**
 * The pages that a game may be made of: with words, in the script of the edition, that are neither the title again nor an imprint.
 */
export function storyPages(source: GameSource, writing: Writing): StoryPage[] {
  const title = wordsOf(source.title);
  return source.pages.flatMap(({ number, text, pictureKey }) => {
    const words = wordsOf(text);
    if (words === '' || words === title || imprint.test(text)) return [];
    const sentences = findSentences(text, writing).filter((sentence) => writing.isOwn(sentence.text));
    return [{ number, pictureKey, resolved: resolveLineBreaks(text), sentences }];
  });
}

function wordsOf(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
