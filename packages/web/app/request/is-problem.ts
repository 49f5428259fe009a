import type { Problem } from '@letsread/http/problem.ts';

/** By its name: the client of the serving process throws its own copy of the class. */
export function isProblem(error: unknown): error is Problem {
  return error instanceof Error && error.name === 'Problem';
}
