import { handle, type Handler } from '@letsread/http/register-endpoints.ts';
import type { CatalogueContext } from '../context.ts';
import * as contract from './contract.ts';
import { listHomeChoices, setHomeChoice } from './set-home-choice.ts';

/** The calls of the back room about home. */
export const homeCalls: readonly Handler<CatalogueContext>[] = [
  handle(contract.listHomeChoices, listHomeChoices),
  handle(contract.setHomeChoice, setHomeChoice),
];
