import { Problem } from '@letsread/http/problem.ts';
import type { RevisionField } from './contract.ts';
import type { EditionState } from './edition-state.ts';

/** One field as it was seen and as it shall be. `was` undefined: whatever it is by now, as when something is put back. */
export interface FieldChange {
  field: Exclude<RevisionField, 'order' | 'level' | 'readAloud' | 'tags' | 'question' | 'questionOrder'>;
  page?: number | undefined;
  was?: unknown;
  now: unknown;
}

/** A change that was made, for the list of revisions. */
export interface MadeChange {
  field: RevisionField;
  page?: number | undefined;
  before: unknown;
  after: unknown;
}

/** The fields of a call's body that were named. */
export function namedChanges(
  body: Partial<Record<FieldChange['field'], { was: unknown; now: unknown } | undefined>>,
  page?: number,
): FieldChange[] {
  return Object.entries(body).flatMap(([field, change]) =>
    change === undefined ? [] : [{ field: field as FieldChange['field'], page, ...change }],
  );
}

export function currentValue(edition: EditionState, { field, page }: Pick<FieldChange, 'field' | 'page'>): unknown {
  if (field === 'focus' && edition.focus === null)
    throw new Problem('no-cover-picture', 409, { detail: 'The cover is made with the title: it has no picture.' });
  if (field !== 'text' && field !== 'alt') return edition[field];
  const found = edition.pages.find(({ number }) => number === page);
  if (found === undefined) throw new Problem('page-not-found', 404, { detail: `The edition has no page ${page}.` });
  return found[field];
}

/**
 * What is really to be changed. @throws Problem changed-meanwhile, naming what each field is by now, where somebody changed
 * one after it was seen
 */
export function changesToMake<Change extends { field: RevisionField; was?: unknown; now: unknown }>(
  changes: readonly Change[],
  valueNow: (change: Change) => unknown,
): Change[] {
  const effective = changes.filter((change) => !isSame(valueNow(change), change.now));
  const stale = effective.filter((change) => change.was !== undefined && !isSame(valueNow(change), change.was));
  if (stale.length > 0)
    throw new Problem('changed-meanwhile', 409, {
      detail: 'Somebody has changed this meanwhile. Look at what it is now, and say what it shall be.',
      errors: stale.map((change) => ({ path: `body.${change.field}`, message: spoken(valueNow(change)) })),
    });
  return effective;
}

/** As text, whatever the order of an object's keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sortedKeys) === JSON.stringify(other, sortedKeys);
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function spoken(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
