/** What an operator can put right; the message is a sentence that says what and how. */
export class BackupError extends Error {
  override name = 'BackupError';
}
