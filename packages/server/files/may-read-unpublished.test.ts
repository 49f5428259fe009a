import { fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import type { Account } from '@letsread/http/endpoint.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { mayReadUnpublished } from './may-read-unpublished.ts';

test('drafts are for who may change them, and not for children at a browser that they opened for a class', async () => {
  const database = await openTestDatabase();
  await fillTestLibrary(database);
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into account (display_name) values ('Ruth') returning id`,
  );
  const id = rows[0]?.id ?? '';
  await database.pool.query(`insert into account_role select ${id}, id from role where name = 'LIBRARIAN'`);
  const draft = await database.pool.query<{ id: string }>(`select id from edition where status = 'draft' limit 1`);
  const accounts: Record<string, Account> = {
    own: { id, isFresh: true },
    class: { id, isFresh: false, classId: '1' },
    reader: { id: '4242', isFresh: true },
  };
  const mayRead = mayReadUnpublished(database, async (token) => {
    const account = accounts[token];
    if (account === undefined) throw commonProblem('no-token');
    return account;
  });
  const asked = (token: string) =>
    mayRead({ headers: { cookie: `jwtToken=${token}` } } as FastifyRequest, draft.rows[0]?.id ?? '');
  expect(await Promise.all(['own', 'class', 'reader', 'old', ''].map(asked))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  await database.close();
});
