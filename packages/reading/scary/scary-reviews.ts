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
