import type { ApiClient } from '@letsread/http/api-client.ts';
import { describe, expect, test } from 'vitest';

import { performAct } from './perform-act.ts';
import { actOnBook, readAct } from './book/act-on-book.ts';

const client: ApiClient = () => expect.unreachable('Nothing is asked of the library.');
const refused = { init: { status: 400 } };

describe('what no page sends', () => {
  test.each(['', 'burn', '__proto__', 'constructor', 'toString'])('the act "%s" is refused', async (act) => {
    await expect(performAct({}, client, { act })).rejects.toMatchObject(refused);
  });

  test.each([
    ['act=remove', 'application/x-www-form-urlencoded'],
    ['null', 'application/json'],
    ['[]', 'application/json'],
    ['{"act":5}', 'application/json'],
  ])('the page of a book does not take %s', async (body, type) => {
    const request = new Request('http://library.test/library/books/1', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    await expect(readAct(request)).rejects.toMatchObject(refused);
  });

  test.each([{ act: 'burn' }, { act: 'restore', revisionIds: 5 }])('nor does it do %o', async (act) => {
    const edition = { bookId: '1', editionId: '1' };
    await expect(actOnBook(client, edition, act as never)).rejects.toMatchObject(refused);
  });
});
