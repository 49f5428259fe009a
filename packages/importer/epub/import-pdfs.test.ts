import { testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { madePictureBook } from '@letsread/formats/testing/made-picture-book.ts';
import { describe, expect, test } from 'vitest';
import { madePdf } from '../testing/made-pdf.ts';
import { temporaryFolder, writeFiles } from '../testing/made-stories.ts';
import { useTestImports } from '../testing/test-imports.ts';
import { findEpubs } from './find-epubs.ts';

describe.each(testDatabaseKinds)('PDFs come into the %s database', (kind) => {
  const { take, diagnostics, rows } = useTestImports(kind);
  const codes = () => diagnostics().map(({ outcome, code }) => `${outcome} ${code}`);

  test('in the language that was said, always as drafts, with what is lost told', async () => {
    const fallback = { language: 'en' };
    const summary = await take({ 'kite.pdf': await madePdf() }, { fallback, isPublished: true });
    expect(summary).toMatchObject({ editions: 1, newEditions: 1, drafts: 1 });
    expect(
      await rows(
        'select title, status, licence_code as licence, l.code as language from edition join language l on l.id = language_id',
      ),
    ).toEqual([{ title: 'The Red Kite', status: 'draft', licence: 'CC-BY-4.0', language: 'en' }]);
    expect(await rows('select number, text from page where number between 0 and 2 order by 1')).toEqual([
      { number: 0, text: '' },
      { number: 1, text: 'Amina has a red kite.' },
      { number: 2, text: 'There is no wind.\n\n"Run," says Joseph.' },
    ]);
    expect(codes()).toEqual(['warning cover-words-left-out', 'warning layout-left-out', 'draft to-review']);
    expect(await take({ 'again.pdf': await madePdf() }, { fallback })).toMatchObject({ editions: 0, unchanged: 1 });
  });

  test('not without a language, nor damaged', async () => {
    await take({ 'kite.pdf': await madePdf() });
    expect(diagnostics()).toMatchObject([{ outcome: 'refused', code: 'language-missing' }]);
    await take({ 'kite.pdf': Buffer.from('no PDF') }, { fallback: { language: 'en' } });
    expect(diagnostics()).toMatchObject([{ outcome: 'refused', code: 'pdf-damaged' }]);
    expect(await rows('select 1 from edition')).toEqual([]);
  });

  test('not beside an EPUB of the same name', async () => {
    const folder = await temporaryFolder();
    const pdf = await madePdf();
    await writeFiles(folder, { 'kite.epub': madePictureBook(), 'kite.pdf': pdf, 'more/kite.PDF': pdf });
    expect((await findEpubs(folder)).map(({ file }) => file)).toEqual(['kite.epub', 'more/kite.PDF']);
  });
});
