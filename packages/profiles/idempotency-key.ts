import { commonProblem } from '@letsread/http/problem.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The key of a request that may be sent again: 1 to 100 printable ASCII characters; undefined without one. */
export function readIdempotencyKey(headers: Headers): string | undefined {
  const header = headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = String(header);
  if (/^[\x21-\x7e]([\x20-\x7e]{0,98}[\x21-\x7e])?$/.test(key)) return key;
  throw commonProblem('invalid-input', {
    errors: [{ path: 'headers.idempotency-key', message: 'Give 1 to 100 printable ASCII characters.' }],
  });
}
