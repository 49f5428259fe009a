import type { EditionToEdit } from '@letsread/catalogue/editing/contract.ts';
import type { WrittenQuestion } from '@letsread/learning/questions/contract.ts';
import { maxQuestionText, type QuestionsToEdit } from '@letsread/learning/questions/contract.ts';
import { questionKinds } from '@letsread/learning/games/contract.ts';
import { useId, useRef } from 'react';

import { Icon } from '../../../ui/icon.tsx';
import { useLibraryMessages } from '../../library-messages.tsx';
import { ActNote } from '../act-note.tsx';
import { SaveButton } from '../save-button.tsx';
import { TextArea } from '../text-area.tsx';
import type { BookActs } from '../use-book-act.ts';
import { useDraft } from '../use-draft.ts';
import { Answers } from './answers.tsx';
import { PageChoice } from './page-choice.tsx';
import {
  blankQuestion,
  draftFromQuestion,
  ofKind,
  type QuestionKind,
  questionFromDraft,
  storedBefore,
} from './question-draft.ts';

interface QuestionFormProps {
  /** Unlike that of any other question of the library. */
  field: string;
  name: string;
  /** What is stored, in the edition's language; null: it is not written there. */
  question: WrittenQuestion | null;
  /** What a question that is not written yet has of the other languages. */
  begun?: WrittenQuestion | undefined;
  pages: QuestionsToEdit['pages'];
  language: EditionToEdit['language'];
  acts: BookActs;
  /** What it says by now, where somebody changed it meanwhile. */
  meanwhile?: string | undefined;
  /** `was`: what was stored when it was begun. */
  onSave: (now: WrittenQuestion, was: WrittenQuestion | null) => void;
}

/** All of one question: what is asked, of which page, the answers, and what is said afterwards. */
export function QuestionForm({
  field,
  name,
  question,
  begun,
  pages,
  language,
  acts,
  meanwhile,
  onSave,
}: QuestionFormProps) {
  const t = useLibraryMessages();
  const blank = begun ?? blankQuestion();
  const draft = useDraft(field, draftFromQuestion(question ?? blank));
  const aside = useRef<WrittenQuestion>(undefined);
  const kindId = useId();
  const { now } = draft;
  const set = (change: Partial<WrittenQuestion>) => draft.set({ ...now, ...change });
  const setKind = (kind: QuestionKind) => {
    if (kind === 'truefalse') aside.current = now;
    draft.set(ofKind(now, kind, aside.current));
  };
  const pictured = pages.filter(({ number, picture }) => number > 0 && picture !== null);
  const kinds = questionKinds.filter((kind) => kind !== 'picture' || pictured.length > 1 || now.kind === 'picture');
  const text = (label: string, part: 'prompt' | 'reply') => (
    <TextArea
      label={label}
      value={now[part]}
      onChange={(value) => set({ [part]: value })}
      maxLength={maxQuestionText}
      language={language}
      isOneLine
      isRequired
    />
  );
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(questionFromDraft(now, question ?? begun ?? null), storedBefore(draft.was, question, blank));
      }}
    >
      {text(t('library.questions.prompt'), 'prompt')}
      <div className="book-edit__question-facts">
        <div className="field">
          <label htmlFor={kindId}>{t('library.questions.kind')}</label>
          <span className="select">
            <select
              className="input"
              id={kindId}
              value={now.kind}
              onChange={({ target }) => setKind(target.value as QuestionKind)}
            >
              {kinds.map((kind) => (
                <option value={kind} key={kind}>
                  {t(`library.questions.kind.${kind}`)}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </span>
        </div>
        <PageChoice
          label={t('library.questions.page')}
          pages={pages}
          value={now.page}
          onChange={(page) => set({ page: page ?? 0 })}
        />
      </div>
      <Answers
        draft={now}
        onChange={draft.set}
        pictured={pictured}
        words={{ lang: language.languageISOCode, dir: language.direction }}
      />
      {text(t('library.questions.reply'), 'reply')}
      <ActNote
        acts={acts}
        meanwhile={meanwhile === undefined ? [] : [{ name: t('library.questions.prompt'), now: meanwhile }]}
      />
      <SaveButton acts={acts} name={name} />
    </form>
  );
}
