import { readingLevel } from '@letsread/formats/reading-level.ts';
import type { Games, GameSource, MissingGame } from './game.ts';
import { makeDragWord } from './drag-word/make-drag-word.ts';
import { makeMatch } from './match/make-match.ts';
import { storyPages } from './story-pages.ts';
import { writingOf } from './writing.ts';

/**
 * The games of an edition, from its own words and pictures: sentences to put together again, and sentences to bring to the pictures of their pages.
 * Pure: the same source gives the same games. Never throws; what cannot be a good game is left out, and `without` says why.
 */
export function makeGames(source: GameSource): Games {
  const { editionId, languageTag, script, direction } = source;
  const level =
    source.level ??
    readingLevel(
      source.pages.map(({ text }) => text),
      languageTag,
    );
  const writing = writingOf(languageTag, script);
  const pages = storyPages(source, writing);
  const edition = { editionId, languageTag, level, writing };
  const games: Games = { languageTag, script, direction, level, dragWord: [], match: null, without: [] };
  if (pages.length === 0) {
    games.without.push({ kind: 'dragWord', reason: 'no-story-text' }, { kind: 'match', reason: 'no-story-text' });
    return games;
  }
  games.dragWord = makeDragWord(pages, edition);
  if (games.dragWord.length === 0) games.without.push({ kind: 'dragWord', reason: noSentence(writing.parting) });
  const match = makeMatch(pages, edition);
  if (typeof match === 'string') games.without.push({ kind: 'match', reason: match });
  else games.match = match;
  return games;
}

function noSentence(parting: string): Extract<MissingGame, { kind: 'dragWord' }>['reason'] {
  return parting === 'unknown' ? 'script-not-cut' : 'no-fitting-sentence';
}
