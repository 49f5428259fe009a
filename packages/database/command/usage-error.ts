/** A command was not given as it must be: it answers with its use, and ends with exit code 2. */
export class UsageError extends Error {}
