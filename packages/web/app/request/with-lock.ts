type LockName = 'session' | 'sync-queue' | 'completions' | 'keep-books' | 'kept-files';

/**
 * In one tab at a time. `keep-books`: while books come. `kept-files`: for the moment in which keys are noted, documents
 * put or files swept, never while anything is asked for. A browser without locks has to do without.
 */
export function withLock<Result>(name: LockName, act: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, act) : act();
}
