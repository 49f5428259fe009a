import { handle, type Handler } from '@letsread/http/register-endpoints.ts';
import type { CatalogueContext } from '../context.ts';
import { changeTheme } from './change-theme.ts';
import * as contract from './contract.ts';
import { createTheme } from './create-theme.ts';
import { joinThemes } from './join-themes.ts';
import { listThemes } from './list-themes.ts';
import { removeTheme } from './remove-theme.ts';
import { restoreTheme } from './restore-theme.ts';
import { selectTheme } from './select-themes.ts';

/** The calls of the back room about themes. */
export const themeCalls: readonly Handler<CatalogueContext>[] = [
  handle(contract.listThemes, listThemes),
  handle(contract.getTheme, ({ database: { pool } }: CatalogueContext, { params, query }) =>
    selectTheme(pool, params.id, query.namesIn),
  ),
  handle(contract.createTheme, createTheme),
  handle(contract.changeTheme, changeTheme),
  handle(contract.joinThemes, joinThemes),
  handle(contract.removeTheme, removeTheme),
  handle(contract.restoreTheme, restoreTheme),
];
