import type { FieldError, Problem } from './problem.ts';

/** The body of every error answer, `application/problem+json` as in RFC 9457. */
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  errors?: FieldError[];
}

/** The RFC 9457 document of a problem; `type` is relative to the API's origin. */
export function problemDocument({ status, code, detail, errors }: Problem): ProblemDocument {
  return {
    type: `/api/docs#${code}`,
    title: titleOf(code),
    status,
    code,
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
  };
}

/** A code as a sentence: "Profile not found." */
export function titleOf(code: string): string {
  const words = code.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
