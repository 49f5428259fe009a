import { fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRequestedFiles, type RequestedFile } from './requested-files.ts';

describe.each(testDatabaseKinds)('the line of files that are waited for, on the %s database', (kind) => {
  let database: Database;
  let editionIds: string[];
  const errors: unknown[] = [];
  beforeEach(async () => {
    errors.length = 0;
    database = await openTestDatabase(kind);
    await fillTestLibrary(database);
    const { rows } = await database.pool.query<{ id: string }>('select id::text from edition order by id limit 4');
    editionIds = rows.map(({ id }) => id);
  });
  afterEach(() => database.close());

  /** A process of the library; `makeFile` is what it does of a file. */
  function openProcess(makeFile: (file: RequestedFile) => Promise<unknown>) {
    return createRequestedFiles({ database, makeFile, onError: (error) => errors.push(error) });
  }

  const filesOf = (choice: string) => editionIds.map((editionId) => ({ editionId, choice }));
  const waiting = async ({ list }: ReturnType<typeof openProcess>) => (await list(editionIds, ['epub'])).length;

  test('two processes share it, first come, first made, and each file is made once', async () => {
    const made: string[] = [];
    const makeFile = async ({ editionId }: RequestedFile) => made.push(editionId);
    const [one, other] = [openProcess(makeFile), openProcess(makeFile)];
    await one.add(filesOf('epub'));
    other.work();
    await vi.waitFor(async () => expect(await waiting(one)).toBe(0));
    expect(made.toSorted((a, b) => Number(a) - Number(b))).toEqual(editionIds);
    expect(errors).toEqual([]);
  });

  test('what a process had when it ended is made by another one', async () => {
    const ended = openProcess(async () => {
      throw new Error('the power went');
    });
    await ended.add(filesOf('epub'));
    await ended.close();
    await database.pool.query(`update requested_download set taken_until = now() - interval '1 second'`);
    const made: string[] = [];
    const other = openProcess(async ({ editionId }) => made.push(editionId));
    other.work();
    await vi.waitFor(async () => expect(await waiting(other)).toBe(0));
    expect(made).toHaveLength(editionIds.length);
  });

  test('what is broken off with its process is no try of the file, and the next process begins it at once', async () => {
    const [begun, making] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()];
    const ended = openProcess(() => {
      begun.resolve();
      return making.promise;
    });
    await ended.add(filesOf('epub').slice(0, 1));
    await begun.promise;
    const closing = ended.close();
    making.reject(new Error('its worker was ended'));
    await closing;
    const { rows } = await database.pool.query('select tries, taken_until from requested_download');
    expect(rows).toEqual([{ tries: 0, taken_until: null }]);
    expect(errors).toEqual([]);
  });

  test('what cannot be had leaves it, and what passes is tried three times', async () => {
    let tries = 0;
    const process = openProcess(async ({ editionId }) => {
      if (editionId === editionIds[0]) throw new Problem('download-not-found', 404);
      tries += 1;
      throw commonProblem('storage-unavailable');
    });
    await process.add(filesOf('epub').slice(0, 2));
    await vi.waitFor(async () => {
      await database.pool.query(
        `update requested_download set taken_until = now() where taken_until < now() + interval '6 seconds'`,
      );
      process.work();
      expect(await process.list(editionIds, ['epub'])).toEqual([
        { editionId: editionIds[1], choice: 'epub', isGivenUp: true },
      ]);
    });
    expect(tries).toBe(3);
  });

  test('it has an end', async () => {
    const process = openProcess(async () => {});
    const many = Array.from({ length: 601 }, () => ({ editionId: editionIds[0] ?? '', choice: 'epub' }));
    await expect(process.add(many)).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 60 });
  });
});
