/** What this browser does not keep of reading is not kept; reading goes on. */
export function warnNotKept(error: unknown): void {
  console.warn('What is read could not be kept:', error);
}
