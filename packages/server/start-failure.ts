import { SettingError } from './settings.ts';

/** One line for the person who started the server: what is wrong and what to do. A bug keeps its stack. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  const { code, path, port, name, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${(port ?? 3000) + 1} npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'The setting HOST is not an address of this machine. Leave it out, or give localhost or 0.0.0.0.';
    case 'EACCES':
      if (port !== undefined)
        return `Port ${port} needs more rights than this account has. Choose one above 1023: PORT=3000 npm start`;
      return `The folder ${path} cannot be written. Give this account the right to write there, or choose another: DATA_DIR=/some/folder npm start`;
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
    case 'ENOSPC':
      return `The folder ${path} cannot be used (${code}). Choose another: DATA_DIR=/some/folder npm start`;
    case 'ECONNREFUSED':
      return 'The database server of DATABASE_URL does not answer. Is it running, and are host and port right?';
    case '28P01':
    case '28000':
      return 'The database server of DATABASE_URL refuses the user or password.';
    case '3D000':
      return 'The database named in DATABASE_URL does not exist on its server. Create it first.';
    default:
      return isExplained(name) ? message : (stack ?? String(error));
  }
}

/** Errors whose message is already a sentence for the operator. */
function isExplained(name: string): boolean {
  return ['DataDirInUse', 'MigrationProblem', 'StarterError', 'FormatError'].includes(name);
}
