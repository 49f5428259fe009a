/** The status that stands behind each problem code that any call may answer with. */
export const everyCallsProblems = {
  'invalid-input': 400,
  'no-token': 401,
  'not-yours': 403,
  'role-needed': 403,
  'not-in-classroom': 403,
  'fresh-sign-in-needed': 403,
  'not-found': 404,
  'profile-not-found': 404,
  'class-not-found': 404,
  'method-not-allowed': 405,
  'body-too-large': 413,
  'wrong-content-type': 415,
  'too-many-requests': 429,
  unexpected: 500,
  overloaded: 503,
  'database-unavailable': 503,
  'storage-unavailable': 503,
} as const;

export type CommonProblemCode = keyof typeof everyCallsProblems;

/** One invalid field: `path` is where it stands in the input ("query.limit"), `message` says what to do. */
export interface FieldError {
  path: string;
  message: string;
}

/**
 * An expected outcome that is not the answer: thrown by a call, turned into a response once at the
 * edge, thrown again by the client that asked. `code` is one that the call's contract names.
 */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: string,
    status: number,
    facts: {
      /** Of the problem document that this one was read from. */
      title?: string | undefined;
      detail?: string | undefined;
      errors?: FieldError[] | undefined;
      retryAfterSeconds?: number | undefined;
    } = {},
  ) {
    super(facts.title ?? code);
    this.name = 'Problem';
    this.code = code;
    this.status = status;
    this.detail = facts.detail;
    this.errors = facts.errors;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

/** A problem that any call may meet (wrong input, no token, too many requests …). */
export function commonProblem(
  code: CommonProblemCode,
  facts: { detail?: string; errors?: FieldError[]; retryAfterSeconds?: number } = {},
): Problem {
  return new Problem(code, everyCallsProblems[code], facts);
}

/** Whether a code may come from any call, beside those its contract names. */
export function isCommonProblemCode(code: string): code is CommonProblemCode {
  return code in everyCallsProblems;
}
