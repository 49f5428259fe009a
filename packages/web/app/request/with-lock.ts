/**
 * In one tab at a time. `keep-books`: while books come. `kept-files`: for the moment in which keys are noted, documents
 * put or files swept, never while anything is asked for. A browser without locks has to do without.
 */
export function withLock(name: 'keep-books' | 'kept-files', act: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(name, act) : act();
}
