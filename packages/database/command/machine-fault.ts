import { FolderError } from './make-folder.ts';

const noRoom = /^(ENOSPC|EDQUOT|53100)$/;
/** Of Node (errno) and of PostgreSQL (appendix A of its manual): away, refused, not to be written. */
const away = /^(ECONN|ENOTFOUND|ENOTDIR|28|3D000|57P0)/;
const notAllowed = /^(EACCES|EPERM|EROFS)$/;

/** What an operator can put right about the machine or the database server, in one line; undefined for every other error. */
export function machineFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // The driver gives it no code.
  if (error.message.startsWith('Connection terminated'))
    return 'The database has stopped meanwhile, or the library that has it open. See that it runs, and run the same command again.';
  if (!('code' in error)) return undefined;
  const code = String(error.code);
  if (noRoom.test(code)) return 'No room is left on the disk. Make room there, and run the same command again.';
  if (notAllowed.test(code))
    return `This account may not: ${error.message}. Run the command as the account that the library runs as, or give this one the right.`;
  return away.test(code) || error instanceof FolderError ? error.message : undefined;
}
