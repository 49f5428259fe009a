import { openStaffRoom } from '@letsread/catalogue/testing/test-staff.ts';
import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { handle } from '@letsread/http/register-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listDownloadFaults as contract } from './contract.ts';
import { listDownloadFaults } from './list-download-faults.ts';
import { openTestDownloads, type TestDownloads } from './testing/test-downloads.ts';

describe.each(testDatabaseKinds)('files that could not be made, on the %s database', (kind) => {
  let library: TestDownloads;
  let room: Awaited<ReturnType<typeof openStaffRoom>>;
  let params: { bookId: string; editionId: string };
  const run = (statement: string) => library.database.pool.query<{ id: string }>(statement);
  beforeAll(async () => {
    library = await openTestDownloads(kind);
    room = await openStaffRoom(library.database, [handle(contract, listDownloadFaults)]);
    const editionId = await library.idOf('the-red-kite');
    const { rows } = await run(`select book_id as id from edition where id = ${editionId}`);
    params = { bookId: rows[0]?.id ?? '', editionId };
  });
  afterAll(async () => {
    await room.close();
    await library.close();
  });
  beforeEach(() => run('delete from download'));

  const fail = (choice: string) =>
    run(`insert into download (edition_id, choice, version, fault)
      values (${params.editionId}, '${choice}', repeat('a', 16), 'the picture of page 3 cannot be read')`);

  test('are told to who may edit the book, with the reason, until the edition changes', async () => {
    const { client } = await room.makeStaff('LIBRARIAN');
    expect(await client(contract, params)).toEqual({ items: [], missingGlyphs: [] });
    await fail('booklet-a4');
    await fail('epub');
    const reason = 'the picture of page 3 cannot be read';
    expect((await client(contract, params)).items).toEqual([
      { kind: 'booklet', edition: 'full', paper: 'A4', reason },
      { kind: 'epub', edition: 'full', paper: null, reason },
    ]);
    // Offered again by then, and still to be put right.
    await run(`update edition set updated_at = now() - interval '2 hours'`);
    await run(`update download set made_at = now() - interval '61 minutes'`);
    expect((await client(contract, params)).items).toHaveLength(2);
    await run('update edition set updated_at = now()');
    expect((await client(contract, params)).items).toEqual([]);
  });

  test('an editor of other teams is refused, and an edition of another book is not found', async () => {
    const { client } = await room.makeStaff('EDITOR');
    await expect(client(contract, params)).rejects.toMatchObject({ code: 'not-yours' });
    const librarian = await room.makeStaff('LIBRARIAN');
    await expect(librarian.client(contract, { ...params, editionId: '424242' })).rejects.toMatchObject({
      code: 'edition-not-found',
    });
  });

  test('letters that no font has are told too', async () => {
    const { client } = await room.makeStaff('LIBRARIAN');
    await run(`update page set text = text || ' \u{10a00}' where number = 2 and edition_id = ${params.editionId}`);
    expect((await client(contract, params)).missingGlyphs).toEqual(['\u{10a00}']);
  });
});
