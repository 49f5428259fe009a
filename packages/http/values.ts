import { z } from 'zod';

/** A 64-bit positive integer written as a decimal string, as every identifier is outside the database. */
export const id = z
  .string()
  .regex(/^[1-9][0-9]{0,18}$/, { error: 'Give a positive whole number in decimal digits.', abort: true })
  .refine((digits) => BigInt(digits) <= 9223372036854775807n, 'Give a number below 9223372036854775808.')
  .describe('A positive 64-bit integer as a decimal string');

/** BCP 47, as far as languages are chosen by it; what a language is for each use says itself. */
export const languageTag = z
  .string()
  .max(35)
  .regex(/^[A-Za-z0-9-]+$/, 'Give a language tag such as id or pt-BR.');

const aDay = 'Give a day such as 2026-02-28.';

/**
 * A day of a calendar, YYYY-MM-DD; whose calendar says each use itself. PostgreSQL has no year 0, which ISO 8601 has, and some
 * calls reckon back from a day: no day of a library is before the year 1000.
 */
export const day = z.iso.date({ error: aDay, abort: true }).refine((said) => said >= '1000', aDay);

/** How many of something an answer has at most. */
export function limitOf({ max, otherwise }: { max: number; otherwise: number }) {
  const error = `Give a whole number from 1 to ${max}.`;
  return z.coerce
    .number({ error })
    .int(error)
    .min(1, error)
    .max(max, error)
    .default(otherwise)
    .describe(`At most this many items: 1 to ${max}, ${otherwise} when not said`);
}

/** How many items a list answers with: 1 to 100, 20 when not said (specification section 9). */
export const limit = limitOf({ max: 100, otherwise: 20 });

/** "true" or "false" in a query; false when not said. */
export const flag = z
  .enum(['true', 'false'], { error: 'Say true or false.' })
  .default('false')
  .transform((text) => text === 'true')
  .describe('true or false; false when not said');

/** Where the next page of a list begins; opaque to the caller. */
export const cursor = z.string().max(500).optional().describe('From the answer before; absent for the first page');

/** As what is to be changed was seen, where nothing counts its changes; opaque to the caller. */
export const seenVersion = z.string().max(50);

/** A list: `cursor` is absent on the last page. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), cursor: z.string().optional() });
}
