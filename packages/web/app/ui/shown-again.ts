/** Calls back when the way back leads to this page and the browser shows it as it was left, without asking for it again. */
export function onShownAgain(listener: () => void): void {
  addEventListener('pageshow', ({ persisted }) => persisted && listener());
}
