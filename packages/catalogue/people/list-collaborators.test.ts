import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { foldText } from '@letsread/formats/words/fold-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cursorsOfCall, writeCursor } from '@letsread/http/cursor.ts';
import { type Credit, englishLanguageId } from '../contract.ts';
import { collaboratorRoles, listCollaborators } from './contract.ts';
import {
  arabicId,
  frenchId,
  icelandicId,
  khmerId,
  openTestLibrary,
  type TestLibrary,
} from '../testing/test-library.ts';

describe.each(testDatabaseKinds)('collaborators, on the %s database', (kind) => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary(kind);
    await addCredit('the-red-kite', 'Amina Joseph', 'ILLUSTRATOR');
    await addCredit('le-cerf-volant-rouge', 'amina  JOSEPH', 'TRANSLATOR');
    await addCredit('the-long-river', 'Amina Joseph', 'EDITOR');
    await addCredit('le-cerf-volant-rouge', 'Éloïse Ñandú', 'ADAPTER');
    await addCredit('الطائرة-الحمراء', 'أبرار وفا', 'TRANSLATOR');
    await addCredit('kite-not-ready', 'Not Yet', 'NARRATOR');
  });
  afterAll(() => library.close());
  const list = (input: Partial<Parameters<typeof listPeople>[0]> = {}) => listPeople(input);
  const names = async (input: Parameters<typeof list>[0]) => (await list(input)).items.map(({ name }) => name);

  function listPeople(input: {
    uiLang?: string;
    name?: string;
    role?: (typeof collaboratorRoles)[number];
    limit?: number;
    cursor?: string;
  }) {
    return library.client(listCollaborators, input);
  }

  async function addCredit(slug: string, name: string, role: Credit['role']): Promise<void> {
    await library.database.pool.query(
      `with who as (
         insert into contributor (name, folded_name) values ($2, $3)
         on conflict (folded_name) do update set name = contributor.name returning id)
       insert into edition_credit (edition_id, position, contributor_id, role)
       select id, (select count(*) from edition_credit where edition_id = edition.id), (select id from who), $4
       from edition where slug = $1`,
      [slug, name, foldText(name).replace(/[\s.]+/gu, ' '), role],
    );
  }

  test('one person in several roles is one card, with the roles in the order of the specification', async () => {
    const { items } = await list({ name: 'amina' });
    expect(items).toEqual([
      {
        id: expect.any(String),
        name: 'Amina Joseph',
        roles: ['AUTHOR', 'ILLUSTRATOR', 'CONTRIBUTOR', 'EDITOR'],
        logo: null,
        url: null,
        country: null,
        bookCount: 2,
      },
    ]);
  });

  test('who has books in the interface language comes first, then who has the most, then by name', async () => {
    expect(await names({})).toEqual(['Nobody', 'Amina Joseph', 'José Niño', 'Éloïse Ñandú', 'أبرار وفا']);
    expect(await names({ uiLang: arabicId })).toEqual([
      'Nobody',
      'أبرار وفا',
      'Amina Joseph',
      'Éloïse Ñandú',
      'José Niño',
    ]);
    expect((await names({ uiLang: khmerId }))[0]).toBe('Nobody');
  });

  test('a language that is not known, or not given, counts as English', async () => {
    const english = await names({ uiLang: englishLanguageId });
    expect(await names({ uiLang: '4242' })).toEqual(english);
    expect(await names({})).toEqual(english);
    expect(await names({ uiLang: icelandicId })).not.toEqual([]);
  });

  test('names are found without marks and case, by any of their words', async () => {
    expect(await names({ name: 'NINO jose' })).toEqual(['José Niño']);
    expect(await names({ name: 'nandu' })).toEqual(['Éloïse Ñandú']);
    expect(await names({ name: 'ابرار' })).toEqual(['أبرار وفا']);
    expect(await names({ name: 'nobody.' })).toEqual(['Nobody']);
    expect(await names({ name: 'zzz' })).toEqual([]);
  });

  test.each(['%', '_', '\\', `'; drop table contributor;--`])('%j is searched for as it stands', async (name) => {
    expect(await list({ name })).toMatchObject({ items: [], total: 0, roles: [] });
  });

  test('a role filters; the counts of the roles stay', async () => {
    const found = await list({ role: 'CONTRIBUTOR', uiLang: frenchId });
    expect(found.items.map(({ name }) => name)).toEqual(['Amina Joseph', 'Éloïse Ñandú', 'أبرار وفا']);
    expect(found.total).toBe(3);
    expect(found.roles).toEqual([
      { role: 'AUTHOR', count: 3 },
      { role: 'ILLUSTRATOR', count: 1 },
      { role: 'CONTRIBUTOR', count: 3 },
      { role: 'EDITOR', count: 1 },
    ]);
  });

  test('translators and adapters are contributors', async () => {
    for (const name of ['Éloïse Ñandú', 'أبرار وفا'])
      expect((await list({ name })).items.map(({ roles }) => roles)).toEqual([['CONTRIBUTOR']]);
  });

  test('who only worked on a draft is not listed', async () => {
    expect(await names({ name: 'not yet' })).toEqual([]);
    expect(await names({ role: 'NARRATOR' })).toEqual([]);
  });

  test('cursors lead through the whole list once', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const found = await list({ uiLang: arabicId, limit: 1, ...(cursor ? { cursor } : {}) });
      expect(found.total).toBe(5);
      seen.push(...found.items.map(({ name }) => name));
      cursor = found.cursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(await names({ uiLang: arabicId }));
  });

  const beyond = cursorsOfCall('listCollaborators').write(writeCursor([1, -(2 ** 31), '1']));
  test.each([{ cursor: 'nonsense' }, { cursor: beyond }, { limit: 0 }, { uiLang: 'en' }, { name: 'x'.repeat(201) }])(
    '%j is refused with the field that is wrong',
    async (input) => {
      await expect(list(input)).rejects.toMatchObject({
        code: 'invalid-input',
        status: 400,
        errors: [{ path: `query.${Object.keys(input)[0]}` }],
      });
    },
  );

  test('a role that is none of the nine is refused', async () => {
    await expect(list({ role: 'TRANSLATOR' as 'OTHER' })).rejects.toMatchObject({ code: 'invalid-input' });
    expect(collaboratorRoles).toEqual([
      'AUTHOR',
      'ILLUSTRATOR',
      'AMBASSADOR',
      'DESIGNER',
      'CONTRIBUTOR',
      'EDITOR',
      'SIGNER',
      'NARRATOR',
      'OTHER',
    ]);
  });
});
