import type { BookCard } from '@letsread/catalogue/contract.ts';
import type { EditionPage } from '../editions/read-pages.ts';
import type { GameSource } from './game.ts';

/** What of an edition its games are made from, besides its pages. */
export type GamesEdition = Pick<BookCard, 'editionId' | 'title' | 'level' | 'language'>;

/** An edition and its pages as the rules of games take them. */
export function gameSource(
  { editionId, title, level, language }: GamesEdition,
  pages: readonly EditionPage[],
): GameSource {
  return {
    editionId,
    languageTag: language.languageISOCode,
    script: language.script,
    direction: language.direction,
    // The database holds it to these.
    level: level as GameSource['level'],
    title,
    pages: pages.filter(({ number }) => number > 0),
  };
}
