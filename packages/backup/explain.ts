import { StorageError } from '@letsread/storage/storage-error.ts';
import { BackupError } from './backup-error.ts';

/** One line that says what to do; undefined where it is a bug. */
export function explain(error: Error): string | undefined {
  if (error instanceof BackupError || error instanceof StorageError) return error.message;
  // Of a copy `path` is where it came from.
  const { code = '', path, dest = path } = error as NodeJS.ErrnoException & { dest?: string };
  const where = dest === undefined ? '' : ` (${dest})`;
  if (/^(ENOSPC|EDQUOT|EFBIG)$/.test(code))
    return `There is no room on the disk${where}. Make room there, or choose another folder, and run the same command again.`;
  if (/^(EACCES|EPERM|EROFS)$/.test(code))
    return `The folder cannot be written${where}. Give this account the right to, or choose another.`;
  if (/^(ENOTDIR|EEXIST)$/.test(code)) return `This is in the way${where}. Choose another folder.`;
  return serverFaults[code];
}

const serverFaults: Record<string, string> = {
  ECONNREFUSED: 'The database server does not answer. Is it running, and are host and port right?',
  ENOTFOUND: 'There is no such host as that of the database address.',
  '28P01': 'The database server refuses the user or password.',
  '28000': 'The database server refuses the user or password.',
  '3D000': 'The database of this name does not exist on the server. Create it first.',
  '42501':
    'The database server does not let this user make tables or extensions there. Make it the owner of the database.',
  '53100': 'The disk of the database server is full. Nothing was kept there.',
  '57P01': 'The database server was stopped meanwhile. Nothing was kept there; try again.',
};
