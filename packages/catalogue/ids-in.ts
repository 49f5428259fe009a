import { id } from '@letsread/http/values.ts';
import { z } from 'zod';

/** Up to 100 ids in one parameter. */
export function idsIn(what: 'book' | 'edition') {
  const message = `Give 1 to 100 ${what} ids parted by commas.`;
  return z
    .string()
    .max(2000, message)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(id, message).max(100, message))
    .describe(`1 to 100 ${what} ids parted by commas`);
}
