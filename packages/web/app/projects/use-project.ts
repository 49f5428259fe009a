import { getProject } from '@letsread/projects/contract.ts';
import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

import { browserClient } from '../request/session/browser-session.ts';
import { isProblem } from '../request/is-problem.ts';
import { codeLength } from './code-input.ts';

export type JoinableProject = EndpointOutput<typeof getProject>;

/**
 * The project of a code, as soon as the code is whole. `settled` waits until what stands under the code is the answer for
 * it: nobody joins what they were not shown. A code that no project has says nothing (that is told after Add).
 */
export function useProject(code: string): {
  project: JoinableProject | undefined;
  settled: () => Promise<JoinableProject | undefined>;
} {
  const [found, setFound] = useState<JoinableProject>();
  const lookup = useRef<{ code: string; answer: Promise<JoinableProject | undefined> }>(undefined);
  const client = useCallback(async () => {
    const asking = lookup.current?.code === code ? lookup.current : { code, answer: lookUp(code) };
    lookup.current = asking;
    const answer = await asking.answer;
    if (lookup.current === asking) setFound(answer);
    // What was not told may be told the next time.
    if (answer === undefined) lookup.current = undefined;
    return answer;
  }, [code]);
  useEffect(() => {
    if (code.length === codeLength && navigator.onLine) void client();
  }, [code, client]);
  return { project: found?.code === code ? found : undefined, settled: client };
}

async function lookUp(code: string): Promise<JoinableProject | undefined> {
  try {
    return await browserClient(getProject, { code });
  } catch (error) {
    if (!isProblem(error) || error.status !== 404)
      console.warn('The project of this code could not be looked up:', error);
    return undefined;
  }
}
