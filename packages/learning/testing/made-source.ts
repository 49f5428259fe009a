import type { GameSource } from '../games/game.ts';

/** An edition for tests: each text is a page with a picture of its own. Middle level, left to right, unless told otherwise. */
export function madeSource(
  languageTag: string,
  script: string,
  texts: readonly string[],
  rest: Partial<GameSource> = {},
): GameSource {
  const pages = texts.map((text, at) => ({ number: at + 1, text, pictureKey: `picture ${at + 1}` }));
  return { editionId: '7', languageTag, script, direction: 'ltr', level: 3, title: 'The Red Kite', pages, ...rest };
}
