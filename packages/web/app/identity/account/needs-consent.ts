import { isProblem } from '../../request/is-problem.ts';

/** Whether a call wants an adult to agree to the terms first. */
export function needsConsent(error: unknown): boolean {
  return isProblem(error) && error.code === 'consent-needed';
}
