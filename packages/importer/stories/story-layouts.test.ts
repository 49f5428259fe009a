import { rename, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOutcome } from '../command/import-outcome.ts';
import { openReport } from '../import-report.ts';
import { importStories } from './import-stories.ts';
import {
  allTexts,
  catalogueRows,
  clearCatalogue,
  colouredPicture,
  madeFolder,
  madeText,
  redKite,
  tables,
  temporaryFolder,
  writeFiles,
} from '../testing/made-stories.ts';
import { readStoryFolder } from './story-folder.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());
beforeEach(() => clearCatalogue(database));

async function run(folder: string) {
  const report = openReport();
  const store = createPictureStore(await temporaryFolder());
  const summary = await importStories({ database, store, folder, report });
  return { summary, report, reported: describeOutcome({ summary, report, seconds: 1, isDryRun: false }) };
}

/** All that a reader meets, whatever the files are called. */
async function shelf() {
  const { editions, pages, credits } = await catalogueRows(database);
  const ofFile = ({ source_file: _, source_hash: __, ...edition }: Record<string, unknown>) => edition;
  const sorted = (editions as Record<string, unknown>[]).map(ofFile);
  return {
    pages,
    credits,
    editions: sorted.sort((one, other) => (String(one['slug']) < String(other['slug']) ? -1 : 1)),
  };
}

/** The made folder with its files elsewhere. */
async function laidOut(pathOf: (language: string, name: string) => string, pictureOf: (file: string) => string) {
  const texts = Object.entries(allTexts).map(([file, content]) => {
    const [, language = '', name = ''] = file.split('/');
    return [pathOf(language, name), content] as const;
  });
  const pictures = ['0001/01', '0001/02', '0001/03', '0001/04', '0002/01', '0002/02'].map(
    async (file, index) => [pictureOf(`${file}.jpg`), await colouredPicture([1, 2, 3, 4, 1, 6][index] ?? 0)] as const,
  );
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    'languages.csv': tables.languages,
    ...Object.fromEntries([...texts, ...(await Promise.all(pictures))]),
  });
  return folder;
}

const story = (name: string) => `${name.slice(0, 4)}_any-name`;

test('one selection comes in alike in each layout, and is known again when it is laid out otherwise', async () => {
  let known = await run(await madeFolder({ 'LICENSES.csv': null }));
  expect(known.report.counts()).toEqual(new Map());
  const before = await shelf();
  expect(new Set(before.editions.map(({ licence_code: code }) => code))).toEqual(new Set(['CC-BY']));
  const layouts = [
    await laidOut(
      (language, name) => `${language}/${name}`,
      (file) => `images/${file}`,
    ),
    await laidOut(
      (language, name) => `${story(name)}/${story(name)}_${language === 'en' ? 'EN' : language}.md`,
      (file) => `${story(file)}/${file.slice(5).replace('01.jpg', 'cover.jpg')}`,
    ),
    await laidOut(
      (language, name) => `${story(name)}/${story(name)}_${language}.md`,
      (file) => `${story(file)}/images/${file.slice(5)}`,
    ),
    await laidOut(
      (language, name) => `${language}/${name.slice(3)}`,
      (file) => `images/${file.slice(3)}`,
    ),
    await laidOut(
      (language, name) => `${name.slice(3, 4)}/${name.slice(3, 4)} any name_${language}.md`,
      (file) => `${file.slice(3)}`,
    ),
  ];
  for (const folder of layouts) {
    const { summary } = await run(folder);
    expect(summary).toMatchObject({ editions: 5, newEditions: 0, replacedTitles: 0, pages: 13 });
    expect(summary.source?.name).toBe(known.summary.source?.name);
    expect(await shelf()).toEqual(before);
    await clearCatalogue(database);
    expect((await run(folder)).summary).toMatchObject({ newEditions: 5, books: 2 });
    expect(await shelf()).toEqual(before);
    await clearCatalogue(database);
    known = await run(await madeFolder({ 'LICENSES.csv': null }));
  }
});

test('a file that states no licence is refused alone where there is no LICENSES.csv', async () => {
  const { summary, reported } = await run(
    await madeFolder({
      'LICENSES.csv': null,
      'texts/sw/0002_upepo.md': madeText(redKite).replace('* License: [CC-BY]\n', ''),
    }),
  );
  expect(summary).toMatchObject({ editions: 4 });
  expect(reported).toContain('Refused: texts/sw/0002_upepo.md');
});

test('a LICENSES.csv that is left behind makes no licence freer, nor takes its version away', async () => {
  const licences = 'select slug, licence_code from edition order by slug';
  const folder = await madeFolder({
    'LICENSES.csv': tables.licences
      .replace('0002,Wind,CC BY,CC BY,CC BY,', '0002,Wind,CC BY,CC BY-NC,CC BY-NC,')
      .replace('by/3.0', 'by-nc/3.0'),
  });
  await run(folder);
  const { rows: before } = await database.pool.query(licences);
  await writeFiles(folder, { 'LICENSES.csv': null });
  const { summary, report } = await run(folder);
  expect(summary).toMatchObject({ editions: 5 });
  expect((await database.pool.query(licences)).rows).toEqual(before);
  expect(before).toContainEqual({ slug: 'wind', licence_code: 'CC-BY-NC-3.0' });
  expect(report.counts()).toEqual(new Map([['warning licence-stays', 5]]));
});

test('what is not taken is counted and named, kind by kind', async () => {
  const { report, reported } = await run(
    await madeFolder({
      'README.md': 'About this folder.',
      'kite.pdf': 'x',
      'more/wind.PDF': 'x',
      'more/wind.bloompub': 'x',
      'images/0009/01.jpg': await colouredPicture(1),
    }),
  );
  expect(report.counts()).toEqual(new Map([['ignored kind-not-taken', 4]]));
  expect(reported).toContain(
    'Nothing was taken of 4 files (2 .pdf, 1 .jpg, 1 .bloompub): images/0009/01.jpg, kite.pdf, more/wind.PDF, more/wind.bloompub.',
  );
});

test('pictures behind a link are not fetched, and that is said', async () => {
  const folder = await madeFolder();
  const elsewhere = path.join(await temporaryFolder(), 'images');
  await rename(path.join(folder, 'images'), elsewhere);
  await symlink(elsewhere, path.join(folder, 'images'));
  const { summary, report, reported } = await run(folder);
  expect(summary).toMatchObject({ editions: 5, pictures: 0 });
  expect(report.counts().get('ignored link-not-followed')).toBe(1);
  expect(reported).toContain('Nothing was taken of 1 file (1 without an ending): images.');
});

test('where no layout fits, those that are taken are named, and what is there instead', async () => {
  const folder = await temporaryFolder();
  await expect(readStoryFolder(folder)).rejects.toThrow('It is empty.');
  await writeFiles(folder, { 'a.pdf': 'x', 'deep/b.bloompub': 'x', '0001_kite.md': madeText(redKite) });
  const wrong = readStoryFolder(folder);
  for (const layout of ['texts/<language>/', 'as <language>/', '0141_my-story_<language>.md'])
    await expect(wrong).rejects.toThrow(layout);
  await expect(wrong).rejects.toThrow(
    'It has 3 files (1 .md, 1 .pdf, 1 .bloompub): 0001_kite.md, a.pdf, deep/b.bloompub.',
  );
});

test('texts without their pictures, a file in the folder of another story, and one without a language are told', async () => {
  const whole = await madeFolder();
  await expect(readStoryFolder(path.join(whole, 'texts'))).rejects.toThrow(
    `import ${whole}, which has their pictures too`,
  );
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    '0001_kite/0001_kite_en.md': madeText(redKite),
    '0001_kite/0002_wind_en.md': madeText(redKite),
    '0001_kite/0001.md': madeText(redKite),
    '0001_kite/0001_kite_qqq.md': madeText(redKite),
  });
  const { diagnostics } = await readStoryFolder(folder);
  expect(diagnostics.map(({ code, file }) => `${file} ${code}`)).toEqual([
    '0001_kite/0001.md language-missing',
    '0001_kite/0001_kite_qqq.md language-unknown',
    '0001_kite/0002_wind_en.md number-differs',
  ]);
});
