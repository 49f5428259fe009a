import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { isProblem } from './is-problem.ts';

const troubleContext = createContext<{ isMet: boolean }>();

/** Keeps a page that had to do without something from standing for the next reader too. */
export const degradedPage: MiddlewareFunction<Response> = async ({ context }, next) => {
  const trouble = { isMet: false };
  context.set(troubleContext, trouble);
  const response = await next();
  if (trouble.isMet) response.headers.set('cache-control', 'no-store');
  return response;
};

/**
 * For what a page can do without: the failure is logged, and the page is kept for nobody. A problem of one of the `usual`
 * codes is no failure: the page is as it should be.
 */
export function fallBackTo<Instead>(
  context: Readonly<RouterContextProvider>,
  what: string,
  instead: Instead,
  usual: readonly string[] = [],
) {
  return (error: unknown): Instead => {
    if (isProblem(error) && usual.includes(error.code)) return instead;
    if (!isLogged(error)) console.error(`A page goes without ${what}:`, error instanceof Error ? error.message : error);
    context.get(troubleContext).isMet = true;
    return instead;
  };
}

/** What keeps the whole library from answering is logged by the serving process, once a minute. */
function isLogged(error: unknown): boolean {
  return isProblem(error) && error.status === 503;
}
