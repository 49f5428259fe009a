import { useState } from 'react';

import { Answer, type AnswerState } from './answer.tsx';
import { QuestionBody } from './question-body.tsx';
import type { QuestionProps } from './question-props.ts';
import { maxTries, useAnswering } from './use-answering.ts';

/** A question with one right answer among others. */
export function ChoiceQuestion(props: QuestionProps) {
  const { question, playing } = props;
  const { t } = playing;
  const answering = useAnswering(props);
  const [marks, setMarks] = useState<ReadonlyMap<string, AnswerState>>(new Map());
  const [right = ''] = question.answer;

  function mark(choice: string, state: AnswerState): void {
    setMarks((before) => new Map(before).set(choice, state));
  }

  function press(choice: string): void {
    if (answering.step.isDone || marks.has(choice)) return;
    const tries = answering.tryOnce();
    const isFound = choice === right;
    if (!isFound) mark(choice, { mark: 'again', name: t('learning.play.another-look') });
    if (!isFound && tries < maxTries) return answering.lookAgain();
    mark(right, { mark: 'right', name: t(isFound ? 'learning.play.yes' : 'learning.play.it-goes') });
    answering.finish(tries, isFound);
  }

  return (
    <QuestionBody {...props} answering={answering}>
      {question.choices.map((choice) => (
        <Answer
          key={choice.key}
          choice={choice}
          isPicture={question.kind === 'picture'}
          state={marks.get(choice.key)}
          isDisabled={marks.has(choice.key)}
          playing={playing}
          onPress={() => press(choice.key)}
        />
      ))}
    </QuestionBody>
  );
}
