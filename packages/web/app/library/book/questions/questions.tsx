import type { EditionToEdit } from '@letsread/catalogue/editing/contract.ts';
import { maxQuestions } from '@letsread/learning/games/contract.ts';
import { maxWritten, type QuestionsToEdit } from '@letsread/learning/questions/contract.ts';
import { useContext, useLayoutEffect, useId, useState } from 'react';

import { Icon } from '../../../ui/icon.tsx';
import { useLibraryMessages } from '../../library-messages.tsx';
import { ActNote } from '../act-note.tsx';
import type { BookAct } from '../act-on-book.ts';
import { useBookAct } from '../use-book-act.ts';
import { UnsavedContext } from '../use-draft.ts';
import { QuestionCard } from './question-card.tsx';
import { QuestionForm } from './question-form.tsx';

interface QuestionsProps {
  edition: EditionToEdit;
  written: QuestionsToEdit;
}

/** The questions after a book in the language of an edition: written, put in order, taken out. */
export function Questions({ edition: { editionId, language }, written: { pages, questions } }: QuestionsProps) {
  const t = useLibraryMessages();
  const acts = useBookAct();
  const unsaved = useContext(UnsavedContext);
  const newQuestion = `${editionId} new question`;
  const [isAdding, setIsAdding] = useState(unsaved.has(newQuestion));
  const [hasSentNew, setHasSentNew] = useState(false);
  const heading = useId();
  const { outcome, note } = acts;
  // What came of a new question is said above, where its form was before.
  const isOpen = isAdding && !(hasSentNew && outcome !== undefined && !('fault' in outcome));
  useLayoutEffect(() => {
    if (!hasSentNew || isOpen) return;
    note.current?.focus();
    unsaved.delete(newQuestion);
  }, [isOpen, hasSentNew, note, unsaved, newQuestion]);
  const send = (act: BookAct) => {
    // What comes of that which is on its way would be taken for what comes of this, and close a form that was not sent.
    if (acts.isBusy) return;
    setIsAdding(isOpen);
    setHasSentNew(act.act === 'new-question');
    acts.send(act);
  };
  const ids = questions.map(({ id }) => id);
  const move = (at: number, by: -1 | 1) => {
    const now = ids.toSpliced(at, 1).toSpliced(at + by, 0, ids[at] ?? '');
    send({ act: 'question-order', body: { was: ids, now } });
  };
  return (
    <section className="stack" aria-labelledby={heading}>
      <h2 id={heading}>{t('learning.play.questions')}</h2>
      <p className="muted">{t('library.questions.about', { count: maxQuestions })}</p>
      {!(isOpen && hasSentNew) && <ActNote acts={{ ...acts, send }} />}
      <ol className="book-edit__pages">
        {questions.map((of, at) => (
          <QuestionCard
            key={of.id}
            editionId={editionId}
            of={of}
            pages={pages}
            language={language}
            index={at + 1}
            isLast={at === questions.length - 1}
            isBusy={acts.isBusy}
            onMove={(by) => move(at, by)}
            onRemove={(was) => send({ act: 'question', questionId: of.id, body: { was, now: null } })}
          />
        ))}
      </ol>
      {isOpen ? (
        <section className="library__card" aria-label={t('library.questions.add')}>
          <h3>{t('library.questions.add')}</h3>
          <QuestionForm
            field={newQuestion}
            name={t('library.questions.add')}
            question={null}
            pages={pages}
            language={language}
            acts={hasSentNew ? acts : { ...acts, outcome: undefined }}
            onSave={(question) => send({ act: 'new-question', body: { question } })}
          />
        </section>
      ) : (
        questions.length < maxWritten &&
        pages.length > 0 && (
          <p>
            <button
              className="btn"
              type="button"
              onClick={() => {
                setIsAdding(true);
                setHasSentNew(false);
              }}
            >
              <Icon name="plus" size="s" />
              {t('library.questions.add')}
            </button>
          </p>
        )
      )}
    </section>
  );
}
