/** A recording, or the folder it lies in, is not as it should be; the message names the file and the page. */
export class RecordingError extends Error {
  constructor(file: string, message: string) {
    super(`${file}: ${message}`);
    this.name = 'RecordingError';
  }
}
