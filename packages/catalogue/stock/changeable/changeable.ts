import type { Queryable } from '@letsread/database/database.ts';
import type { RefusalReason, StockAction } from '../contract.ts';

/** What of an edition is changed, as JSON: stored before and after, so that it can be put back. */
export type State = Readonly<Record<string, string | number | boolean | null>>;

export interface ChosenEdition {
  editionId: string;
  bookId: string;
  title: string;
  pageCount: number;
  isOwn: boolean;
}

/** Something of editions that is changed at once, and undone. `objectId`: the theme, collection or team. */
export interface Changeable {
  /** The actions that change it. */
  actions: readonly StockAction[];
  /** Whether it is the book's: a change of any of its editions is one of this. */
  isOfBook: boolean;
  /** By edition. */
  read: (db: Queryable, editionIds: readonly string[], objectId: string | null) => Promise<Map<string, State>>;
  /** What it is to be, or why it stays. */
  nextState: (state: State, request: ChangeRequest) => State | RefusalReason;
  write: (db: Queryable, editions: readonly Written[], objectId: string | null) => Promise<void>;
}

export interface ChangeRequest {
  action: StockAction;
  level: number | null;
  pageCount: number;
}

export interface Written {
  editionId: string;
  bookId: string;
  state: State;
}

/** Rows of `edition_id` and `state`, as `read` gives them. */
export function statesOf(rows: readonly { editionId: string; state: State }[]): Map<string, State> {
  return new Map(rows.map(({ editionId, state }) => [editionId, state]));
}

/** What is the book's, once for each book. */
export function oncePerBook(editions: readonly Written[]): Written[] {
  return [...new Map(editions.map((edition) => [edition.bookId, edition])).values()];
}
