import { createHash } from 'node:crypto';
import { join, raw, type Sql } from 'sql-template-tag';

/** All of the conditions; undefined ones ask nothing, and without any the answer is true. */
export function and(...conditions: (Sql | undefined)[]): Sql {
  const present = conditions.filter((one) => one !== undefined);
  return present.length === 0 ? raw('true') : join(present, ') and (', '(', ')');
}

/** One of the conditions; undefined ones ask nothing, and without any the answer is false. */
export function or(...conditions: (Sql | undefined)[]): Sql {
  const present = conditions.filter((one) => one !== undefined);
  return present.length === 0 ? raw('false') : join(present, ') or (', '((', '))');
}

/**
 * How many rows, as a part of the text: a plan that is kept is made for so few, where one for a number that is given each time
 * is made for a tenth of all. For numbers of which there are few.
 */
export function literalCount(rows: number): Sql {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new RangeError(`${rows} is no number of rows.`);
  return raw(String(rows));
}

/**
 * A statement that the server plans once a connection and keeps under this name; for those that are asked often and
 * always have the same text.
 */
export function prepared(name: string, statement: Sql): Prepared {
  return { name, text: statement.text, values: statement.values };
}

/** The same for a statement that is put together in a few ways: each of its texts has a name of its own, which begins with this one. */
export function preparedForms(name: string, statement: Sql): Prepared {
  const { text, values } = statement;
  return { name: `${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`, text, values };
}

interface Prepared {
  name: string;
  text: string;
  values: unknown[];
}
