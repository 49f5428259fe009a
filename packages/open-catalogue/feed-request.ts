import { commonProblem } from '@letsread/http/problem.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';

const wholeNumber = 'Give a whole number from 1.';

const feedQuery = z.object({
  page: z.coerce.number(wholeNumber).int(wholeNumber).min(1, wholeNumber).max(100_000, wholeNumber).default(1),
  after: z.string().max(300, 'Give at most 300 characters.').optional(),
  language: id.optional(),
  level: z.coerce.number('Give a level from 1 to 5.').int().min(1).max(5, 'Give a level from 1 to 5.').optional(),
  query: z
    .string()
    .max(200, 'Give at most 200 characters.')
    .refine((text) => !text.includes('\0'), 'Leave out the character NUL.')
    .default(''),
});

/** What the address of a feed asks for; what it does not know it leaves out. */
export type FeedQuery = z.output<typeof feedQuery>;

export interface FeedRequest {
  /** The parts of its path that vary. */
  params: Readonly<Record<string, string>>;
  query: FeedQuery;
}

/** @throws Problem invalid-input that names what cannot be read. */
export function readFeedQuery(query: unknown): FeedQuery {
  // OpenSearch clients send a parameter that they have no value for empty.
  const given = Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ''));
  const parsed = feedQuery.safeParse(given);
  if (parsed.success) return parsed.data;
  throw commonProblem('invalid-input', {
    errors: parsed.error.issues.map(({ path, message }) => ({ path: `query.${path.join('.')}`, message })),
  });
}

/** A part of a path that must be an id. @throws Problem invalid-input. */
export function readId(text: string | undefined, name: string): string {
  const parsed = id.safeParse(text);
  if (parsed.success) return parsed.data;
  throw commonProblem('invalid-input', {
    errors: parsed.error.issues.map(({ message }) => ({ path: `params.${name}`, message })),
  });
}
