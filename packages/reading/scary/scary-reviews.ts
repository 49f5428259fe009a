import { inFives } from '@letsread/http/sums/in-fives.ts';
import { minShownSum } from '@letsread/http/sums/min-shown-sum.ts';
import sql, { raw, type Sql } from 'sql-template-tag';

const step = raw(String(minShownSum));

/** Reviews of the last year that say a book was scary; of one reader there is one of a book. */
export const isScary = sql`review.reason = 'SCARY' and review.reviewed_at > now() - interval '365 days'`;

/** How many there are, as it may be told. */
export const readersInFives: Sql = inFives(sql`count(*)`);

/** Whether so many said it since somebody last looked that the book is to be shown. */
export const isManySinceLook: Sql = sql`count(*) filter (where review.looked_at is null) >= ${step}`;

/** When somebody looked, as exactly as the database has it: all that one look was at have the same. */
export const lookTime: Sql = sql`to_char(review.looked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
