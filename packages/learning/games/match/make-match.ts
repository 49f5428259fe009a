import { searchWords } from '@letsread/formats/words/search-words.ts';
import { countWords } from '@letsread/formats/words/word-count.ts';
import type { Sentence } from '../find-sentences.ts';
import { minPairs, longestMatchText, maxPairs } from '../game-sizes.ts';
import type { Games, MatchGame, MatchItem } from '../game.ts';
import { isOneSentence } from './is-one-sentence.ts';
import { seededDisorder } from '../seeded-order.ts';
import type { StoryPage } from '../story-pages.ts';
import type { Writing } from '../writing.ts';

type Edition = { editionId: string; languageTag: string; level: Games['level']; writing: Writing };
type Candidate = { item: MatchItem; score: number };

/** Pairs of a sentence and the picture of its page, or why there are none. */
export function makeMatch(
  pages: readonly StoryPage[],
  edition: Edition,
): MatchGame | 'too-few-pictures' | 'too-few-sentences' {
  if (new Set(pages.flatMap(({ pictureKey }) => pictureKey ?? [])).size < minPairs) return 'too-few-pictures';
  const pagesOf = countPages(pages);
  const candidates = pages.flatMap((page) => candidate(page, { pagesOf, edition }) ?? []);
  const seen = new Set<string>();
  const items = candidates
    .toSorted((one, other) => other.score - one.score)
    .map(({ item }) => item)
    .filter(({ pictureKey }) => !seen.has(pictureKey) && seen.add(pictureKey))
    .slice(0, maxPairs(edition.level))
    .toSorted((one, other) => one.pageNumber - other.pageNumber);
  if (items.length < minPairs) return 'too-few-sentences';
  const texts = seededDisorder(
    items.map(({ id }) => id),
    `${edition.editionId}/match/texts`,
  );
  const pictures = seededDisorder(texts, `${edition.editionId}/match/pictures`);
  return { id: 'match', kind: 'match', items, texts, pictures };
}

/** On how many pages each word stands. */
function countPages(pages: readonly StoryPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { resolved: text } of pages)
    for (const word of new Set(searchWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

type Around = { pagesOf: Map<string, number>; edition: Edition };

/** The sentence of a page that tells most of what no other page tells. */
function candidate(page: StoryPage, around: Around): Candidate | undefined {
  const { pictureKey } = page;
  if (pictureKey === null) return undefined;
  const scored = page.sentences.flatMap((sentence) => {
    const score = scoreOf(sentence, around);
    return score === undefined ? [] : [{ sentence, score }];
  });
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  if (best === undefined) return undefined;
  const { text, span, isWholePage } = best.sentence;
  const kind = isWholePage && countWords(text, around.edition.languageTag) === 1 ? 'word' : 'sentence';
  return {
    item: { id: `match-${page.number}`, pageNumber: page.number, text, span, kind, pictureKey },
    score: best.score,
  };
}

function scoreOf(sentence: Sentence, { pagesOf, edition }: Around): number | undefined {
  const { text, isClause, isEnded, isWholePage } = sentence;
  if (isClause || !(isEnded || isWholePage)) return undefined;
  const isDense = edition.writing.parting === 'characters';
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const longest = longestMatchText(edition.level, isDense);
  if (letters === 0 || letters > longest || !isOneSentence(text)) return undefined;
  const words = [...new Set(searchWords(text))];
  const own = words.filter((word) => pagesOf.get(word) === 1).length;
  // Without a word of its own the sentence may be true of another page, or stand there.
  if (own === 0) return undefined;
  // Six long sentences do not fit a small screen beside six pictures.
  return Math.min(own, 4) + own / words.length - Math.max(0, letters / longest - 0.5) * 6;
}
