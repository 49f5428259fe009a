import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataDir } from '@letsread/database/embedded/data-dir-lock.ts';
import { openDatabase } from '@letsread/database/open-database.ts';
import { runCommands } from '@letsread/database/testing/run-commands.ts';
import { madeZip } from '@letsread/formats/testing/made-epub.ts';
import { madeMetadata, madeOpf, madePictureBook } from '@letsread/formats/testing/made-picture-book.ts';
import { recordingOfTest } from '@letsread/media/testing/made-recordings.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { beforeAll, expect, test } from 'vitest';
import { madePdf } from '../testing/made-pdf.ts';
import { madeAtom, madeServer } from '../testing/made-catalogue.ts';
import { filesBelow, madeFolder, madeText, tables, temporaryFolder, writeFiles } from '../testing/made-stories.ts';
import { openProgress } from './import-progress.ts';
import { openReport } from '../import-report.ts';
import { runJob } from '../jobs/run-job.ts';
import { importStories } from '../stories/import-stories.ts';
import { layoutsTaken } from '../stories/story-layouts.ts';

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

function run(args: string[], dataDir: string): Promise<Ended> {
  const command = path.join(import.meta.dirname, 'import-command.ts');
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [command, ...args], { env: { ...env, DATA_DIR: dataDir } });
  const ended: Ended = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk) => (ended.out += String(chunk)));
  child.stderr.on('data', (chunk) => (ended.err += String(chunk)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...ended, code })));
}

/** What is told every five seconds, so only on a slow machine. */
const progressLine = /^[\d,]+% of [\d,]+ files; [\d,]+ editions taken\n/gm;

const runEach = (all: string[][], dataDir: string) =>
  runCommands(path.join(import.meta.dirname, 'import-command.ts'), all, { DATA_DIR: dataDir });

// A new database takes most of the time of an import: it is made once, with and without books, and copied.
let templateDir: string;
beforeAll(async () => {
  templateDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  return () => rm(templateDir, { recursive: true });
});

async function emptyLibrary(): Promise<string> {
  const made = path.join(templateDir, 'empty');
  const { TEST_DATABASE_SNAPSHOT: snapshotFile } = process.env;
  if (!existsSync(made)) await (await openDatabase({ dataDir: made, isScratch: true, snapshotFile })).close();
  return copyOf(made);
}

async function libraryWithStories(): Promise<string> {
  const made = path.join(templateDir, 'stories');
  if (!existsSync(made)) {
    await cp(await emptyLibrary(), made, { recursive: true });
    const database = await openDatabase({ dataDir: made, isScratch: true });
    const store = createPictureStore(made);
    await importStories({ database, store, folder: await madeFolder(), report: openReport() });
    await database.close();
  }
  return copyOf(made);
}

async function copyOf(folder: string): Promise<string> {
  const dataDir = await temporaryFolder();
  await cp(folder, dataDir, { recursive: true });
  return dataDir;
}

/** How many editions of a data folder were measured for decodables. */
async function measured(dataDir: string): Promise<number> {
  const database = await openDatabase({ dataDir, isScratch: true });
  const { rows } = await database.pool.query('select 1 from edition_decodable');
  await database.close();
  return rows.length;
}

test('a folder or an EPUB that is not there, or is something else, is one line', async () => {
  const dataDir = await temporaryFolder();
  const empty = await temporaryFolder();
  const wrong = [[path.join(empty, 'gone')], [empty, '--dry-run'], [path.join(empty, 'kite.epub')]];
  expect((await runEach(wrong, dataDir)).map(({ code, err }) => [code, err])).toEqual([
    [1, `There is no folder ${path.join(empty, 'gone')}.\n`],
    [1, `${empty} has no stories. ${layoutsTaken}. Folders of EPUBs are taken too. It is empty.\n`],
    [1, `There is no file ${path.join(empty, 'kite.epub')}.\n`],
  ]);
});

test('a data folder that a running Let’s Read holds is one line', async () => {
  const dataDir = await temporaryFolder();
  const unlock = lockDataDir(dataDir);
  await mkdir(path.join(dataDir, 'database'), { recursive: true });
  const { code, err } = await run([await madeFolder()], dataDir);
  unlock();
  expect(code).toBe(1);
  expect(err).toMatch(/^Another Let's Read is already using the data folder .*\n$/);
});

test('while the library runs, an import comes into it', async () => {
  const dataDir = await emptyLibrary();
  const library = await openDatabase({ dataDir, isShared: true });
  const folder = await madeFolder();
  const { code, out, err } = await run([folder], dataDir);
  expect([code, err.replaceAll(progressLine, '')]).toEqual([0, '']);
  expect(out).toContain('Took 5 editions of 2 books in 3 languages, with 13 pages and 5 new pictures.');
  expect((await library.pool.query('select from edition')).rowCount).toBe(5);
  // It stands among the imports of the back room, where it is taken back.
  const { rows } = await library.pool.query<{ id: string }>(
    `select i.id, i.origin, i.is_command, i.account_id, i.state, i.files_done, count(l.*)::integer as lines
     from import i join import_line l on l.import_id = i.id and l.outcome = 'new' group by i.id`,
  );
  expect(rows).toMatchObject([
    { origin: path.basename(folder), is_command: true, account_id: null, state: 'imported', files_done: 5, lines: 5 },
  ]);
  const again = await run([folder], dataDir);
  expect(again.out).toContain('New 0, changed 0 (titles replaced 0), unchanged 5');
  const undo = { importId: rows[0]?.id ?? '', work: 'undo' } as const;
  await runJob(undo, { database: library, dataDir, signal: new AbortController().signal });
  expect((await library.pool.query('select from edition')).rowCount).toBe(0);
  await library.close();
}, 240_000);

test('books of a team are the team’s, and those of another stay as they are', async () => {
  const dataDir = await emptyLibrary();
  const library = await openDatabase({ dataDir, isShared: true });
  const folder = await madeFolder();
  const [none] = await runEach([[folder, '--team', 'Owls']], dataDir);
  expect([none?.code, none?.err]).toEqual([2, expect.stringContaining('There is no team "Owls": npm run people')]);
  await library.pool.query("insert into team (name) values ('Owls'), ('Cranes')");
  const [unknown, taken] = await runEach(
    [
      [folder, '--team', 'Storks', '--dry-run'],
      [folder, '--team', ' owls'],
    ],
    dataDir,
  );
  expect([unknown?.code, unknown?.err]).toEqual([
    2,
    expect.stringContaining('There is no team "Storks"; there is "Cranes", "Owls".'),
  ]);
  expect([taken?.code, taken?.out]).toEqual([0, expect.stringContaining('Took 5 editions of 2 books')]);
  const { rows } = await library.pool.query(
    'select t.name, count(*)::integer as books from book_team b join team t on t.id = b.team_id group by t.name',
  );
  expect(rows).toEqual([{ name: 'Owls', books: 2 }]);
  const file = 'texts/en/0001_the-red-kite.md';
  await writeFiles(folder, { [file]: madeText({ title: 'The Red Kite', pages: ['Amina has a kite.', 'It flies.'] }) });
  const [looked, refused] = await runEach(
    [
      [folder, '--team', 'Cranes', '--dry-run'],
      [folder, '--team', 'Cranes'],
    ],
    dataDir,
  );
  const ofOthers = `${file}: “The Red Kite” is in the library, and belongs to none of the import’s team.`;
  expect([looked?.code, looked?.out]).toEqual([0, expect.stringContaining(`Refused: ${ofOthers}`)]);
  expect(looked?.out).not.toContain('Changed: ');
  expect([refused?.code, refused?.out]).toEqual([0, expect.stringContaining(ofOthers)]);
  expect(await library.pool.query("select from page where text like 'Amina has a kite%'")).toMatchObject({
    rowCount: 0,
  });
  const { rows: imports } = await library.pool.query(
    'select t.name from import i left join team t on t.id = i.team_id order by i.id',
  );
  expect(imports).toEqual([{ name: 'Owls' }, { name: 'Cranes' }]);
  await library.close();
}, 240_000);

test('a dry run makes no data folder', async () => {
  const dataDir = await temporaryFolder();
  const [ended] = await runEach([[await madeFolder(), '--dry-run']], dataDir);
  expect(ended?.code).toBe(0);
  expect(ended?.out).toContain('Would take 5 editions of 2 books in 3 languages, with 13 pages and 5 new pictures.');
  expect(ended?.out).toContain('Nothing was changed.');
  expect(ended?.out.match(/^New: .+$/gm)).toHaveLength(5);
  expect(ended?.out.indexOf('Would take')).toBeGreaterThan(ended?.out.lastIndexOf('New: ') ?? 0);
  expect(ended?.out).toContain('New: texts/en/0001_the-red-kite.md: “The Red Kite”\n');
  expect(await readdir(dataDir)).toEqual([]);
}, 240_000);

test('an import makes paths of the books, once', async () => {
  const more = ['0003', '0004'];
  const licences = more.map(
    (number) =>
      `${number},Hen ${number},CC BY,CC BY,CC BY,https://creativecommons.org/licenses/by/4.0/,Amina Yusuf,Joseph Otieno,made,0,1,1,`,
  );
  const hen = (number: string) => madeText({ title: `Hen ${number}`, pages: [`Hen number ${number} sleeps.`] });
  const folder = await madeFolder({
    'LICENSES.csv': [tables.licences, ...licences].join('\n'),
    ...Object.fromEntries(more.map((number) => [`texts/en/${number}_hen.md`, hen(number)])),
  });
  const dataDir = await emptyLibrary();
  const [dry, first, second] = await runEach([[folder, '--dry-run'], [folder], [folder]], dataDir);
  expect([dry?.code, dry?.out.includes('Reading paths')]).toEqual([0, false]);
  expect([first?.code, first?.out]).toEqual([0, expect.stringContaining('Reading paths: 1 new, 0 withdrawn.')]);
  expect(second?.out).not.toContain('Reading paths');
}, 240_000);

test('an import writes the library and a report', async () => {
  const dataDir = await temporaryFolder();
  const { code, out } = await run([await madeFolder({ 'texts/en/notes.md': 'x' })], dataDir);
  expect(code).toBe(0);
  expect(out).toContain('Took 5 editions of 2 books in 3 languages, with 13 pages and 5 new pictures.');
  expect(out).toContain('refused file-name-unreadable: 1');
  const [report = ''] = await readdir(path.join(dataDir, 'reports'));
  const line: unknown = JSON.parse(await readFile(path.join(dataDir, 'reports', report), 'utf8'));
  expect(line).toMatchObject({ file: 'texts/en/notes.md', outcome: 'refused', code: 'file-name-unreadable' });
  const [, name = ''] = /Source: “(.+)”, new to this library\./.exec(out) ?? [];
  const sourceFile = path.join(dataDir, 'reports', 'sources', name, 'source.json');
  expect(out).toContain(`put ${sourceFile} into it.`);
  expect(JSON.parse(await readFile(sourceFile, 'utf8'))).toEqual({ name });
  expect(Object.keys(await filesBelow(path.join(dataDir, 'media')))).toHaveLength(5);
  expect(await measured(dataDir)).toBe(2);
}, 240_000);

test('drafts among stories are told with what to do about them', async () => {
  const other = madeText({ title: 'Soko', pages: ['Soko.'], text: 'Somebody Else', illustration: 'A Third Person' });
  const folder = await madeFolder({ 'texts/sw/0001_tiara-nyekundu.md': other });
  const [first, again] = await runEach([[folder], [folder]], await emptyLibrary());
  expect(first?.out).toContain('drafts 1, ');
  expect(first?.out).toContain('publishes it in the back room (/library/shelf).\n');
  expect(again?.out).not.toContain('Readers do not see drafts');
}, 240_000);

test('a PDF asks for its language, and comes in as a draft, even with --publish', async () => {
  const dataDir = await emptyLibrary();
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'kite.pdf': await madePdf(), 'broken.pdf': 'no PDF' });
  const [file, broken] = ['kite.pdf', 'broken.pdf'].map((name) => path.join(folder, name));
  const [mute, taken, damaged] = await runEach(
    [[file ?? ''], [file ?? '', '--language', 'en', '--publish'], [broken ?? '', '--language', 'en']],
    dataDir,
  );
  expect([mute?.code, taken?.code, damaged?.code]).toEqual([1, 0, 1]);
  expect(mute?.out).toContain('Say it: --language sw');
  expect(taken?.out).toContain('drafts 1');
  expect(taken?.out).toContain('What comes of a PDF stays a draft');
  expect(damaged?.out).toContain('Refused: broken.pdf: This PDF is damaged');
}, 240_000);

test('an EPUB, and a folder of them, come in as drafts, and are published with --publish', async () => {
  const dataDir = await emptyLibrary();
  const folder = await temporaryFolder();
  const unlicensed = madeOpf({ metadata: madeMetadata.replace('CC BY 4.0', '').replace('9780000000001', '2') });
  await writeFiles(folder, {
    'kite.epub': madePictureBook(),
    'more/bare.epub': madePictureBook({ 'E/book.opf': unlicensed }),
    'more/bare.pdf': 'x',
  });
  const [alone, bare, all] = await runEach(
    [
      [path.join(folder, 'kite.epub')],
      [path.join(folder, 'more/bare.epub')],
      [folder, '--publish', '--licence', 'CC BY-SA 4.0'],
    ],
    dataDir,
  );
  expect([alone?.code, bare?.code, all?.code]).toEqual([0, 1, 0]);
  expect(alone?.out).toContain('drafts 1, warnings 0, refused 0.');
  expect(alone?.out).toContain('The same command with --publish shows them.');
  expect(bare?.out).toContain(
    'Refused: bare.epub: It does not say under which licence it is. Say it with --licence CC-BY-4.0',
  );
  expect(all?.out).toContain('New 1, changed 1 (titles replaced 0), unchanged 0; drafts 0');
  expect(all?.out).toContain('Nothing was taken of 1 file (1 .pdf): more/bare.pdf.');
  expect(await measured(dataDir)).toBe(2);
}, 240_000);

test('a catalogue comes in by its address', async () => {
  const dataDir = await emptyLibrary();
  const server = await madeServer({
    '/opds': madeAtom({ books: [{ title: 'Kite', href: '/kite.epub' }] }),
    '/kite.epub': madePictureBook(),
  });
  const [missing, taken] = await runEach([[`${server.address}/nothing`], [`${server.address}/opds`]], dataDir);
  expect(missing).toMatchObject({ code: 1, err: `${server.address}/nothing: the answer was 404.\n` });
  expect(taken).toMatchObject({ code: 0, out: expect.stringContaining('Took 1 edition of 1 book in 1 language') });
  expect((await readdir(path.join(dataDir, 'imports'))).length).toBe(1);
}, 240_000);

test('progress is one changing line on a screen, and a line now and then elsewhere', () => {
  const progress = {
    files: 10,
    filesDone: 5,
    editions: 4,
    newEditions: 4,
    replacedTitles: 0,
    unchanged: 1,
    drafts: 0,
    books: 2,
    languages: 1,
    pages: 9,
    pictures: 3,
    isInterrupted: false,
  };
  const shown: string[] = [];
  const write = (text: string) => shown.push(text) > 0;
  const screen = openProgress({ write, isTTY: true });
  screen.show(progress);
  screen.end();
  expect(shown).toEqual(['\r\u001b[K50% of 10 files; 4 editions taken', '\r\u001b[K']);
  shown.length = 0;
  screen.show({ ...progress, isOpenEnded: true });
  expect(shown).toEqual(['\r\u001b[K5 files; 4 editions taken']);
  shown.length = 0;
  const log = openProgress({ write });
  log.show(progress);
  log.end();
  expect(shown).toEqual([]);
});

test('narration and signing are taken, again without harm, and told in a line', async () => {
  const dataDir = await libraryWithStories();
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    '01.opus': await recordingOfTest('half-second.opus'),
    '01.vtt': 'WEBVTT\n\n00:00.000 --> 00:00.400\nAmina has a red kite.\n',
    '02.mp3': await recordingOfTest('half-second.mp3'),
  });
  const signed = await temporaryFolder();
  await writeFiles(signed, {
    '02.mp3': await recordingOfTest('half-second.mp3'),
    '02.mp4': await recordingOfTest('one-second.mp4'),
  });
  const narration = ['narration', folder, '--edition', 'the-red-kite', '--narrator', 'Ursula Nafula'];
  const summaryOf = (first: string, more = '') =>
    [
      `“The Red Kite”: ${first}`,
      '1 pages have no timings: they play, and nothing is marked.',
      'No MP3 or M4A for page 1 (0 is the cover): not every browser plays it, and EPUBs go without its sound.',
      more,
    ].join('\n');
  const signing = ['signing', signed, '--edition', 'the-red-kite', '--sign-language', 'ase', '--signer', 'Marion Drew'];
  expect(await runEach([[...narration, '--dry-run'], narration, narration, signing], dataDir)).toEqual([
    { code: 0, out: summaryOf('would take 2 pages, unchanged 0, taken away 0.', 'Nothing was changed.\n'), err: '' },
    { code: 0, out: summaryOf('took 2 pages, unchanged 0, taken away 0.'), err: '' },
    { code: 0, out: summaryOf('took 0 pages, unchanged 2, taken away 0.'), err: '' },
    {
      code: 0,
      out: '“The Red Kite”: took 1 pages, unchanged 0, taken away 0.\nNot named as for a page, so not taken: 02.mp3.\n',
      err: '',
    },
  ]);
}, 120_000);

test('what is wrong with recordings is one line', async () => {
  const dataDir = await libraryWithStories();
  const folder = await temporaryFolder();
  await writeFiles(folder, { '09.mp3': await recordingOfTest('half-second.mp3'), 'kite.epub': 'no zip' });
  const [missing, noZip] = await runEach(
    [folder, path.join(folder, 'kite.epub')].map((from) => ['narration', from, '--edition', 'the-red-kite']),
    dataDir,
  );
  expect(missing).toEqual({ code: 1, out: '', err: '09.mp3: the edition has no page 9.\n' });
  expect(noZip).toMatchObject({ code: 1, err: expect.stringMatching(/^kite\.epub: .+\n$/) });
}, 120_000);

test('a zip of stories is to be unpacked, and an EPUB may be called a zip', async () => {
  const folder = await temporaryFolder();
  const book = madePictureBook();
  await writeFiles(folder, { 'stories.zip': madeZip([{ name: 'en/0001_a.md', content: 'x' }]), 'kite.zip': book });
  const [stories, epub] = await runEach(
    [
      [path.join(folder, 'stories.zip'), '--dry-run'],
      [path.join(folder, 'kite.zip'), '--dry-run'],
    ],
    await emptyLibrary(),
  );
  expect(stories).toMatchObject({
    code: 1,
    err: 'stories.zip is a zip: unpack it and name the folder, or bring it in by the browser, at /library/imports, as it is.\n',
  });
  expect(epub).toMatchObject({ code: 0, out: expect.stringContaining('kite.zip') as string });
});

const usage = 'Use: npm run import -- <folder> [--source <name>] [--team <name>] [--dry-run]';
const wrongUses: [given: string[], message: string][] = [
  [[], usage],
  [['a', 'b'], usage],
  [['--all', 'a'], usage],
  [['narration'], 'Say where the narration is.'],
  [['narration', 'a'], 'Say which edition it is for'],
  [['narration', 'a', 'b', '--edition', 'x'], 'One edition at a time.'],
  [['narration', 'a', '--edition', 'x', '--signer', 'y'], 'An option for signing was given.'],
  [['signing', 'a', '--edition', 'x'], 'Say which sign language it is in'],
  [['signing', 'a', '--edition', 'x', '--sign-language', 'qqq'], 'The sign language "qqq" is not known here'],
  [['a', '--edition', 'x'], '--edition is for narration and signing.'],
  [['narration', 'a', '--publish'], '--publish is for EPUBs and catalogues.'],
  [['narration', 'a', '--edition', 'x', '--team', 'Owls'], '--team is for books.'],
  [[import.meta.dirname, '--licence', 'CC-BY-4.0'], '--licence is for EPUBs and catalogues.'],
  [['http://127.0.0.1:1/', '--licence', 'mine'], '"mine" is no licence that is known here'],
  [['http://127.0.0.1:1/', '--language', '?'], '"?" is no code of a language'],
  [['narration', 'a', '--edition', 'x', '--source', 'b'], '--source is for folders of stories.'],
  [['http://127.0.0.1:1/', '--source', 'b'], '--source is for folders of stories.'],
  [['a', '--source', 'My Books'], '"My Books" cannot name a source'],
  [['a', '--source', 'starter'], '"starter" is the name of another kind of source'],
  [['http://['], '"http://[" is no address.'],
];

test('what is asked for wrongly is told, and how to use it', async () => {
  const dataDir = await temporaryFolder();
  const ended = await runEach(
    wrongUses.map(([args]) => args),
    dataDir,
  );
  expect(ended).toEqual(
    wrongUses.map(([, message]) => ({ code: 2, out: '', err: expect.stringContaining(message) as string })),
  );
  for (const { err } of ended) expect(err).toContain('npm run import -- signing <folder>');
  expect(await readdir(dataDir)).toEqual([]);
});

test('--help says how to use it, and nothing else', async () => {
  const dataDir = await temporaryFolder();
  const [help, ofFolder] = await runEach([['--help'], ['narration', 'some folder', '-h']], dataDir);
  expect(help).toMatchObject({ code: 0, err: '' });
  expect(help?.out).toMatch(/^Use: npm run import -- <folder> [^]*--dry-run says what would happen[^]*\n$/);
  expect(ofFolder).toEqual(help);
  expect(await readdir(dataDir)).toEqual([]);
});
