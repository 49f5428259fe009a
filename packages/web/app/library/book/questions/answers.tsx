import type { WrittenQuestion } from '@letsread/learning/questions/contract.ts';
import { maxChoices, maxQuestionText, type QuestionsToEdit } from '@letsread/learning/questions/contract.ts';
import { useId } from 'react';

import { Icon } from '../../../ui/icon.tsx';
import { useLibraryMessages } from '../../library-messages.tsx';
import { MoveButton } from '../pages/move-button.tsx';
import { PageChoice } from './page-choice.tsx';
import { withChoice, withChoices } from './question-draft.ts';

interface AnswersProps {
  draft: WrittenQuestion;
  onChange: (draft: WrittenQuestion) => void;
  /** Story pages with a picture. */
  pictured: QuestionsToEdit['pages'];
  words: { lang: string; dir: 'ltr' | 'rtl' };
}

/** The answers to choose from, and which is right; to be put in order, they stand in the right one. */
export function Answers({ draft, onChange, pictured, words }: AnswersProps) {
  const t = useLibraryMessages();
  const group = useId();
  const { kind, choices, answer } = draft;
  const replace = (at: number, change: Partial<(typeof choices)[number]>) =>
    onChange({ ...draft, choices: choices.map((choice, index) => (index === at ? { ...choice, ...change } : choice)) });
  const move = (at: number, by: -1 | 1) => {
    const moved = choices[at];
    if (moved !== undefined) onChange(withChoices(draft, choices.toSpliced(at, 1).toSpliced(at + by, 0, moved)));
  };
  return (
    <fieldset className="book-edit__answers">
      <legend>{t('learning.play.answers')}</legend>
      <p className="hint">{t(kind === 'order' ? 'library.questions.in-order' : 'library.questions.mark-right')}</p>
      <ol className="stack">
        {choices.map((choice, at) => {
          const name = t('library.questions.answer', { number: t.number(at + 1) });
          return (
            <li className="book-edit__answer" key={choice.key}>
              <span className="book-edit__answer-text">
                {kind !== 'order' && (
                  <input
                    type="radio"
                    name={group}
                    aria-label={t('library.questions.right', { number: t.number(at + 1) })}
                    checked={answer[0] === choice.key}
                    onChange={() => onChange({ ...draft, answer: [choice.key] })}
                  />
                )}
                <input
                  className="input"
                  aria-label={name}
                  {...words}
                  required
                  maxLength={maxQuestionText}
                  value={choice.text}
                  onChange={({ target }) => replace(at, { text: target.value })}
                />
                {kind === 'order' && (
                  <>
                    <MoveButton
                      label={t('library.book.up', { name })}
                      isUp
                      isOff={at === 0}
                      onClick={() => move(at, -1)}
                    />
                    <MoveButton
                      label={t('library.book.down', { name })}
                      isOff={at === choices.length - 1}
                      onClick={() => move(at, 1)}
                    />
                  </>
                )}
                {kind !== 'truefalse' && choices.length > 2 && (
                  <button
                    className="iconbtn iconbtn--line"
                    type="button"
                    aria-label={t('catalogue.search.remove', { filter: name })}
                    onClick={() => onChange(withChoices(draft, choices.toSpliced(at, 1)))}
                  >
                    <Icon name="trash" size="s" />
                  </button>
                )}
              </span>
              {kind !== 'truefalse' && pictured.length > 0 && (
                <PageChoice
                  label={t('learning.play.picture', { number: t.number(at + 1) })}
                  pages={pictured.filter(
                    ({ number }) => number === choice.page || choices.every(({ page }) => page !== number),
                  )}
                  value={choice.page}
                  onChange={(page) => replace(at, { page })}
                  {...(kind === 'picture' ? {} : { none: t('library.shelf.no-picture') })}
                />
              )}
            </li>
          );
        })}
      </ol>
      {kind !== 'truefalse' && choices.length < maxChoices && (
        <p>
          <button className="btn" type="button" onClick={() => onChange(withChoice(draft))}>
            <Icon name="plus" size="s" />
            {t('library.questions.add-answer')}
          </button>
        </p>
      )}
    </fieldset>
  );
}
