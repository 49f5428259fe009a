import { expect, test } from 'vitest';

import { signedAddresses } from './signed-addresses.ts';

test('signs are asked for by the code of a sign language only where there are several', () => {
  expect(signedAddresses('/book/2', [])).toEqual([]);
  expect(signedAddresses('/book/2?eId=3', [{ code: 'ase' }])).toEqual([{ address: '/book/2?eId=3&signLanguage=true' }]);
  expect(signedAddresses('/book/2', [{ code: 'ase' }, { code: 'bfi' }])).toEqual([
    { address: '/book/2?signLanguage=true' },
    { address: '/book/2?signLanguage=true&sl=ase', code: 'ase' },
    { address: '/book/2?signLanguage=true&sl=bfi', code: 'bfi' },
  ]);
});
