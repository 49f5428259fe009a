/** A file of the starter library is not as it should be; the message names the file and the field. */
export class StarterError extends Error {
  readonly file: string;

  constructor(file: string, message: string) {
    super(`${file}: ${message}`);
    this.name = 'StarterError';
    this.file = file;
  }
}
