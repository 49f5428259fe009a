/** A file that the library names is not where this process looks for it. */
export class MissingFileError extends Error {
  override name = 'MissingFileError';

  constructor(what: string) {
    super(`${what} is missing here`);
  }
}
