/** Why a book could not be kept: a file was not there, the device has no room, or the browser keeps nothing. */
export class SaveError extends Error {
  override name = 'SaveError';
  readonly kind: 'missing' | 'full' | 'closed';
  constructor(kind: SaveError['kind'], options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
  }
}

/** What IndexedDB and Cache Storage fail with where a browser refuses them, as in a private window, or has lost them. */
const closedNames = ['InvalidStateError', 'NotSupportedError', 'SecurityError', 'UnknownError'];

/** What the reader is told of an error; undefined where only the network is away, and it is worth waiting for. */
export function saveFaultFromError(error: unknown): SaveError['kind'] | undefined {
  if (error instanceof SaveError) return error.kind;
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
  if (error instanceof DOMException && closedNames.includes(error.name)) return 'closed';
  // `fetch` rejects with a TypeError when nothing answers, and so does a body that breaks off.
  return error instanceof TypeError ? undefined : 'missing';
}
