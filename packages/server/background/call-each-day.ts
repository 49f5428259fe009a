const dayMs = 24 * 60 * 60 * 1000;

/** Calls at the beginning of each day (UTC). @returns what ends it */
export function callEachDay(call: () => void): () => void {
  let timer = callTomorrow();
  function callTomorrow(): NodeJS.Timeout {
    return setTimeout(
      () => {
        call();
        timer = callTomorrow();
      },
      dayMs - (Date.now() % dayMs),
    ).unref();
  }
  return () => clearTimeout(timer);
}
