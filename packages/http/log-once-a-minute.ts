const onceEveryMs = 60_000;
/** By whose log it is, and by what is said. */
const said = new WeakMap<object, Map<string, { atMs: number; untold: number }>>();

/** Writes a line at most once a minute, with how many there were meanwhile; `owner` parts one log from another. */
export function logOnceAMinute(owner: object, line: string, write: (line: string) => void): void {
  const lines = said.get(owner) ?? new Map<string, { atMs: number; untold: number }>();
  said.set(owner, lines);
  const last = lines.get(line);
  if (last !== undefined && Date.now() - last.atMs < onceEveryMs) {
    last.untold += 1;
    return;
  }
  lines.set(line, { atMs: Date.now(), untold: 0 });
  write(last === undefined || last.untold === 0 ? line : `${line} (and ${last.untold} times before)`);
}
