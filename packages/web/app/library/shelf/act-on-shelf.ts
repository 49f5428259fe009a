import {
  type changeStock,
  changeStock as changeCall,
  type RefusedEdition,
  type StockAction,
  type StockEdition,
  stockActions,
  undoStockChange,
} from '@letsread/catalogue/stock/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import type { EndpointInput } from '@letsread/http/endpoint.ts';

import { refuseUnknownAct } from '../perform-act.ts';
import { isProblem } from '../../request/is-problem.ts';

/** What was done to the chosen editions, or taken back. */
export interface Done {
  /** Null for an undo. */
  action: StockAction | null;
  /** By which it is undone; null where nothing was changed, and for an undo. */
  changeId: string | null;
  changed: StockEdition[];
  refused: RefusedEdition[];
}

const faults = ['change-not-found', 'change-undone', 'failed'] as const;
export type ShelfFault = (typeof faults)[number] | 'offline' | 'signed-out' | 'choose-first';

export type ShelfOutcome = { done: Done } | { fault: ShelfFault };

/** Does what a form of the shelf asks for. @throws the problem of the call */
export async function actOnShelf(client: ApiClient, form: FormData, namesIn: string): Promise<ShelfOutcome> {
  const changeId = form.get('undo');
  if (typeof changeId === 'string') {
    const undone = await client(undoStockChange, { changeId, namesIn });
    return { done: { action: null, changeId: null, ...undone } };
  }
  const editionIds = form.getAll('editionId').filter((one) => typeof one === 'string');
  if (editionIds.length === 0) return { fault: 'choose-first' };
  const action = stockActions.find((one) => one === form.get('action'));
  if (action === undefined) refuseUnknownAct();
  const done = await client(changeCall, { namesIn, body: { action, editionIds, ...objectOf(action, form) } });
  return { done: { action, ...done } };
}

/** Why it was not done, as the screen says it; what is no problem of a call is a bug and goes on. */
export function shelfFaultFromError(error: unknown): ShelfFault {
  if (!isProblem(error)) throw error;
  if (error.status === 401) return 'signed-out';
  return faults.find((known) => known === error.code) ?? 'failed';
}

function objectOf(
  action: StockAction,
  form: FormData,
): Pick<EndpointInput<typeof changeStock>['body'], 'level' | 'objectId'> {
  const object = form.get('object');
  if (action === 'publish' || action === 'withdraw' || typeof object !== 'string') return {};
  if (action === 'set-level') return { level: object === '' ? null : Number(object) };
  return { objectId: object };
}
