import type { StickerToShow } from '../../end/reward.tsx';
import type { PlayedBook } from '../load-play.server.ts';

/** What the island of a game is made from. */
export interface GameProps<Game> {
  book: PlayedBook;
  game: Game;
  /** Which is earned by playing it to its end. */
  sticker: StickerToShow;
}
