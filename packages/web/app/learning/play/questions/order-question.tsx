import { useState } from 'react';

import { Answer } from './answer.tsx';
import { QuestionBody } from './question-body.tsx';
import type { QuestionProps } from './question-props.ts';
import { maxTries, useAnswering } from './use-answering.ts';

/** A question whose answers are brought into the order of the story, by tapping one after the other. */
export function OrderQuestion(props: QuestionProps) {
  const { question, playing } = props;
  const { t, announce } = playing;
  const { answer, choices } = question;
  const answering = useAnswering(props);
  const { isDone } = answering.step;
  const [order, setOrder] = useState<readonly string[]>([]);

  function look(): void {
    const tries = answering.tryOnce();
    const isFound = order.every((choice, at) => choice === answer[at]);
    if (isFound || tries === maxTries) {
      setOrder(answer);
      return answering.finish(tries, isFound);
    }
    // What is right from the beginning on stays.
    const wrong = order.findIndex((choice, at) => choice !== answer[at]);
    setOrder(order.slice(0, wrong));
    answering.lookAgain();
  }

  function press(choice: string, text: string): void {
    if (isDone) return;
    const after = order.includes(choice) ? order.filter((one) => one !== choice) : [...order, choice];
    setOrder(after);
    const at = after.indexOf(choice);
    announce(at === -1 ? t('learning.play.put-down') : t('learning.play.order.number', { number: at + 1 }), text);
  }

  return (
    <QuestionBody
      {...props}
      answering={answering}
      check={
        <button className="btn btn--leaf btn--kid" type="button" disabled={order.length < answer.length} onClick={look}>
          {t('learning.play.check')}
        </button>
      }
    >
      {choices.map((choice) => {
        const at = order.indexOf(choice.key);
        const number = at === -1 ? undefined : at + 1;
        return (
          <Answer
            key={choice.key}
            choice={choice}
            isPicture={false}
            state={{
              verdict: isDone ? 'right' : undefined,
              name: number === undefined ? '' : t('learning.play.order.number', { number }),
              number,
            }}
            isPressed={number !== undefined}
            playing={playing}
            onPress={() => press(choice.key, choice.text)}
          />
        );
      })}
    </QuestionBody>
  );
}
