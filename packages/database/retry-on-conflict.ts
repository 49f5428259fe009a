const foreignKeyViolation = '23503';
const deadlock = '40P01';

/**
 * Writes a batch, once more when a row it names was deleted meanwhile: the second time it is not found, so that one
 * deleted profile does not fail the writes of all others in its batch.
 */
export async function retryOnConflict<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== foreignKeyViolation && code !== deadlock) throw error;
    return write();
  }
}
