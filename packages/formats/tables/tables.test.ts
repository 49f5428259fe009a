import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';
import { FormatError } from '../format-error.ts';
import { readLanguageTable } from './language-table.ts';
import { readLicenceTable } from './licence-table.ts';
import { forbidsAdaptation, forbidsCommercialUse, isVersionStated, parseLicence } from '../licence.ts';
import { readStoryFileName } from '../markdown/story-file-name.ts';

function code(act: () => unknown): string | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof FormatError) return error.code;
    throw error;
  }
  return undefined;
}

describe('tables', () => {
  it('reads quotes, doubled quotes, line breaks in fields, BOM, CRLF and a missing last line end', () => {
    expect(readCsv('\ufeffa,b\r\n"x, ""y""","1\n2"\r\n,z', 't.csv', ['b', 'a'])).toEqual([
      { a: 'x, "y"', b: '1\n2' },
      { a: '', b: 'z' },
    ]);
    expect(readCsv('a\n\n1\n', 't.csv', ['a'])).toEqual([{ a: '1' }]);
    expect(readCsv('a,b\n1,', 't.csv', ['a', 'b'])).toEqual([{ a: '1', b: '' }]);
  });

  it('takes semicolons and tabs between fields, as spreadsheets of many countries write them', () => {
    expect(readCsv('\ufeffa;b\r\n"x; y";1,5\r\n', 't.csv', ['a', 'b'])).toEqual([{ a: 'x; y', b: '1,5' }]);
    expect(readCsv('a\tb\nx, y\tz; z\n', 't.csv', ['a', 'b'])).toEqual([{ a: 'x, y', b: 'z; z' }]);
  });

  it('names all columns that are missing at once, of those that are needed', () => {
    const read = (needed?: string[]) => readCsv('b\n1\n', 't.csv', ['a', 'b', 'c', 'd'], needed);
    expect(() => read()).toThrow('there is no column a, c, d');
    expect(() => read(['b', 'd'])).toThrow('there is no column d');
    expect(read(['b'])).toEqual([{ a: '', b: '1', c: '', d: '' }]);
  });

  it('needs no more of a licence than the number of the story and what goes for all of it', () => {
    const [licence] = readLicenceTable('story_id;effective_licence\n0001;CC BY-NC 4.0\n').values();
    const nonCommercial = 'CC-BY-NC-4.0';
    expect(licence).toMatchObject({
      key: '0001',
      author: '',
      textLicence: nonCommercial,
      imageLicence: nonCommercial,
      effectiveLicence: nonCommercial,
    });
  });

  it.each([
    ['an open quote', 'a\n"x'],
    ['a quote inside a field', 'a\nx"y"'],
    ['a short row', 'a,b\n1'],
    ['a missing column', 'b\n1'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(code(() => readCsv(text, 't.csv', ['a']))).toBe('table-damaged');
  });

  const head = 'code,bcp47,english_name,native_name,script,direction,spaces_between_words\n';

  it('keeps the folder code as key beside the language tag, and takes script and direction from the table', () => {
    expect(
      readLanguageTable(
        `${head}ha-ne,ha-NE,Hausa (Niger),Hausa (Nijar),Latn,ltr,yes\nmnw,mnw,Mon,ဘာသာမန်,Mymr,ltr,no\n`,
      ),
    ).toEqual(
      new Map([
        [
          'ha-ne',
          {
            code: 'ha-ne',
            bcp47: 'ha-NE',
            englishName: 'Hausa (Niger)',
            nativeName: 'Hausa (Nijar)',
            script: 'Latn',
            direction: 'ltr',
            hasSpacesBetweenWords: true,
          },
        ],
        [
          'mnw',
          {
            code: 'mnw',
            bcp47: 'mnw',
            englishName: 'Mon',
            nativeName: 'ဘာသာမန်',
            script: 'Mymr',
            direction: 'ltr',
            hasSpacesBetweenWords: false,
          },
        ],
      ]),
    );
  });

  it.each([
    ['direction', 'ar,ar,Arabic,A,Arab,,yes'],
    ['script', 'ar,ar,Arabic,A,,rtl,yes'],
    ['code', ',ar,Arabic,A,Arab,rtl,yes'],
  ])('refuses a language without %s', (_, row) => {
    expect(code(() => readLanguageTable(head + row))).toBe('table-damaged');
  });

  it('refuses a licence address that says something else than the licence', () => {
    const columns =
      'story_id,title_en,text_licence,image_licence,effective_licence,licence_url,author,illustrator,image_source,images,pages_en,notes\n';
    const url = 'https://creativecommons.org/licenses/by/3.0/';
    expect(code(() => readLicenceTable(`${columns}0001,Kite,CC BY,CC BY-NC,CC BY-NC,${url},A,B,own,3,2,`))).toBe(
      'licence-conflict',
    );
    expect(code(() => readLicenceTable(`${columns}0001,Kite,CC BY,CC BY,copyright,${url},A,B,own,3,2,`))).toBe(
      'licence-unknown',
    );
  });

  it('knows a story by its number whose noughts a spreadsheet took away', () => {
    const head = 'story_id,effective_licence\n';
    expect([...readLicenceTable(`${head}7,CC BY\n0012,CC BY\n12345,CC BY\n`).keys()]).toEqual([
      '0007',
      '0012',
      '12345',
    ]);
    expect(code(() => readLicenceTable(`${head}7,CC BY\n0007,CC BY-NC\n`))).toBe('table-damaged');
  });
});

describe('licences', () => {
  it.each([
    ['[CC-BY]', 'CC-BY'],
    ['CC BY', 'CC-BY'],
    ['cc-by-nc', 'CC-BY-NC'],
    ['CC BY-NC-SA 4.0', 'CC-BY-NC-SA-4.0'],
    ['[CC BY 4.0 International]', 'CC-BY-4.0'],
    ['https://creativecommons.org/licenses/by-nc/3.0/', 'CC-BY-NC-3.0'],
    ['http://creativecommons.org/licenses/by/4.0/deed.en', 'CC-BY-4.0'],
    ['https://creativecommons.org/licenses/by-sa/', 'CC-BY-SA'],
    ['Creative Commons Attribution-NonCommercial 4.0', 'CC-BY-NC-4.0'],
    ['CC0', 'CC0-1.0'],
    ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0-1.0'],
    ['Public domain', 'CC-PDM-1.0'],
    ['CC-BY-9.0', undefined],
    ['CC-NC', undefined],
    ['All rights reserved', undefined],
    [' ', undefined],
  ])('%s is %s', (text, licence) => {
    expect(parseLicence(text)).toBe(licence);
    expect(licence && parseLicence(licence)).toBe(licence);
  });

  it('without a version are told from those that state one', () => {
    expect((['CC-BY', 'CC-BY-NC-SA', 'CC-BY-3.0', 'CC0-1.0', 'CC-PDM-1.0'] as const).map(isVersionStated)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('say whether books may be sold or changed', () => {
    expect([
      forbidsCommercialUse('CC-BY-NC-SA-4.0'),
      forbidsCommercialUse('CC-BY'),
      forbidsAdaptation('CC-BY-NC-ND-4.0'),
      forbidsAdaptation('CC-BY-SA'),
    ]).toEqual([true, false, true, false]);
  });
});

describe('file names', () => {
  it.each([
    ['0141_my-story.md', '0141', 'my-story'],
    ['fr/0035_le_vent.md', '0035', 'le_vent'],
    ['am/0284_ተመለሽ ድመቴ.md', '0284', 'ተመለሽ ድመቴ'],
    ['C:\\books\\0001_cafe\u0301.MD', '0001', 'café'],
    ['0141_-a-.md', '0141', '-a-'],
    ['141_a.md', '0141', 'a'],
    ['7 our goat.md', '0007', 'our goat'],
    ['00141_a.md', '00141', 'a'],
  ])('%s', (path, key, slug) => {
    expect(readStoryFileName(path)).toEqual({ key, slug });
  });

  it.each(['README.md', '0141.md', '0141_.md', '_a.md', '1234567890_a.md', '0141_a.txt', ''])(
    '%s is refused',
    (path) => {
      expect(code(() => readStoryFileName(path))).toBe('file-name-unreadable');
    },
  );
});
