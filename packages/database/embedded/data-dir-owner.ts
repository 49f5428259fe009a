import { statSync } from 'node:fs';
import path from 'node:path';

/** Root would write into the database of another account, which could not read that: its library would not start again. */
export class DataDirOwnerError extends Error {
  constructor(folder: string, owner: number) {
    super(
      `The library in ${folder} belongs to another account (number ${owner}), which could not read what root writes there. Run this as that account: sudo -u '#${owner}' and the command.`,
    );
    this.name = 'DataDirOwnerError';
  }
}

/** Every other account is stopped by the rights of the files. @throws DataDirOwnerError */
export function requireOwner(dataDir: string, account = process.geteuid?.()): void {
  const folder = path.resolve(dataDir);
  const owner = statSync(path.join(folder, 'database'), { throwIfNoEntry: false })?.uid ?? 0;
  if (account === 0 && owner !== 0) throw new DataDirOwnerError(folder, owner);
}
