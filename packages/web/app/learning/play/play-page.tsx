import { useMessages } from '../../i18n/messages.tsx';
import { useInterface } from '../../i18n/use-interface.ts';
import { Island } from '../../ui/island.tsx';
import type { StickerToShow } from '../end/reward.tsx';
import rewardSheet from '../end/reward.css?url';
import type { Game, PlayedBook } from './load-play.server.ts';
import { MatchGame } from './match/match-game.tsx';
import matchSheet from './match/match.css?url';
import { QuestionsGame } from './questions/questions-game.tsx';
import questionsSheet from './questions/questions.css?url';
import tilesSheet from './tiles.css?url';
import { WordsGame } from './words/words-game.tsx';
import wordsSheet from './words/words.css?url';
import { Sheet } from '../../ui/sheet.tsx';

const sheets = {
  questions: [tilesSheet, questionsSheet],
  words: [wordsSheet],
  match: [tilesSheet, matchSheet],
};

interface PlayPageProps {
  book: PlayedBook;
  game: Game;
  sticker: StickerToShow;
}

/** A game: an island that lives from its first touch on. */
export function PlayPage({ book, game, sticker }: PlayPageProps) {
  const t = useMessages();
  const { direction } = useInterface().language;
  return (
    <main className="play" dir={book.language.direction} data-level={book.level ?? undefined} data-module="voices">
      {[...sheets[game.activity], rewardSheet].map((sheet) => (
        <Sheet key={sheet} href={sheet} />
      ))}
      <p className="play__needs" dir={direction}>
        {t('learning.play.needs-script')}
      </p>
      {/* For browsers that do not know the media feature of the sheet. */}
      <noscript>
        <style
          dangerouslySetInnerHTML={{
            __html: '.play__needs{display:block!important}.play__step{display:none!important}',
          }}
        />
      </noscript>
      <GameIsland book={book} game={game} sticker={sticker} />
    </main>
  );
}

/** What is played stands in the page, so that it needs nothing else. */
function GameIsland({ game, ...rest }: PlayPageProps) {
  if (game.activity === 'match')
    return <Island name="match-game" props={{ ...rest, game: game.match }} component={MatchGame} />;
  if (game.activity === 'words')
    return <Island name="words-game" props={{ ...rest, game: game.sentences }} component={WordsGame} />;
  const { questions, pages } = game;
  return <Island name="questions-game" props={{ ...rest, game: { questions, pages } }} component={QuestionsGame} />;
}
