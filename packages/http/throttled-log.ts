import type { FastifyRequest } from 'fastify';

const onceEveryMs = 60_000;
/** By server, and by what is said. */
const said = new WeakMap<object, Map<string, { atMs: number; untold: number }>>();

/** Logs a warning at most once a minute, with how many there were that were not logged. */
export function warnOnceAMinute(request: FastifyRequest, message: string): void {
  const lines = said.get(request.server.server) ?? new Map<string, { atMs: number; untold: number }>();
  said.set(request.server.server, lines);
  const last = lines.get(message);
  if (last !== undefined && Date.now() - last.atMs < onceEveryMs) {
    last.untold += 1;
    return;
  }
  lines.set(message, { atMs: Date.now(), untold: 0 });
  request.log.warn(last === undefined || last.untold === 0 ? message : `${message} (and ${last.untold} times since)`);
}
