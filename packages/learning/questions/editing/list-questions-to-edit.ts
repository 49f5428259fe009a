import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { requireEdition } from '@letsread/catalogue/editing/edition-state.ts';
import type { WrittenQuestion } from '@letsread/catalogue/editing/written-question.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { type EditionPage, readPages } from '../../editions/read-pages.ts';
import { maxQuestions } from '../../games/contract.ts';
import type { listQuestionsToEdit as contract, QuestionToEdit } from '../contract.ts';
import { answersOfReaders } from './answers-of-readers.ts';
import { numbersOfToday, questionIn, readQuestionsState, withPages } from './questions-state.ts';

export async function listQuestionsToEdit(
  context: CatalogueContext,
  { params }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  await requireEdition(context.database.pool, params);
  const state = await readQuestionsState(context.database.pool, params);
  const pages = (await readPages(context, [params.editionId])).get(params.editionId) ?? [];
  const answered = await answersOfReaders(context.database.pool, {
    bookId: params.bookId,
    languageId: state.languageId,
  });
  const numbers = numbersOfToday(state);
  let usedCount = 0;
  const questions = state.questions
    .filter(({ texts }) => texts.length > 0)
    .map((stored) => {
      const question = withPages(questionIn(stored, state.languageId), numbers);
      const isAsked = question !== null && canBeAsked(question, pages) && usedCount < maxQuestions;
      if (isAsked) usedCount += 1;
      const elsewhere = stored.texts.flatMap(({ language }) => {
        const other = withPages(questionIn(stored, language.id), numbers);
        return other === null || language.id === state.languageId ? [] : [{ language, question: other }];
      });
      return { id: stored.id, question, isAsked, elsewhere, answered: answered.get(stored.id) ?? nobody };
    });
  return {
    pages: pages.map(({ number, sourceNumber, picture, alt }) => ({ number, sourceNumber, picture, alt })),
    questions,
  };
}

const nobody: QuestionToEdit['answered'] = { readers: 0, rightAtFirst: 0 };

/** As `readQuestions` decides: each choice has its words and its picture, and the page is there. */
function canBeAsked({ page, kind, choices }: WrittenQuestion, pages: readonly EditionPage[]): boolean {
  const shows = (pageNumber: number | null) =>
    pages.some(({ number, picture }) => number === pageNumber && picture !== null);
  return (
    pages.some(({ number }) => number === page) &&
    choices.every((choice) => choice.text !== '' && (kind !== 'picture' || shows(choice.page)))
  );
}
