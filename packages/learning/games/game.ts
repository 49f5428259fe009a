import type { ReadingLevel } from '@letsread/formats/reading-level.ts';

/** What the games of an edition are made from: plain data, read from the catalogue. */
export type GameSource = {
  /** Part of every seed, so that the order in which things are offered never changes; any string that names the edition for good. */
  editionId: string;
  /** BCP 47. */
  languageTag: string;
  /** ISO 15924, for example "Deva"; decides together with the language how a sentence is cut. */
  script: string;
  direction: 'ltr' | 'rtl';
  /** Of the book; null when it has none: then its length decides. */
  level: ReadingLevel | null;
  /** A page that says nothing else than this is no story page. */
  title: string;
  /** In reading order, without the cover. */
  pages: GamePage[];
};

export type GamePage = {
  /** From 1. */
  number: number;
  /** As stored: `resolveLineBreaks` is applied here. */
  text: string;
  /** Equal for equal pictures (a digest of the bytes, or the id of the picture); null for a page without one. */
  pictureKey: string | null;
};

/**
 * The games of one edition. Made anew from the same source they are the same to the letter. A game that is not there has its reason in `without`.
 */
export type Games = {
  languageTag: string;
  script: string;
  /** Sentences run, and tiles are laid out, in this direction. */
  direction: 'ltr' | 'rtl';
  /** What the sizes went by. */
  level: ReadingLevel;
  /** At most four, each from another page, in story order; empty where no sentence makes a good one. */
  dragWord: DragWordGame[];
  match: MatchGame | null;
  without: MissingGame[];
};

/** Why a game is not there. Codes are stable; the first that applies. */
export type MissingGame =
  | {
      kind: 'dragWord';
      /**
       * `no-story-text`: no page has words of the story in the edition's script. `script-not-cut`: the script is written without spaces and nothing
       * reliable says where its words part. `no-fitting-sentence`: every sentence is too short, too long, or could be put together in several ways.
       */
      reason: 'no-story-text' | 'script-not-cut' | 'no-fitting-sentence';
    }
  | {
      kind: 'match';
      /**
       * `too-few-pictures`: fewer than three different pictures on pages with words. `too-few-sentences`: the pictures are there, but fewer than
       * three of those pages have a short sentence that belongs to no other page.
       */
      reason: 'no-story-text' | 'too-few-pictures' | 'too-few-sentences';
    };

/** A stretch of `GamePage.text` as it was given: UTF-16 offsets, to be compared with the marks of a narration. It may hold a line break. */
export type TextSpan = { from: number; to: number };

/** What a tile of a sentence is; says how it is to be spoken of ("word 2 of 5"), never needed for playing. */
export type TokenUnit = 'word' | 'phrase' | 'syllable' | 'character';

/** `gaps`: a third of the tokens at most is missing, never the first. `order`: all of them, or all but the first, are to be put in order. One form in an edition. */
export type DragWordForm = 'gaps' | 'order';

/**
 * A sentence of the story to be put together again. Places are numbered from 0 in reading order and there are as many as `tokens`; place n takes
 * `tokens[n]` and, where two tokens have the same text, either of them (`fits`). The sentence to be seen is
 * tokens[0] + gaps[0] + tokens[1] + gaps[1] + … + tokens[last], which is `sentence`: nothing is split or joined by other rules.
 */
export type DragWordGame = {
  /** Unique within the edition: "drag-3-1" is sentence 1 of page 3. */
  id: string;
  kind: 'dragWord';
  form: DragWordForm;
  pageNumber: number;
  /** The picture to show beside it; null where the page has none. */
  pictureKey: string | null;
  sentence: string;
  span: TextSpan;
  unit: TokenUnit;
  /** In story order. */
  tokens: SentenceToken[];
  /** Between neighbours: " ", "" where the script needs nothing, a dot of Tibetan or Ethiopic; one fewer than tokens. Always where it is, whatever lies in the places. */
  gaps: string[];
  /** The tokens to be placed, as ids in the order in which they are offered, in the form `order` never the right one. All but those with `isGiven`, two at least. */
  offered: string[];
};

export type SentenceToken = {
  /** Unique within the game. */
  id: string;
  /** What stands on the tile, with the punctuation that touches it. */
  text: string;
  /** What is heard and what a screen reader says: the text without punctuation at its ends. */
  spoken: string;
  span: TextSpan;
  /** Stands in its place from the beginning: in the form `order` only the first, where nothing in the sentence tells which token that is. */
  isGiven: boolean;
};

/** Sentences or words, and the pictures of their pages. No two items have the same text or the same picture; item and picture belong together by id. */
export type MatchGame = {
  id: 'match';
  kind: 'match';
  /** Three to six, in story order. */
  items: MatchItem[];
  /** Ids of all items: the order in which their texts, and that in which their pictures are offered. The two differ. */
  texts: string[];
  pictures: string[];
};

export type MatchItem = {
  /** "match-3": page 3. */
  id: string;
  pageNumber: number;
  text: string;
  span: TextSpan;
  /** `word`: a single word, all that the page says. */
  kind: 'word' | 'sentence';
  pictureKey: string;
};

/** Whether a token may lie in a place of a sentence: it is the one, or has the same text. False for ids and places that are not there. */
export function fits(game: Pick<DragWordGame, 'tokens'>, index: number, tokenId: string): boolean {
  const token = game.tokens.find(({ id }) => id === tokenId);
  return token !== undefined && token.text === game.tokens[index]?.text;
}

/** Whether token ids, one a place, are the sentence. Given tokens count among them. */
export function isRebuilt(game: Pick<DragWordGame, 'tokens'>, placed: readonly (string | null)[]): boolean {
  return (
    placed.length === game.tokens.length &&
    new Set(placed).size === placed.length &&
    placed.every((id, index) => id !== null && fits(game, index, id))
  );
}
