/** Whether an error says that a file is no index, or no longer one: SQLITE_CORRUPT and SQLITE_NOTADB, whatever stands in their higher bits. */
export function isDamage(error: unknown): boolean {
  const { errcode = 0 } = error as { errcode?: number };
  return [11, 26].includes(errcode & 0xff);
}
