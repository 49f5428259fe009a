import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAbsentName, joinNames, splitNames } from './credit-names.ts';

it.each([
  ['Clare Verbeek, Thembani Dladla and Zanele Buthelezi', ['Clare Verbeek', 'Thembani Dladla', 'Zanele Buthelezi']],
  ['Espen Stranger-Johannessen och Martine Rørstad Sand', ['Espen Stranger-Johannessen', 'Martine Rørstad Sand']],
  ['Shameem Oozeerally & MIE French Students', ['Shameem Oozeerally', 'MIE French Students']],
  ['Translators without Borders and Rita Rolim', ['Translators without Borders', 'Rita Rolim']],
  ['Nolitha Bikitsha noSithembile Masuku', ['Nolitha Bikitsha', 'Sithembile Masuku']],
  ['Clare Verbeek, Thembani Dladla and', ['Clare Verbeek', 'Thembani Dladla']],
  [
    'Marion Drew, blackmoondev.com, Karlien de Villiers, de Wet Smit',
    ['Marion Drew', 'blackmoondev.com', 'Karlien de Villiers', 'de Wet Smit'],
  ],
  ['刘洋、王芳', ['刘洋', '王芳']],
  ['أحمد علي، منى حسن', ['أحمد علي', 'منى حسن']],
  ['Johnson & Johnson', ['Johnson & Johnson']],
  ['Ministry of Health and Child Care', ['Ministry of Health and Child Care']],
  ['Kumah Godwin Kwaku (OLE, Ghana and Togo)', ['Kumah Godwin Kwaku (OLE, Ghana and Togo)']],
  [
    'Plan Niger - Projet NECS - Usaid, avec la contribution du Comité ASL',
    ['Plan Niger - Projet NECS - Usaid, avec la contribution du Comité ASL'],
  ],
  ['Sam Hill, Jr., Kite Books, Inc.', ['Sam Hill, Jr.', 'Kite Books, Inc.']],
  ['Rod, Reel and Tackle Club; Amina Kite;', ['Rod, Reel and Tackle Club', 'Amina Kite']],
  ['Amina Kite; Joseph Hill', ['Amina Kite', 'Joseph Hill']],
  [' , ; ,', []],
])('%s', (value, names) => {
  expect(splitNames(value)).toEqual(names);
});

it('knows the words for no name', () => {
  expect(['Missing', 'n/a', '-', '?', 'Missy', 'Nona', '@a'].map(isAbsentName)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('names that were parted are parted so again when joined', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('A', 'b', ' ', ',', ';', '&', ' and ', '(', ')', 'Bee', '.') }),
      (value) => {
        const names = splitNames(value);
        expect(splitNames(joinNames(names))).toEqual(names);
      },
    ),
    { numRuns: 2000 },
  );
});
