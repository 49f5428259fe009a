/** The command was not given as it must be; its use is told with it. */
export class UsageError extends Error {}
