import type { Fields } from '../outcome.ts';

/** Nobody ticked: the whole class. */
export function readersInForm(fields: Fields): string[] | null {
  const ids = Object.keys(fields).flatMap((name) => /^reader:(\d+)$/.exec(name)?.[1] ?? []);
  return ids.length === 0 ? null : ids;
}
