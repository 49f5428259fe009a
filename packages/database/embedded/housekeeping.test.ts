import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runMaintenance } from './housekeeping.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A pool that is ended while a query of the housekeeping waits. */
function endingPool(onQuery: () => void): Pool {
  const query = async () => {
    onQuery();
    throw new Error('Cannot use a pool after calling end on the pool');
  };
  return { query } as unknown as Pool;
}

test('what fails is said once, and nothing of a database that was closed meanwhile', async () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  const stopLate = runMaintenance(endingPool(() => {}));
  await vi.advanceTimersByTimeAsync(180_000);
  stopLate();
  expect(said).toHaveBeenCalledTimes(1);
  const stop: () => void = runMaintenance(endingPool(() => stop()));
  await vi.advanceTimersByTimeAsync(180_000);
  expect(said).toHaveBeenCalledTimes(1);
});
