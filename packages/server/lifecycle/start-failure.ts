import { SettingError } from '../settings.ts';

/** One line for the person who started the server: what is wrong and what to do. A bug keeps its stack. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  const { code, path, port, name, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  const explain = explanations[code ?? ''];
  if (explain !== undefined) return explain(port, path);
  return isExplained(name) ? message : (stack ?? String(error));
}

const otherFolder = 'choose another: DATA_DIR=/some/folder npm start';

/** By the code of Node's or PostgreSQL's error. */
const explanations: Record<string, (port: number | undefined, path: string | undefined) => string> = {
  EADDRINUSE: (port = 3000) =>
    `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  EADDRNOTAVAIL: wrongHost,
  ENOTFOUND: wrongHost,
  EACCES: (port, path) =>
    port === undefined
      ? `${folderAt(path)} cannot be written. Give this account the right to write there, or ${otherFolder}`
      : `Port ${port} needs more rights than this account has. Choose one above 1023: PORT=3000 npm start`,
  ...Object.fromEntries(
    ['EPERM', 'ENOTDIR', 'EEXIST'].map((code) => [
      code,
      (_port: unknown, path: string | undefined) =>
        `${folderAt(path)} cannot be used (${code}). Free it, or ${otherFolder}`,
    ]),
  ),
  ENOSPC: fullDisk,
  EDQUOT: fullDisk,
  EROFS: (_port, path) => `${folderAt(path)} is on a disk that can only be read. Let it be written, or ${otherFolder}`,
  ECONNREFUSED: () =>
    'The database server of DATABASE_URL does not answer. Is it running, and are host and port right?',
  '57P03': () => 'The database server of DATABASE_URL is only just starting or stopping. Try again in a moment.',
  '28P01': refusedUser,
  '28000': refusedUser,
  '3D000': () => 'The database named in DATABASE_URL does not exist on its server. Create it first.',
};

function fullDisk(_port: number | undefined, path: string | undefined): string {
  return path === undefined
    ? `A disk is full: that of the data folder, or the one for temporary files. Make room there, or ${otherFolder}`
    : `The disk with the folder ${path} is full. Make room there, or ${otherFolder}`;
}

/** Not every error says where. */
function folderAt(path: string | undefined): string {
  return path === undefined ? 'The data folder' : `The folder ${path}`;
}

function wrongHost(): string {
  return 'The setting HOST is not an address of this machine. Leave it out, or give localhost or 0.0.0.0.';
}

function refusedUser(): string {
  return 'The database server of DATABASE_URL refuses the user or password.';
}

/** Errors whose message is already a sentence for the operator. */
function isExplained(name: string): boolean {
  return [
    'DataDirInUseError',
    'DataDirOwnerError',
    'UnfinishedRestoreError',
    'FolderError',
    'StorageError',
    'MigrationError',
    'StarterError',
    'FormatError',
  ].includes(name);
}
