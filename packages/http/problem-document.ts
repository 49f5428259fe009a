import type { FieldError, Problem } from './problem.ts';

/** The body of every error answer, `application/problem+json` as in RFC 9457. */
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  code: string;
  /** What is wrong, and where it can be, what to do. */
  detail: string;
  errors?: FieldError[];
}

/** The RFC 9457 document of a problem; `type` is relative to the API's origin. */
export function problemDocument({ status, code, detail, errors }: Problem): ProblemDocument {
  return {
    type: `/api/docs#${code}`,
    title: titleFromCode(code),
    status,
    code,
    detail: detail ?? usualDetail(code, errors),
    ...(errors === undefined ? {} : { errors }),
  };
}

/** By the code of a problem that says no more of itself. */
const usualDetails: Record<string, string> = {
  'invalid-input': 'Something in the request is not as the call declares it.',
  'no-token': 'Send a valid token in Authorization: Bearer.',
  'not-yours': 'This belongs to another account or another team.',
  'role-needed': 'This account has no role that may do this.',
  'not-found': 'There is nothing at this address.',
  'profile-not-found': 'There is no reader with this id in this account.',
  'class-not-found': 'There is no class with this id.',
  'body-too-large': 'Send less at once: the body of this request is too large.',
  'too-many-requests': 'Wait as long as Retry-After says, then ask again.',
  unexpected: 'The library could not do this. Its operator finds why by the x-request-id of this answer.',
  overloaded: 'The library has too much to do. Ask again when Retry-After says.',
  'database-unavailable': 'The library cannot reach its database. Ask again when Retry-After says.',
  'storage-unavailable': 'The library cannot reach its files. Ask again when Retry-After says.',
};

function usualDetail(code: string, errors: FieldError[] | undefined): string {
  const [first] = errors ?? [];
  return first?.message ?? usualDetails[code] ?? titleFromCode(code);
}

/** A code as a sentence: "Profile not found." */
export function titleFromCode(code: string): string {
  const words = code.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
