/** Bytes as people read them: megabytes with one decimal, never nothing. */
export function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 100_000) / 10);
}
