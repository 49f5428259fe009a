import type { LeafShape } from './leaf-shape.ts';

/**
 * Who speaks: the language of the book, that of a bilingual book's second edition, or that of the words around it. `names`: what
 * is in Latin letters there and would get the wide spaces of another script.
 */
export type VoiceName = 'book' | 'second' | 'words' | 'names';

/** How the words of one language are set. `lang` and `region` are what Typst takes of the tag. */
export type Voice = {
  lang: string;
  region: string | null;
  isRightToLeft: boolean;
  /** In the order in which a character is looked for; only `isLatin` ones set Latin letters. */
  fonts: { family: string; isLatin: boolean }[];
  scale: number;
  /** Whether programs find its words in the PDF as they are: see `settingOfFont`. */
  isPlain: boolean;
  leading: number;
  /** What no line may end in: with `stops` only the last syllable before a full stop. */
  unbroken: 'nothing' | 'syllables' | 'stops' | 'khmerStops';
};

/** Words in one voice, one paragraph or part of one. A line feed parts lines. */
export type Said = { voice: VoiceName; words: string };

/** A picture by the name under which Typst finds it; `alt` null: it is passed over when the page is read aloud. */
export type PlacedPicture = { file: string; width: number; height: number; alt: string | null };

/** A page of the story. `units` are its words in parts, for words that need more than one leaf. */
export type DescribedPage = {
  number: string;
  picture: PlacedPicture | null;
  texts: { voice: VoiceName; paragraphs: string[] }[];
  units: (Said & { paragraph: number })[];
  longest: Said[];
  /** Without words, with lines on which to write one's own. */
  isToTell: boolean;
};

/** A line of the page about the book, from top to bottom. */
export type AboutRow =
  | ({ kind: 'heading' | 'title' | 'line' } & Said)
  | ({ kind: 'address'; address: string } & Said)
  | ({ kind: 'credit'; label: string | null } & Said);

/** All that book.typ asks of a book: its `book.json`. */
export type BookDescription = {
  title: string;
  authors: string[];
  description: string;
  keywords: string[];
  leaf: LeafShape;
  voices: Partial<Record<VoiceName, Voice>>;
  cover: {
    picture: PlacedPicture | null;
    titles: (Said & { subtitle: string | null })[];
    names: Said | null;
    longest: Said[];
  };
  pages: DescribedPage[];
  about: AboutRow[];
  flipNote: string | null;
  isFlippedOnLongEdge: boolean;
  /** Whether a word has forty letters or more: looking for them costs as much as all else. */
  hasLongWords: boolean;
};
