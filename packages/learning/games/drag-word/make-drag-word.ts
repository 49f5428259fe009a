import { foldText } from '@letsread/formats/words/fold-text.ts';
import { cutSentence } from './cut-sentence.ts';
import type { CutSentence } from './cut-sentence.ts';
import { countCommas, isPlain } from './is-plain.ts';
import { givesFirst, isUnambiguous } from './is-unambiguous.ts';
import type { Sentence } from '../find-sentences.ts';
import {
  gappedSize,
  longestToken,
  maxSentences,
  minGapped,
  minOffered,
  missingOf,
  type SentenceSize,
  sentenceSize,
} from '../game-sizes.ts';
import type { DragWordForm, DragWordGame, Games, SentenceToken } from '../game.ts';
import { seededDisorder, seededOrder } from '../seeded-order.ts';
import type { StoryPage } from '../story-pages.ts';
import type { Writing } from '../writing.ts';

type Edition = { editionId: string; level: Games['level']; writing: Writing };
type Candidate = { game: DragWordGame; words: string[]; score: number };

/** Sentences to be put together again, the best of the story, at most one a page and four in all, none twice; in story order and of one form. */
export function makeDragWord(pages: readonly StoryPage[], edition: Edition): DragWordGame[] {
  const gapped = bestOf(pages, edition, 'gaps');
  return gapped.length >= minGapped ? gapped : bestOf(pages, edition, 'order');
}

function bestOf(pages: readonly StoryPage[], edition: Edition, form: DragWordForm): DragWordGame[] {
  const best = pages.flatMap((page) => {
    const candidates = page.sentences.flatMap((sentence, at) => candidate({ page, sentence, at, form }, edition) ?? []);
    return candidates.toSorted((one, other) => other.score - one.score).slice(0, 1);
  });
  return maxDifferent(best).toSorted((one, other) => one.pageNumber - other.pageNumber);
}

/** The best, each time less what it shares with those already chosen: stories for the youngest say nearly the same on every page. */
function maxDifferent(candidates: readonly Candidate[]): DragWordGame[] {
  const chosen: Candidate[] = [];
  while (chosen.length < maxSentences) {
    const [next] = candidates
      .map((each) => ({ each, alike: Math.max(0, ...chosen.map((other) => likeness(each, other))) }))
      .filter(({ alike }) => alike < 1)
      .toSorted((one, other) => other.each.score - 4 * other.alike - (one.each.score - 4 * one.alike));
    if (next === undefined) break;
    chosen.push(next.each);
  }
  return chosen.map(({ game }) => game);
}

/** The share of words of one sentence that are in another; 1 for two sentences of the same words, and for a sentence with itself. */
function likeness(one: Candidate, other: Candidate): number {
  return one.words.filter((word) => other.words.includes(word)).length / Math.max(one.words.length, other.words.length);
}

interface Found {
  page: StoryPage;
  sentence: Sentence;
  at: number;
  form: DragWordForm;
}

function candidate({ page, sentence, at, form }: Found, edition: Edition): Candidate | undefined {
  if (!isPlain(sentence)) return undefined;
  const cut = cutSentence(sentence.text, edition.writing);
  if (cut === undefined) return undefined;
  const size = sizeOf(cut, edition, form);
  if (!hasSize(cut, size)) return undefined;
  const words = cut.tokens.map((token) => foldText(spokenOf(token)));
  if (!isUnambiguous(cut, words, edition.writing)) return undefined;
  const id = `drag-${page.number}-${at + 1}`;
  const seed = `${edition.editionId}/${id}`;
  const missing = form === 'gaps' ? missingIndexes(cut.tokens, seed) : indexesToOrder(cut.tokens);
  if (form === 'order' && missing.length < minOffered) return undefined;
  const tokens = withSpans(cut, sentence).map((token, index) => ({ ...token, isGiven: !missing.includes(index) }));
  const offered = tokens.filter(({ isGiven }) => !isGiven).map((token) => token.id);
  const { number: pageNumber, pictureKey } = page;
  const { text, span } = sentence;
  const game: DragWordGame = {
    id,
    kind: 'dragWord',
    form,
    pageNumber,
    pictureKey,
    sentence: text,
    span,
    unit: cut.unit,
    tokens,
    gaps: cut.gaps,
    // Of two missing words a child would soon see that they are always the other way round.
    offered: form === 'gaps' ? seededOrder(offered, seed) : seededDisorder(offered, seed),
  };
  return { game, words, score: scoreOf(cut, sentence, size) + (pictureKey === null ? 0 : 1) };
}

function sizeOf({ unit }: CutSentence, { level }: Edition, form: DragWordForm): SentenceSize {
  return form === 'gaps' ? gappedSize(level) : sentenceSize(level, unit);
}

function hasSize({ tokens }: CutSentence, { from, to }: SentenceSize): boolean {
  return tokens.length >= from && tokens.length <= to && tokens.every((token) => lettersOf(token) <= longestToken);
}

function indexesToOrder(tokens: readonly string[]): number[] {
  const indexes = [...tokens.keys()];
  return givesFirst(tokens) ? indexes.slice(1) : indexes;
}

/** The longest words say most; those beside a gap stay, so that there is something to go by. The first is never missing. */
function missingIndexes(tokens: readonly string[], seed: string): number[] {
  const indexes = seededOrder([...tokens.keys()].slice(1), `${seed}/places`).toSorted(
    (one, other) => lettersOf(tokens[other] ?? '') - lettersOf(tokens[one] ?? ''),
  );
  const missing: number[] = [];
  for (const index of indexes)
    if (missing.length < missingOf(tokens.length) && missing.every((other) => Math.abs(other - index) > 1))
      missing.push(index);
  return missing;
}

function scoreOf({ tokens }: CutSentence, sentence: Sentence, { best }: SentenceSize): number {
  const size = -2 * Math.abs(tokens.length - best);
  return size - countCommas(sentence.text) - (sentence.isClause ? 4 : 0) - (sentence.isEnded ? 0 : 2);
}

/** White space within a token is one character in the sentence and may be a line break in the page. */
function withSpans({ tokens, gaps }: CutSentence, sentence: Sentence): Omit<SentenceToken, 'isGiven'>[] {
  let at = 0;
  return tokens.map((text, index) => {
    const span = { from: sentence.storedAt(at), to: sentence.storedAt(at + text.length - 1) + 1 };
    at += text.length + (gaps[index]?.length ?? 0);
    return { id: String(index + 1), text, spoken: spokenOf(text), span };
  });
}

/** Apostrophes are letters here: of quotation there is none in these sentences. */
function spokenOf(token: string): string {
  return token.replace(/^[^\p{L}\p{N}'’‘ʼ`]+|[^\p{L}\p{M}\p{N}'’‘ʼ`\u200c\u200d]+$/gu, '');
}

function lettersOf(token: string): number {
  return token.match(/\p{L}/gu)?.length ?? 0;
}
