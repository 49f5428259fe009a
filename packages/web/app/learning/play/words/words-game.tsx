import type { DragWordToPlay } from '@letsread/learning/games/contract.ts';

import type { GameProps } from '../playing/game-props.ts';
import { PlayFrame } from '../playing/play-frame.tsx';
import { usePlaying } from '../playing/use-playing.ts';
import { GappedSentence } from './gapped-sentence.tsx';

/** Sentences of the story are put together again, one after another. */
export function WordsGame({ book, game, sticker }: GameProps<readonly DragWordToPlay[]>) {
  const playing = usePlaying(book);
  return (
    <PlayFrame book={book} sticker={sticker} playing={playing} activity="words" beads={game.length} steps={game.length}>
      {game.map((sentence, at) => (
        <GappedSentence key={sentence.id} game={sentence} at={at} playing={playing} />
      ))}
    </PlayFrame>
  );
}
