import type { DatabaseSync, StatementSync } from 'node:sqlite';

type Value = string | number;

/** The statements of an open file, each prepared when it is first asked. */
export class Statements {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Rows as lists of their columns. */
  rows<Row>(text: string, ...values: Value[]): Row[] {
    let statement = this.#prepared.get(text);
    if (statement === undefined) {
      statement = this.#db.prepare(text);
      statement.setReturnArrays(true);
      this.#prepared.set(text, statement);
    }
    return statement.all(...values) as Row[];
  }

  /** The first column of each row that has one. */
  numbers(text: string, ...values: Value[]): number[] {
    return this.rows<[number | null]>(text, ...values).flatMap(([value]) => value ?? []);
  }
}
