import { readFile } from 'node:fs/promises';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { expect, test } from 'vitest';
import type { Licence } from '@letsread/formats/licence.ts';
import { licenceRow } from '@letsread/catalogue/writing/licence-row.ts';
import { stricterLicence } from './stricter-licence.ts';

test.each<[Licence, Licence, Licence]>([
  ['CC-BY-4.0', 'CC-BY', 'CC-BY-4.0'],
  ['CC-BY-NC-4.0', 'CC-BY', 'CC-BY-NC-4.0'],
  ['CC-BY-3.0', 'CC-BY-NC', 'CC-BY-NC-3.0'],
  ['CC-BY-3.0', 'CC-BY-NC-4.0', 'CC-BY-NC-4.0'],
  ['CC-BY-NC-3.0', 'CC-BY-ND', 'CC-BY-NC-ND-3.0'],
  ['CC-BY-SA-4.0', 'CC-BY-ND', 'CC-BY-ND-4.0'],
  ['CC-BY', 'CC-BY-SA', 'CC-BY-SA'],
  ['CC-BY', 'CC-BY-4.0', 'CC-BY-4.0'],
  ['CC-BY-NC', 'CC-BY-3.0', 'CC-BY-NC'],
  ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-4.0'],
  ['CC-BY-4.0', 'CC0-1.0', 'CC-BY-4.0'],
  ['CC0-1.0', 'CC-BY', 'CC-BY'],
])('the table says %s, the file %s: %s holds', (table, file, both) => {
  expect(stricterLicence(table, file)).toBe(both);
});

test.each<[Licence, string, string]>([
  ['CC-BY-4.0', 'Creative Commons Attribution 4.0', 'licenses/by/4.0/'],
  ['CC-BY-NC-ND-3.0', 'Creative Commons Attribution-NonCommercial-NoDerivatives 3.0', 'licenses/by-nc-nd/3.0/'],
  ['CC-BY-NC', 'Creative Commons Attribution-NonCommercial', 'licenses/by-nc/4.0/'],
  ['CC0-1.0', 'CC0 1.0 Universal', 'publicdomain/zero/1.0/'],
])('%s is shown as "%s" with its page', (code, name, urlPath) => {
  expect(licenceRow(code)).toMatchObject({ code, name, url: `https://creativecommons.org/${urlPath}` });
});

test('a licence says whether copies may be changed and whether they may be sold', () => {
  expect(licenceRow('CC-BY-SA-4.0')).toMatchObject({ allows_derivatives: true, allows_commerce: true });
  expect(licenceRow('CC-BY-NC-3.0')).toMatchObject({ allows_derivatives: true, allows_commerce: false });
  expect(licenceRow('CC-BY-ND-4.0')).toMatchObject({ allows_derivatives: false, allows_commerce: true });
});

test('in a library that exists, a licence without a version leads to one as well, and others stay', async () => {
  const { pool, close } = await openTestDatabase();
  const old = 'https://creativecommons.org/share-your-work/cclicenses/';
  const codes: Licence[] = ['CC-BY', 'CC-BY-NC-SA', 'CC-BY-3.0', 'CC0-1.0', 'CC-PDM-1.0'];
  for (const code of codes) await pool.query('insert into licence values ($1, $1, $2, true, true)', [code, old]);
  await pool.query(
    await readFile(new URL(import.meta.resolve('@letsread/database/migrations/0011-licence-links.sql')), 'utf8'),
  );
  const { rows } = await pool.query<{ code: Licence; url: string }>('select code, url from licence');
  const urls = new Map(rows.map(({ code, url }) => [code, url]));
  expect(codes.map((code) => urls.get(code))).toEqual([
    licenceRow('CC-BY').url,
    licenceRow('CC-BY-NC-SA').url,
    old,
    old,
    old,
  ]);
  await close();
});
