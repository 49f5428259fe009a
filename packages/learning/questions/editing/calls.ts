import { handleOwn } from '@letsread/catalogue/editing/calls.ts';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { restoreRevision } from '@letsread/catalogue/editing/contract.ts';
import type { Handler } from '@letsread/http/register-endpoints.ts';
import { addQuestion } from './add-question.ts';
import { changeQuestion } from './change-question.ts';
import * as contract from '../contract.ts';
import { listQuestionsToEdit } from './list-questions-to-edit.ts';
import { orderQuestions } from './order-questions.ts';
import { restoreQuestion } from './restore-question.ts';

/** The calls by which people change the questions of books, and the one that puts back any revision. */
export const questionEditingCalls: readonly Handler<CatalogueContext>[] = [
  handleOwn(contract.listQuestionsToEdit, listQuestionsToEdit),
  handleOwn(contract.addQuestion, addQuestion),
  handleOwn(contract.changeQuestion, changeQuestion),
  handleOwn(contract.orderQuestions, orderQuestions),
  handleOwn(restoreRevision, restoreQuestion),
];
