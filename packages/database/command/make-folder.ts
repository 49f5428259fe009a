import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A folder that an operator named and the system does not make, with the system's code for why. */
export class FolderError extends Error {
  override name = 'FolderError';
  readonly code: string;
  readonly path: string;

  constructor(folder: string, cause: NodeJS.ErrnoException) {
    const code = cause.code ?? '';
    super(`The folder ${folder} cannot be made (${code}). Choose another one.`, { cause });
    this.code = code;
    this.path = folder;
  }
}

/**
 * Makes a folder that an operator named, with those it lies in. Node's own `recursive` tries for ever where the system says ENOENT of a
 * folder whose parent is there, as Linux does below /proc. @throws FolderError
 */
export function makeFolder(folder: string): void {
  const whole = path.resolve(folder);
  if (isMade(whole)) return;
  makeFolder(path.dirname(whole));
  const error = failureToMake(whole);
  if (error !== undefined) throw new FolderError(whole, error);
}

/** Also where nothing is to be made, as with a root. */
function isMade(folder: string): boolean {
  const error = failureToMake(folder);
  if (error === undefined) return true;
  if (error.code === 'ENOENT' && path.dirname(folder) !== folder) return false;
  throw new FolderError(folder, error);
}

/** Systems disagree on what they say of one that is there. */
function failureToMake(folder: string): NodeJS.ErrnoException | undefined {
  try {
    mkdirSync(folder);
    return undefined;
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return undefined;
    return error as NodeJS.ErrnoException;
  }
}
