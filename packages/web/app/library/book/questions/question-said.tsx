import type { EditionToEdit } from '@letsread/catalogue/editing/contract.ts';
import type { RevisedQuestion } from '@letsread/catalogue/editing/contract.ts';
import type { QuestionsToEdit } from '@letsread/learning/questions/contract.ts';

import { useLibraryMessages } from '../../library-messages.tsx';

interface QuestionSaidProps {
  question: RevisedQuestion;
  pages: QuestionsToEdit['pages'];
  language: EditionToEdit['language'];
}

/** A question of another time, all of it: its page by the number of today, the right answer with a tick. */
export function QuestionSaid({ question, pages, language }: QuestionSaidProps) {
  const t = useLibraryMessages();
  const { kind, prompt, choices, answer, reply } = question;
  const number = pages.find(({ sourceNumber }) => sourceNumber === question.page)?.number ?? question.page;
  const isRight = (key: string) => kind !== 'order' && answer.includes(key);
  const inOrder = kind === 'order' ? answer.flatMap((key) => choices.find((one) => one.key === key) ?? []) : choices;
  return (
    <>
      <bdi lang={language.languageISOCode} dir={language.direction}>
        {[prompt, ...inOrder.map(({ key, text }) => (isRight(key) ? `✓ ${text}` : text)), reply].join(' · ')}
      </bdi>{' '}
      <span className="muted">
        ({number === 0 ? t('library.book.cover') : t('learning.decodables.page', { page: t.number(number) })})
      </span>
    </>
  );
}
