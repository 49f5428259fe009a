import type { WordReading } from '../parse-word.ts';
import { parseWord } from '../parse-word.ts';
import { properNames, runningWords } from './running-words.ts';
import type { Scheme } from '../scheme.ts';
import { readyScheme } from '../ready-scheme.ts';
import { soundsInBook } from './sounds-in-book.ts';
import type { SoundInBook } from './sounds-in-book.ts';

/**
 * The share of its words that a reader of a book's stage can read, at the least. The Global Digital Library asks for 75 to 80 % of decodable
 * books; the stricter end, because stories that nobody wrote for a stage have no other help in them.
 */
export const minDecodableShare = 0.8;

/** Fewer running words than this say nothing of a stage. */
const minWords = 10;

/** What of an edition can be read at which stage of a scheme. */
export type DecodableMeasure = {
  schemeId: string;
  /** The first stage whose share is `minDecodableShare` or more; null when no stage reaches it. */
  stage: number | null;
  /** 0 to 1: at `stage`, or at the last one where that is null. */
  decodableShare: number;
  /** The share by stage, `shares[0]` of stage 1; never falls. */
  shares: number[];
  /** The running words that were counted: all but proper names and numbers. */
  words: number;
  /** The graphemes of the words that can be sounded out at `stage`, those used most first. */
  graphemes: string[];
  /** The sight words taught by `stage` that the book uses, those used most first. */
  sightWords: string[];
  /** What to tap before reading: the graphemes that are new at `stage`, those used most first; where they are fewer than three, those of earlier stages too. At most six. */
  sounds: SoundInBook[];
  /** Words with the new graphemes to read before the book, those used most first; at most eight. */
  practiceWords: string[];
  /** The words that cannot be read at `stage`, those used most first; `stage` of a word is null when the scheme never teaches it. */
  hardWords: { word: string; count: number; stage: number | null }[];
  /** Proper names as the book writes them, in order: to be told by who reads along, so neither readable nor hard. */
  names: string[];
};

/** A word of a book, its reading and how often it stands there. */
export type CountedWord = { reading: WordReading; count: number };

/** Measures the page texts of an edition; undefined for a book of fewer than ten words. */
export function measureText(texts: readonly string[], scheme: Scheme): DecodableMeasure | undefined {
  const { counted, names } = countWords(texts, scheme);
  const words = total(counted);
  if (words < minWords) return undefined;
  const shares = scheme.stages.map(({ n }) => total(counted.filter((each) => isReadable(each, n))) / words);
  const reached = shares.findIndex((share) => share >= minDecodableShare);
  const at = reached === -1 ? scheme.stages.length : reached + 1;
  const readable = counted.filter((each) => isReadable(each, at));
  const sounds = soundsInBook(readable, { scheme, stage: at });
  return {
    schemeId: scheme.id,
    stage: reached === -1 ? null : at,
    decodableShare: shares[at - 1] ?? 0,
    shares,
    words,
    graphemes: sounds.used,
    sightWords: usedSightWords(readable, scheme),
    sounds: sounds.shown,
    practiceWords: sounds.practiceWords,
    hardWords: counted
      .filter((each) => !isReadable(each, at))
      .map(({ reading, count }) => ({ word: reading.word, count, stage: reading.stage })),
    names,
  };
}

/** The different words of a book, those used most first and else in order, and its proper names as they are written. */
export function countWords(texts: readonly string[], scheme: Scheme): { counted: CountedWord[]; names: string[] } {
  const running = texts.flatMap((text) => runningWords(text, scheme));
  const readings = new Map(running.map(({ word }) => [word, { reading: parseWord(word, scheme), count: 0 }]));
  const names = properNames(running, (word) => typeof readings.get(word)?.reading.sightWord === 'string');
  for (const { word } of running) {
    const each = readings.get(word);
    if (each !== undefined) each.count += 1;
  }
  const counted = [...readings.values()].filter(({ reading }) => !names.has(reading.word));
  const written = running.filter(({ word }) => names.has(word)).map((each) => each.written.replace(/['’ʼ].*$/u, ''));
  return { counted: counted.toSorted((one, other) => other.count - one.count), names: [...new Set(written)] };
}

/** As the scheme writes them (I); what is only made from one (wanted) is not among them. */
function usedSightWords(readable: readonly CountedWord[], scheme: Scheme): string[] {
  const { sightWords } = readyScheme(scheme);
  return readable.flatMap(({ reading }) => sightWords.get(reading.word)?.written ?? []);
}

function isReadable({ reading }: CountedWord, stage: number): boolean {
  return reading.stage !== null && reading.stage <= stage;
}

function total(counted: readonly CountedWord[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}
