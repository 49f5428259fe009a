/** Where the files lie cannot be reached, or does not let us in: passing trouble, of which no book is the cause. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly code = 'storage-unavailable';
}
