import type { EditionToEdit } from '@letsread/catalogue/editing/contract.ts';
import type { WrittenQuestion } from '@letsread/learning/questions/contract.ts';
import type { QuestionsToEdit } from '@letsread/learning/questions/contract.ts';
import { useId } from 'react';

import { Icon } from '../../../ui/icon.tsx';
import { useLibraryMessages } from '../../library-messages.tsx';
import { writeSum } from '../../numbers/write-sum.ts';
import { MoveButton } from '../pages/move-button.tsx';
import { useBookAct } from '../use-book-act.ts';
import { QuestionForm } from './question-form.tsx';

interface QuestionCardProps {
  editionId: string;
  of: QuestionsToEdit['questions'][number];
  pages: QuestionsToEdit['pages'];
  language: EditionToEdit['language'];
  /** From 1. */
  index: number;
  isLast: boolean;
  /** Until the questions are read anew; what is pressed meanwhile is not sent. */
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: (was: WrittenQuestion) => void;
}

/** One question of the book in the language of the edition, to be written where other languages have it. */
export function QuestionCard({ isLast, isBusy, onMove, onRemove, ...shown }: QuestionCardProps) {
  const t = useLibraryMessages();
  const acts = useBookAct();
  const heading = useId();
  const { editionId, of, pages, language, index } = shown;
  const { id, question, isAsked: isInUse, elsewhere, answered } = of;
  const name = t('library.questions.number', { number: t.number(index) });
  const fresh = acts.freshQuestions?.questions.find((one) => one.id === id);
  const [other] = elsewhere;
  const begun = other && {
    ...other.question,
    prompt: '',
    reply: '',
    choices: other.question.choices.map((choice) => ({ ...choice, text: '' })),
  };
  return (
    <li className="library__card" aria-labelledby={heading}>
      <div className="book-edit__page-head">
        <h3 id={heading}>
          {name} {!isInUse && <span className="chip">{t('library.questions.not-asked')}</span>}
        </h3>
        <span className="book-edit__moves">
          <MoveButton
            label={t('library.book.up', { name })}
            isUp
            isOff={isBusy || index === 1}
            onClick={() => onMove(-1)}
          />
          <MoveButton label={t('library.book.down', { name })} isOff={isBusy || isLast} onClick={() => onMove(1)} />
          {question !== null && (
            <button
              className="iconbtn iconbtn--line"
              type="button"
              aria-label={t('catalogue.search.remove', { filter: name })}
              aria-disabled={isBusy}
              onClick={() => onRemove(question)}
            >
              <Icon name="trash" size="s" />
            </button>
          )}
        </span>
      </div>
      {answered.readers > 0 && (
        <dl className="library__sums">
          <div>
            <dt>{t('library.questions.children')}</dt>
            <dd>{t('library.questions.at-least', { count: answered.readers })}</dd>
          </div>
          <div>
            <dt>{t('library.projects.rightAtFirst')}</dt>
            <dd>
              {answered.rightAtFirst === 0
                ? writeSum(t, null)
                : t('library.questions.at-least', { count: answered.rightAtFirst })}
            </dd>
          </div>
        </dl>
      )}
      {elsewhere.length > 0 && (
        <details>
          <summary>{t('library.questions.elsewhere')}</summary>
          <ul className="stack">
            {elsewhere.map(
              ({ language: { id: languageId, name: called, languageISOCode, direction }, question: said }) => (
                <li lang={languageISOCode} dir={direction} key={languageId}>
                  <b>{called}</b> {said.prompt}
                </li>
              ),
            )}
          </ul>
        </details>
      )}
      <QuestionForm
        field={`${editionId} question ${id}`}
        name={name}
        question={question}
        begun={begun}
        pages={pages}
        language={language}
        acts={acts}
        meanwhile={acts.freshQuestions && (fresh?.question?.prompt ?? '')}
        onSave={(now, begunFrom) => {
          const was = acts.freshQuestions === undefined ? begunFrom : (fresh?.question ?? null);
          acts.send({ act: 'question', questionId: id, body: { was, now } });
        }}
      />
    </li>
  );
}
