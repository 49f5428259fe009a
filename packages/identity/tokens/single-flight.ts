import { setTimeout as wait } from 'node:timers/promises';

/**
 * A read that whoever meets something unknown may ask for: those who ask at the same time share one, and there is at
 * most one in `minMs`, so that a flood of made-up tokens costs little and a good one is never refused.
 */
export function createSingleFlight(read: () => Promise<void>, minMs = 50): () => Promise<void> {
  let next: Promise<void> | undefined;
  let begunMs = Number.NEGATIVE_INFINITY;
  async function readSoon(): Promise<void> {
    await wait(Math.max(0, begunMs + minMs - performance.now()));
    begunMs = performance.now();
    // Who asks from now on may have seen what this read does not find yet.
    next = undefined;
    await read();
  }
  return () => (next ??= readSoon());
}
