import { join, raw, type Sql } from 'sql-template-tag';

/** All of the conditions; undefined ones ask nothing, and without any the answer is true. */
export function and(...conditions: (Sql | undefined)[]): Sql {
  const given = conditions.filter((one) => one !== undefined);
  return given.length === 0 ? raw('true') : join(given, ') and (', '(', ')');
}

/** One of the conditions; undefined ones ask nothing, and without any the answer is false. */
export function or(...conditions: (Sql | undefined)[]): Sql {
  const given = conditions.filter((one) => one !== undefined);
  return given.length === 0 ? raw('false') : join(given, ') or (', '((', '))');
}

/**
 * A statement that the server plans once a connection and keeps under this name; for those that are asked often and
 * always have the same text.
 */
export function prepared(name: string, statement: Sql): { name: string; text: string; values: unknown[] } {
  return { name, text: statement.text, values: statement.values };
}
