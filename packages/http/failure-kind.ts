/** What lies behind an error that is not the library's own fault. */
export type FailureKind = 'database-unavailable' | 'storage-unavailable' | 'overloaded';

/** Of PostgreSQL (appendix A of its manual): connection, resources, shutdown, a server that may only be read. */
const databaseCodes = /^(08...|53...|57P0[1-5]|25006|28000|28P01|3D000)$/;
const canceledByTimeout = '57014';
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver and its pool give these no code. */
const driverMessage =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;
const storageCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'storage-unavailable']);

/** The kind of an error or of what caused it; undefined for every other one, such as a bug. */
export function failureKind(error: unknown): FailureKind | undefined {
  for (const one of causesOf(error)) {
    const code = String(one.code ?? '');
    if (code === canceledByTimeout) return 'overloaded';
    if (storageCodes.has(code)) return 'storage-unavailable';
    // A reader who hangs up while sending has ECONNRESET too, but of no system call.
    const isConnection = connectionCodes.has(code) && one.syscall !== undefined;
    if (databaseCodes.test(code) || isConnection || driverMessage.test(one.message)) return 'database-unavailable';
    // A unix socket that is not there.
    if (code === 'ENOENT' && one.syscall === 'connect') return 'database-unavailable';
  }
  return undefined;
}

const reasons: Record<string, string> = {
  ENOSPC: 'no room is left on the disk',
  EDQUOT: 'no room is left on the disk',
  '53100': 'no room is left on the disk of the database',
  EROFS: 'the disk can only be read',
};

/** Why something failed, for the log: the code of what caused it, in words where they say what to do. */
export function failureReason(error: unknown): string | undefined {
  const code = causesOf(error).findLast((one) => one.code !== undefined)?.code;
  return code === undefined ? undefined : [...(reasons[code] === undefined ? [] : [reasons[code]]), code].join(', ');
}

/**
 * An error as it may be logged. Messages and details of a database's errors repeat what readers gave, such as words they
 * searched for: of these only codes, names and places in the code are left.
 */
export function withoutInput(error: unknown): unknown {
  const causes = causesOf(error);
  const ofDatabase = causes.find(({ severity }) => severity !== undefined);
  if (ofDatabase === undefined) return error;
  const { code, table, constraint, routine } = ofDatabase;
  return {
    type: 'DatabaseError',
    message: `a query failed (${code ?? 'no code'})`,
    stack: causes.map(({ stack = '' }) => stack.slice(Math.max(0, stack.search(/^ +at /m)))).join('\n'),
    ...Object.fromEntries(
      Object.entries({ code, table, constraint, routine }).filter(([, value]) => value !== undefined),
    ),
  };
}

type ErrorLike = Error &
  Record<'code' | 'syscall' | 'severity' | 'table' | 'constraint' | 'routine', string | undefined>;

/** The error, what caused it, and so on; of several at once (both families of an address) the first. */
function causesOf(error: unknown): ErrorLike[] {
  const found: ErrorLike[] = [];
  let next = error;
  // A failed fetch concerns another server than the database.
  while (next instanceof Error && !(next instanceof TypeError) && found.length < 10) {
    found.push(next as ErrorLike);
    next = next instanceof AggregateError ? next.errors[0] : next.cause;
  }
  return found;
}
