const foreignKeyViolation = '23503';
const uniqueViolation = '23505';
const deadlock = '40P01';

/**
 * Writes once more when a row that is named was deleted meanwhile: the second time it is not found, so that one deleted profile
 * does not fail the writes of all others in its batch. So too when somebody took the same free name meanwhile, which is then
 * seen to be taken, and when two waited for each other.
 */
export async function retryOnConflict<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (![foreignKeyViolation, uniqueViolation, deadlock].includes(String(code))) throw error;
    return write();
  }
}
