import { redirect } from 'react-router';

import { isProblem } from '../../request/is-problem.ts';
import { confirmPath } from '../entrance/paths.ts';

/** Whether a call wants to know first that a grown-up asks. */
export function needsGrownUp(error: unknown): boolean {
  return isProblem(error) && error.code === 'fresh-sign-in-needed';
}

/** For loaders and actions: asks the grown-up where a call wants to know, and comes back to the return path. */
export function orAskGrownUp<Answer>(answer: Promise<Answer>, returnPath: string): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw needsGrownUp(error) ? redirect(confirmPath(returnPath), 303) : error;
  });
}
