import { expect, test } from 'vitest';
import type { Licence } from '@letsread/formats/licence.ts';
import { licenceRow } from './licence-row.ts';
import { stricterLicence } from './stricter-licence.ts';

test.each<[Licence, Licence, Licence]>([
  ['CC-BY-4.0', 'CC-BY', 'CC-BY-4.0'],
  ['CC-BY-NC-4.0', 'CC-BY', 'CC-BY-NC-4.0'],
  ['CC-BY-3.0', 'CC-BY-NC', 'CC-BY-NC-3.0'],
  ['CC-BY-3.0', 'CC-BY-NC-4.0', 'CC-BY-NC-4.0'],
  ['CC-BY-NC-3.0', 'CC-BY-ND', 'CC-BY-NC-ND-3.0'],
  ['CC-BY-SA-4.0', 'CC-BY-ND', 'CC-BY-ND-4.0'],
  ['CC-BY', 'CC-BY-SA', 'CC-BY-SA'],
  ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-4.0'],
  ['CC-BY-4.0', 'CC0-1.0', 'CC-BY-4.0'],
  ['CC0-1.0', 'CC-BY', 'CC-BY'],
])('the table says %s, the file %s: %s holds', (table, file, both) => {
  expect(stricterLicence(table, file)).toBe(both);
});

test.each<[Licence, string, string, boolean, boolean]>([
  ['CC-BY-4.0', 'Creative Commons Attribution 4.0', 'https://creativecommons.org/licenses/by/4.0/', true, true],
  [
    'CC-BY-NC-ND-3.0',
    'Creative Commons Attribution-NonCommercial-NoDerivatives 3.0',
    'https://creativecommons.org/licenses/by-nc-nd/3.0/',
    false,
    false,
  ],
  [
    'CC-BY-NC',
    'Creative Commons Attribution-NonCommercial',
    'https://creativecommons.org/share-your-work/cclicenses/',
    true,
    false,
  ],
  ['CC0-1.0', 'CC0 1.0 Universal', 'https://creativecommons.org/publicdomain/zero/1.0/', true, true],
])('%s is shown as "%s" with its page', (code, name, url, allowsDerivatives, allowsCommerce) => {
  expect(licenceRow(code)).toEqual({
    code,
    name,
    url,
    allows_derivatives: allowsDerivatives,
    allows_commerce: allowsCommerce,
  });
});
