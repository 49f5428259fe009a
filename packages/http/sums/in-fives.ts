import sql, { raw, type Sql } from 'sql-template-tag';
import { minShownSum } from './min-shown-sum.ts';

const step = raw(String(minShownSum));

/** A sum of a query as it may be told at once, 10 for 14: a step of one would tell when a single child did something (decision 34). */
export function inFives(sum: Sql): Sql {
  return sql`(${sum}::bigint / ${step} * ${step})::integer`;
}
