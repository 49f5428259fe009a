/**
 * Counts that the book was opened: once in a tab, however often its pages are loaded again. Nobody waits for
 * it, and a failure is nothing a reader should hear of.
 */
export function countOpening(address: string): void {
  const mark = `opened ${address}`;
  try {
    if (sessionStorage.getItem(mark) !== null) return;
    sessionStorage.setItem(mark, '1');
  } catch {
    // Storage is switched off: each load counts.
  }
  fetch(address, { method: 'POST', keepalive: true }).catch(() => {});
}
