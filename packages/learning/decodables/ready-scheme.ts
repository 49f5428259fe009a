import type { Grapheme } from './grapheme.ts';
import { readGrapheme } from './grapheme.ts';
import type { Scheme } from './scheme.ts';

type Rule = NonNullable<Scheme['rules'][string]>;
const lists = ['before', 'notBefore', 'after', 'notAfter'] as const;

/** What `{second}` in a rule names; undefined for letters. */
export function groupName(entry: string): string | undefined {
  return /^\{(.+)\}$/.exec(entry)?.[1];
}

/** A grapheme with the stage that teaches it and where it is read. */
export type TaughtGrapheme = Grapheme & { stage: number; rule: Rule | undefined };

/** A scheme made quick to ask. */
export type ReadyScheme = {
  /** By the first letter, those first that are tried first: more letters before fewer, particular before general. */
  graphemes: Map<string, TaughtGrapheme[]>;
  /** Each sight word by its folded form: how the scheme writes it, and its stage. */
  sightWords: Map<string, { written: string; stage: number }>;
  irregularWords: Set<string>;
  /** By stage from 1: the most graphemes of a word. */
  limits: number[];
  /** The letters that are silent at the end of a parted grapheme: e in English. */
  silentLetters: Set<string>;
};

const ready = new WeakMap<Scheme, ReadyScheme>();

/** The scheme made quick to ask; made once for each scheme object. */
export function readyScheme(scheme: Scheme): ReadyScheme {
  const made = ready.get(scheme) ?? makeReady(scheme);
  ready.set(scheme, made);
  return made;
}

/** A word as it is compared: composed, in lower case, with straight apostrophes, without the joiners that only shape its letters. */
export function foldWord(word: string, { languageTag }: Pick<Scheme, 'languageTag'>): string {
  return word
    .normalize('NFC')
    .toLocaleLowerCase(languageTag)
    .replaceAll(/[’‘ʼ]/gu, "'")
    .replaceAll(/[\u200c\u200d]/gu, '');
}

function makeReady(scheme: Scheme): ReadyScheme {
  const taught = scheme.stages.flatMap(({ n, graphemes }) =>
    graphemes.flatMap((label): TaughtGrapheme[] => {
      const grapheme = readGrapheme(label);
      return grapheme === undefined ? [] : [{ ...grapheme, stage: n, rule: spellOut(scheme.rules[label], scheme) }];
    }),
  );
  const byLetter = new Map<string, TaughtGrapheme[]>();
  for (const grapheme of taught.toSorted((one, other) => weight(other) - weight(one))) {
    const letter = Array.from(grapheme.first)[0] ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), grapheme]);
  }
  return {
    graphemes: byLetter,
    sightWords: new Map(
      scheme.stages.flatMap(({ n, sightWords }) =>
        sightWords.map((written) => [foldWord(written, scheme), { written, stage: n }]),
      ),
    ),
    irregularWords: new Set(scheme.irregularWords.map((word) => foldWord(word, scheme))),
    limits: scheme.stages.map(({ maxGraphemes }) => maxGraphemes ?? Infinity),
    silentLetters: new Set(taught.map(({ last }) => last).filter((last) => last !== '')),
  };
}

/** The rule with the letters of each group that it names. */
function spellOut(rule: Rule | undefined, { groups = {} }: Scheme): Rule | undefined {
  if (rule === undefined) return undefined;
  const letters = (entries: string[]) => entries.flatMap((entry) => groups[groupName(entry) ?? ''] ?? [entry]);
  const spelt = lists.flatMap((list) => (rule[list] === undefined ? [] : [[list, letters(rule[list])] as const]));
  return { ...rule, ...Object.fromEntries(spelt) };
}

/** A longer grapheme outweighs all conditions; a parted one outweighs its first letters standing alone. */
function weight({ first, position, rule = {} }: TaughtGrapheme): number {
  const isOneOf = rule.words === undefined ? 0 : 8;
  const positionWeight = position === 'anywhere' ? 0 : 4;
  const conditions = Object.keys(rule).filter((condition) => condition !== 'words').length;
  return Array.from(first).length * 100 + (position === 'split' ? 50 : 0) + isOneOf + positionWeight + conditions * 0.1;
}
