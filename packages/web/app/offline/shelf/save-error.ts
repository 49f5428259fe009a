/** Why a book could not be kept: a file was not there, or the device has no room. */
export class SaveError extends Error {
  override name = 'SaveError';
  readonly kind: 'missing' | 'full';
  constructor(kind: SaveError['kind'], options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
  }
}

/** What the reader is told of an error; undefined where only the network is away, and it is worth waiting for. */
export function saveFaultFromError(error: unknown): SaveError['kind'] | undefined {
  if (error instanceof SaveError) return error.kind;
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
  // `fetch` rejects with a TypeError when nothing answers, and so does a body that breaks off.
  return error instanceof TypeError ? undefined : 'missing';
}
