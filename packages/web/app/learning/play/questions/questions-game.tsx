import { useEffect } from 'react';

import type { GameProps } from '../playing/game-props.ts';
import { PlayFrame } from '../playing/play-frame.tsx';
import { usePlaying } from '../playing/use-playing.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import { OrderQuestion } from './order-question.tsx';
import type { QuestionSet } from './question-props.ts';

/** Questions about a book, one after another. */
export function QuestionsGame({ book, game: { questions, pages }, sticker }: GameProps<QuestionSet>) {
  const playing = usePlaying(book);
  const {
    at,
    sound: { speak },
  } = playing;
  const prompt = at === 0 ? undefined : questions[at]?.prompt;
  useEffect(() => {
    if (prompt !== undefined) speak(prompt);
    // What is shown is read out once; that sound was switched on later is no reason to.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [prompt]);
  return (
    <PlayFrame
      book={book}
      sticker={sticker}
      playing={playing}
      activity="questions"
      beads={questions.length}
      steps={questions.length}
    >
      {questions.map((question, index) => {
        const QuestionForm = question.kind === 'order' ? OrderQuestion : ChoiceQuestion;
        return (
          <QuestionForm
            key={question.id}
            question={question}
            page={pages.find(({ number }) => number === question.page)}
            book={book}
            at={index}
            playing={playing}
          />
        );
      })}
    </PlayFrame>
  );
}
