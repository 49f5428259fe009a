import { resolveLineBreaks } from '@letsread/formats/resolve-line-breaks.ts';
import { countWords } from './measure-text.ts';
import { runningWords } from './running-words.ts';
import type { Scheme } from '../scheme.ts';
import { isWorthReading, soundsInBook } from './sounds-in-book.ts';

/** A sheet to print and read before or after a book. */
export type Practice = {
  stage: number;
  /** The sounds of the book that are new at the stage (see `DecodableMeasure.sounds`), each with up to eight words of the book, none twice on the sheet. */
  sounds: { grapheme: string; words: string[] }[];
  /** Up to eight words to read, those used most first. */
  words: string[];
  /** Up to three sentences of the story of which every word can be read at the stage and none is a name; page 1 is the first after the cover. */
  sentences: { page: number; text: string }[];
};

const maxWords = 8;
const maxSentences = 3;
const sentenceWords = { min: 3, max: 12 };

/** The practice sheet of an edition's page texts for readers of a stage; undefined when the book has no word that they can sound out. */
export function makePractice(texts: readonly string[], scheme: Scheme, stage: number): Practice | undefined {
  const { counted } = countWords(texts, scheme);
  const readable = counted.filter(({ reading }) => reading.stage !== null && reading.stage <= stage);
  const { shown, practiceWords } = soundsInBook(readable, { scheme, stage });
  if (practiceWords.length === 0) return undefined;
  const placed = new Set<string>();
  const sounds = shown.map(({ grapheme }) => {
    const words = readable
      .filter(
        ({ reading }) => reading.sightWord === null && isWorthReading(reading) && reading.graphemes.includes(grapheme),
      )
      .map(({ reading }) => reading.word)
      .filter((word) => !placed.has(word))
      .slice(0, maxWords);
    for (const word of words) placed.add(word);
    return { grapheme, words };
  });
  const known = new Set(readable.map(({ reading }) => reading.word));
  const practised = new Set(practiceWords);
  return {
    stage,
    sounds: sounds.filter(({ words }) => words.length > 0),
    words: practiceWords,
    sentences: chooseSentences(texts, { scheme, known, practised }),
  };
}

/** Those with the most words to practise, in the order of the story. */
function chooseSentences(
  texts: readonly string[],
  { scheme, known, practised }: { scheme: Scheme; known: Set<string>; practised: Set<string> },
): Practice['sentences'] {
  const met = new Set<string>();
  const found = texts.flatMap((page, index) =>
    splitSentences(page).flatMap((text) => {
      const words = runningWords(text, scheme).map(({ word }) => word);
      const isFit = words.length >= sentenceWords.min && words.length <= sentenceWords.max;
      const key = words.join(' ');
      if (!isFit || met.has(key) || /\p{N}/u.test(text) || !words.every((word) => known.has(word))) return [];
      met.add(key);
      return [{ page: index + 1, text, practised: new Set(words.filter((word) => practised.has(word))).size }];
    }),
  );
  const best = found.toSorted((one, other) => other.practised - one.practised).slice(0, maxSentences);
  return found.filter((each) => best.includes(each)).map(({ page, text }) => ({ page, text }));
}

/** A sentence that goes on from elsewhere, is left open, or holds a remark between dashes. */
const brokenOff = /^[\p{P}\p{S}\s]*\p{Ll}|[—–]|(?:\.\.|…)["'”’»]*$/u;

/** The whole sentences of a page, without a quotation mark or dash that only opens or closes in another sentence. */
function splitSentences(page: string): string[] {
  return resolveLineBreaks(page)
    .split('\n')
    .flatMap((line) => line.match(/[^.!?…।។]+(?:\.{3}|[.!?…।។])+["'”’»]*/gu) ?? [])
    .map((sentence) => balanceQuotes(sentence.trim().replace(/^[—–-]\s*/u, '')))
    .filter((sentence) => !brokenOff.test(sentence));
}

function balanceQuotes(sentence: string): string {
  const opens = sentence.match(/[“«]/gu)?.length ?? 0;
  const closes = sentence.match(/[”»]/gu)?.length ?? 0;
  const straight = sentence.match(/"/gu)?.length ?? 0;
  const isBalanced = opens === closes && straight % 2 === 0;
  return isBalanced ? sentence : sentence.replaceAll(/["“”«»]/gu, '').trim();
}
