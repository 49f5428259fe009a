import type { WordReading } from '../parse-word.ts';
import type { Scheme } from '../scheme.ts';

/** A grapheme to tap before reading, with words of the book to hear it in. */
export type SoundInBook = {
  grapheme: string;
  /** The stage that teaches it. */
  stage: number;
  /** In how many running words it stands. */
  count: number;
  /** Up to three words of the book that can be read at the book's stage, those used most first. */
  words: string[];
};

const maxSounds = 6;
const minSounds = 3;
const maxPracticeWords = 8;

type Word = { reading: WordReading; count: number };

/** The graphemes of a book's readable words (`readable`: those used most first): all that are used, those to show, and words to practise them in. */
export function soundsInBook(
  readable: readonly Word[],
  { scheme, stage }: { scheme: Scheme; stage: number },
): { used: string[]; shown: SoundInBook[]; practiceWords: string[] } {
  const soundedOut = readable.filter(({ reading }) => reading.sightWord === null);
  const sounds = scheme.stages
    .filter(({ n }) => n <= stage)
    .flatMap(({ n, graphemes }) => graphemes.map((grapheme) => findSound({ grapheme, stage: n }, soundedOut)))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const latestFirst = sounds.toSorted((one, other) => other.stage - one.stage);
  const fresh = latestFirst.filter((sound) => sound.stage === stage);
  const shown = latestFirst.slice(0, Math.min(maxSounds, Math.max(minSounds, fresh.length)));
  const practised = soundedOut.filter(
    ({ reading }) => isWorthReading(reading) && shown.some(({ grapheme }) => reading.graphemes.includes(grapheme)),
  );
  return {
    used: sounds.map(({ grapheme }) => grapheme),
    shown,
    practiceWords: practised.slice(0, maxPracticeWords).map(({ reading }) => reading.word),
  };
}

function findSound({ grapheme, stage }: { grapheme: string; stage: number }, words: readonly Word[]): SoundInBook {
  const having = words.filter(({ reading }) => reading.graphemes.includes(grapheme));
  return {
    grapheme,
    stage,
    count: having.reduce((sum, { count }) => sum + count, 0),
    words: having
      .filter(({ reading }) => isWorthReading(reading))
      .slice(0, 3)
      .map(({ reading }) => reading.word),
  };
}

/** Nothing is put together in a word of one grapheme. */
export function isWorthReading({ pieces }: WordReading): boolean {
  return pieces.length > 1;
}
