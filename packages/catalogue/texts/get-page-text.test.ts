import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { englishLanguageId } from '../contract.ts';
import { getPageText } from './contract.ts';
import { arabicId, icelandicId, openTestLibrary, type TestLibrary } from '../testing/test-library.ts';

describe.each(testDatabaseKinds)('the pages about the library, on the %s database', (kind) => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary(kind);
  });
  afterAll(() => library.close());

  test('terms and privacy are one page, with parts that links lead to', async () => {
    const terms = await library.client(getPageText, { page: 'terms', langId: englishLanguageId });
    expect(terms).toMatchObject({
      title: 'Terms and Conditions',
      language: { languageISOCode: 'en', direction: 'ltr' },
    });
    const privacy = terms.parts.find(({ id }) => id === 'privacy');
    expect(privacy?.title).toBe('Privacy policy');
    expect(terms.parts[0]?.id).toBe('terms');
  });

  test.each(['about', 'terms', 'accessibility'] as const)('%s has the same parts in another language', async (page) => {
    const english = await library.client(getPageText, { page, langId: englishLanguageId });
    const arabic = await library.client(getPageText, { page, langId: arabicId });
    expect(arabic.language).toEqual({ languageISOCode: 'ar', direction: 'rtl' });
    expect(arabic.title).not.toBe(english.title);
    expect(arabic.parts.map(({ id }) => id)).toEqual(english.parts.map(({ id }) => id));
    for (const { markdown } of [...english.parts, ...arabic.parts]) expect(markdown).toMatch(/^(- \*\*)?\p{L}/u);
  });

  test('a language without the text gets the English one, and is told so', async () => {
    const icelandic = await library.client(getPageText, { page: 'about', langId: icelandicId });
    expect(icelandic).toEqual(await library.client(getPageText, { page: 'about', langId: englishLanguageId }));
  });

  test('so does a language that does not exist', async () => {
    const unknown = await library.client(getPageText, { page: 'about', langId: '4242' });
    expect(unknown).toEqual(await library.client(getPageText, { page: 'about', langId: englishLanguageId }));
  });

  test.each(['../en', 'imprint'])('%s is no page', async (page) => {
    await expect(
      library.client(getPageText, { page: page as 'about', langId: englishLanguageId }),
    ).rejects.toMatchObject({
      status: 400,
    });
  });
});
