/**
 * Aborted when the page begins to be left: what it has asked for fails then, which is no fault to tell and must not take the reader
 * back. Whoever asks aborts it once the answer has come, because Firefox keeps no page for "back" that listens for its end.
 */
export function untilLeft(): AbortController {
  const here = new AbortController();
  addEventListener('beforeunload', () => here.abort(), { signal: here.signal });
  return here;
}
