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
  const [states, setStates] = useState<ReadonlyMap<string, AnswerState>>(new Map());
  const [right = ''] = question.answer;

  function mark(choice: string, state: AnswerState): void {
    setStates((before) => new Map(before).set(choice, state));
  }

  function press(choice: string): void {
    if (answering.step.isDone || states.has(choice)) return;
    const tries = answering.tryOnce();
    const isFound = choice === right;
    if (!isFound) mark(choice, { verdict: 'again', name: t('learning.play.another-look') });
    if (!isFound && tries < maxTries) return answering.lookAgain();
    mark(right, { verdict: 'right', name: t(isFound ? 'learning.play.yes' : 'learning.play.it-goes') });
    answering.finish(tries, isFound);
  }

  return (
    <QuestionBody {...props} answering={answering}>
      {question.choices.map((choice) => (
        <Answer
          key={choice.key}
          choice={choice}
          isPicture={question.kind === 'picture'}
          state={states.get(choice.key)}
          isDisabled={states.has(choice.key)}
          playing={playing}
          onPress={() => press(choice.key)}
        />
      ))}
    </QuestionBody>
  );
}
