import type { Role } from '@letsread/http/endpoint.ts';
import type { AuditEntry } from '@letsread/identity/roles/contract.ts';

import { isProblem } from '../request/is-problem.ts';

/** The fields of a form that does one thing; `act` says which. */
export type Fields = Readonly<Record<string, string>>;

/** What was done, as the audit list says it too, and the form that takes it back; none where nothing changed. */
export interface Done {
  action: AuditEntry['action'];
  name: string;
  team: string;
  role: Role | null;
  /** How a book, a project … that it was done to is called. */
  subject?: string;
  /** How many things it was done to, where the sentence says so. */
  count?: number;
  undo: Fields | undefined;
  /** Its own page, where the list that is shown may not have it. */
  to?: string;
}

const faults = [
  'account-not-found',
  'book-not-found',
  'change-not-found',
  'change-undone',
  'changed-meanwhile',
  'changed-since',
  'class-full',
  'failed',
  'invalid-input',
  'last-librarian',
  'name-taken',
  'no-password',
  'none-chosen',
  'none-left',
  'not-yours',
  'other-theme-gone',
  'pathway-too-short',
  'project-not-found',
  'same-book',
  'several-accounts',
  'several-grown-ups',
  'shelf-not-found',
  'signed-out',
  'team-has-members',
  'team-name-taken',
  'theme-exists',
  'theme-name-taken',
  'too-many-classes',
  'too-many-handed-out',
] as const;
export type Fault = (typeof faults)[number];

/** What came of a form, which `sent` these fields; what was typed stands in it again when it was not taken. */
export type Outcome<Result = Done> = { done: Result; sent: Fields } | Refused;
export interface Refused {
  fault: Fault | 'offline';
  typed: Fields;
}

/** Problems that are said as others are. */
const saidAs: Readonly<Record<string, Fault>> = {
  'edition-not-found': 'changed-meanwhile',
  'handed-out-not-found': 'changed-meanwhile',
  'linking-not-found': 'change-not-found',
  'linking-undone': 'change-undone',
  'profile-not-found': 'changed-meanwhile',
  'report-answered': 'changed-meanwhile',
  'report-not-found': 'changed-meanwhile',
  'report-open': 'changed-meanwhile',
  'team-not-found': 'changed-meanwhile',
  'theme-not-found': 'shelf-not-found',
};

/** Why it was not done, as the screen says it; what is no problem of a call is a bug and goes on. */
export function faultFromError(error: unknown): Fault {
  if (!isProblem(error)) throw error;
  if (error.status === 401) return 'signed-out';
  return saidAs[error.code] ?? faults.find((known) => known === error.code) ?? 'failed';
}
