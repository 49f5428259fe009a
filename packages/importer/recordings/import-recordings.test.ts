import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase, testDatabaseKinds } from '@letsread/database/testing/test-database.ts';
import { madeEpub, madeOverlay, madePage } from '@letsread/formats/testing/made-epub.ts';
import { madePicture } from '@letsread/media/testing/made-pictures.ts';
import { recordingOfTest, type RecordingOfTest } from '@letsread/media/testing/made-recordings.ts';
import { hashBytes, createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importStories } from '../stories/import-stories.ts';
import { openReport } from '../import-report.ts';
import {
  clearCatalogue,
  filesBelow,
  madeFolder,
  madeText,
  redKite,
  temporaryFolder,
  writeFiles,
} from '../testing/made-stories.ts';
import { importNarration } from './import-narration.ts';
import { importSigning } from './import-signing.ts';
import { knownSignLanguage } from './known-sign-languages.ts';

// "The Red Kite": page 1 "Amina has a red kite.", page 2 "It flies over the river."
const vtt = (...cues: string[]) =>
  ['WEBVTT', ...cues.map((text, at) => `00:00.${at}00 --> 00:00.${at}90\n${text}`)].join('\n\n');
const ase = { code: 'ase', name: 'American Sign Language', englishName: 'American Sign Language' };

async function sound(name: RecordingOfTest = 'half-second.mp3'): Promise<Buffer> {
  return recordingOfTest(name);
}

async function folderOf(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await temporaryFolder();
  await writeFiles(folder, files);
  return folder;
}

describe.each(testDatabaseKinds)(
  'recordings come into the %s database',
  (kind) => {
    let database: Database;
    let dataDir: string;
    let stories: string;
    beforeAll(async () => {
      database = await openTestDatabase(kind);
    }, 120_000);
    afterAll(() => database.close());
    beforeEach(async () => {
      await clearCatalogue(database);
      dataDir = await temporaryFolder();
      stories = await madeFolder();
      await takeStories();
    });

    const takeStories = () =>
      importStories({ database, store: createPictureStore(dataDir), folder: stories, report: openReport(undefined) });

    async function rows<Row>(question: string): Promise<Row[]> {
      return (await database.pool.query(question)).rows as Row[];
    }

    const narrations = () =>
      rows<Record<string, unknown>>(`
        select n.page_number as page, n.unit, n.clip_start_ms as "from", n.clip_end_ms as "to", n.marks, n.xmin::text as written,
          n.text_sha256 = encode(sha256(convert_to(p.text, 'UTF8')), 'hex') as fits,
          (select array_agg(r.type order by s.position) from page_narration_source s join recording r on r.id = s.recording_id
           where (s.edition_id, s.page_number) = (n.edition_id, n.page_number)) as types
        from page_narration n join page p on (p.edition_id, p.number) = (n.edition_id, n.page_number) order by 1`);
    const updatedAt = () => rows(`select updated_at::text from edition where slug = 'the-red-kite'`);
    const flags = () => rows(`select slug from edition where narration_bytes > 0 or is_signed order by 1`);
    const credits = () =>
      rows<{
        role: string;
        name: string;
      }>(`select c.role, p.name from edition_credit c join contributor p on p.id = c.contributor_id
        join edition e on e.id = c.edition_id where e.slug = 'the-red-kite' order by c.position`);

    const take = (from: string, more: Partial<Parameters<typeof importNarration>[0]> = {}) =>
      importNarration({ database, dataDir, from, edition: 'the-red-kite', ...more });

    async function redKiteFolder(changes: Record<string, string | Buffer> = {}): Promise<string> {
      return folderOf({
        'cover.mp3': await sound(),
        '01.mp3': await sound(),
        '01.opus': await sound('half-second.opus'),
        '01.vtt': vtt('Amina', 'has', 'a red', 'kite.'),
        '2.m4a': await sound('half-second.m4a'),
        '2.json': JSON.stringify({ unit: 'sentence', marks: [[0, 450, 0, 24]] }),
        'README.txt': 'who read it',
        ...changes,
      });
    }

    test('a folder becomes the narration of an edition', async () => {
      expect(await take(await redKiteFolder(), { narrators: ['Ursula Nafula'] })).toEqual({
        title: 'The Red Kite',
        written: 3,
        unchanged: 0,
        removed: 0,
        withoutTimings: 0,
        playedInPart: [],
        passedOver: ['README.txt'],
      });
      expect(await narrations()).toMatchObject([
        { page: 0, unit: 'sentence', marks: [], types: ['audio/mpeg'] },
        {
          page: 1,
          unit: 'word',
          marks: [
            [0, 90, 0, 5],
            [100, 190, 6, 9],
            [200, 290, 10, 15],
            [300, 390, 16, 21],
          ],
          types: ['audio/ogg', 'audio/mpeg'],
          fits: true,
        },
        { page: 2, unit: 'sentence', marks: [[0, 450, 0, 24]], types: ['audio/mp4'], from: null },
      ]);
      expect(await flags()).toEqual([{ slug: 'the-red-kite' }]);
      expect(await credits()).toContainEqual({ role: 'NARRATOR', name: 'Ursula Nafula' });
      const stored = Object.entries(await filesBelow(path.join(dataDir, 'media/recordings')));
      expect(stored).toHaveLength(3);
      for (const [file, sha256] of stored)
        expect(path.basename(file)).toMatch(new RegExp(`^${sha256}\\.(mp3|opus|m4a)$`));
    });

    test('pages that have neither MP3 nor M4A are told, at each import', async () => {
      const folder = await folderOf({
        'cover.opus': await sound('half-second.opus'),
        '01.opus': await sound('half-second.opus'),
        '01.mp3': await sound(),
        '02.wav': await sound('half-second.wav'),
      });
      expect(await take(folder, { isDryRun: true })).toMatchObject({ playedInPart: [0, 2] });
      expect(await take(folder)).toMatchObject({ written: 3, playedInPart: [0, 2] });
      expect(await take(folder)).toMatchObject({ unchanged: 3, playedInPart: [0, 2] });
    });

    test('a narrator who is named twice is credited once, and the same again writes no credit', async () => {
      const written = () => rows(`select c.xmin::text from edition_credit c where c.role = 'NARRATOR'`);
      const narrators = ['Ursula Nafula', 'ursula  nafula', 'Joseph'];
      const folder = await redKiteFolder();
      await take(folder, { narrators });
      const before = await written();
      expect(before).toHaveLength(2);
      await take(folder, { narrators });
      expect(await written()).toEqual(before);
    });

    test('the same again writes nothing; what changed is written, other pages stay', async () => {
      const folder = await redKiteFolder();
      await take(folder, { narrators: ['Ursula Nafula'] });
      const before = await narrations();
      const time = await updatedAt();
      expect(await take(folder, { narrators: ['Ursula  Nafula'] })).toMatchObject({
        written: 0,
        unchanged: 3,
        removed: 0,
      });
      expect([await narrations(), await updatedAt()]).toEqual([before, time]);
      const second = await folderOf({ '02.mp3': await sound() });
      expect(await take(second)).toMatchObject({ written: 1, unchanged: 0, removed: 0, withoutTimings: 1 });
      expect(await updatedAt()).not.toEqual(time);
      const after = await narrations();
      expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
      expect(after[2]).toMatchObject({ page: 2, marks: [], types: ['audio/mpeg'] });
      expect(await take(second, { isAll: true })).toMatchObject({ written: 0, unchanged: 1, removed: 2 });
      expect(await narrations()).toHaveLength(1);
    });

    test('a lost file of the store comes back with the next import', async () => {
      const folder = await redKiteFolder();
      await take(folder);
      const before = await filesBelow(dataDir);
      await writeFiles(dataDir, { 'media/recordings': null });
      expect(await take(folder)).toMatchObject({ written: 0, unchanged: 3 });
      expect(await filesBelow(dataDir)).toEqual(before);
    });

    test('a dry run says what would come of it and writes nothing', async () => {
      const before = await filesBelow(dataDir);
      expect(await take(await redKiteFolder(), { isDryRun: true, narrators: ['Ursula Nafula'] })).toMatchObject({
        written: 3,
      });
      expect([await narrations(), await flags(), await filesBelow(dataDir)]).toEqual([[], [], before]);
      expect(await credits()).not.toContainEqual({ role: 'NARRATOR', name: 'Ursula Nafula' });
    });

    test('an import of the texts keeps narration and who read it; where a text changed, the marks no longer fit', async () => {
      await take(await redKiteFolder(), { narrators: ['Ursula Nafula'] });
      const changed = {
        ...redKite,
        pages: [redKite.pages[0] ?? '', 'It flies over the wide river.'],
        text: 'Marion Drew',
      };
      await writeFiles(stories, { 'texts/en/0001_the-red-kite.md': madeText(changed) });
      expect(await takeStories()).toMatchObject({ editions: expect.any(Number) as number });
      expect((await narrations()).map(({ page, fits }) => [page, fits])).toEqual([
        [0, true],
        [1, true],
        [2, false],
      ]);
      expect((await credits()).at(-1)).toEqual({ role: 'NARRATOR', name: 'Ursula Nafula' });
      expect(await flags()).toEqual([{ slug: 'the-red-kite' }]);
    });

    test('a page that is gone takes its narration with it', async () => {
      await take(await redKiteFolder());
      await writeFiles(stories, {
        'texts/en/0001_the-red-kite.md': madeText({ ...redKite, pages: redKite.pages.slice(0, 1) }),
      });
      await takeStories();
      expect((await narrations()).map(({ page }) => page)).toEqual([0, 1]);
    });

    test.each<[string, () => Promise<Record<string, string | Buffer>>, string | RegExp]>([
      [
        'a page that the edition does not have',
        async () => ({ '07.mp3': await sound() }),
        '07.mp3: the edition has no page 7.',
      ],
      ['sound that is none', async () => ({ '01.mp3': 'no sound' }), '01.mp3: The file is no MP3'],
      [
        'a video',
        async () => ({ '01.m4a': await recordingOfTest('one-second.mp4') }),
        '01.m4a: this is a video, not sound.',
      ],
      ['timings without sound', async () => ({ '01.vtt': vtt('Amina') }), '01.vtt: there is no sound for page 1'],
      [
        'two files of timings',
        async () => ({ '01.mp3': await sound(), '01.vtt': vtt('Amina'), '01.json': '{}' }),
        '01.vtt: page 1 has other timings already.',
      ],
      [
        'one page twice',
        async () => ({ '1.mp3': await sound(), '01.mp3': await sound() }),
        'there are two mp3 files of page 1.',
      ],
      [
        'words of another page',
        async () => ({ '01.mp3': await sound(), '02.mp3': await sound(), '02.vtt': vtt('It', 'swims') }),
        '02.vtt, page 2: cue 2 "swims" is not in the text of the page.',
      ],
      [
        'timings after the end of the sound',
        async () => ({
          '01.mp3': await sound(),
          '01.json': JSON.stringify({ unit: 'word', marks: [[9000, 9100, 0, 5]] }),
        }),
        /01\.json: page 1: a timing begins at 9000 ms, but the sound lasts 5\d\d ms\./,
      ],
      ['nothing for any page', async () => ({ 'notes.txt': 'x' }), 'no file in it is named as for a page'],
    ])('%s is refused, and nothing is taken', async (_what, files, message) => {
      await expect(take(await folderOf(await files()))).rejects.toThrow(message);
      expect([await narrations(), await rows('select 1 from recording')]).toEqual([[], []]);
    });

    test('an edition or a folder that is not there is told', async () => {
      await expect(take(await redKiteFolder(), { edition: 'the-blue-kite' })).rejects.toThrow(
        'the-blue-kite: no edition has this slug.',
      );
      await expect(take(path.join(dataDir, 'gone'))).rejects.toThrow('there is no such folder or file.');
    });

    const p1 = 'OEBPS/pages/p1.xhtml';
    async function epubOf(changes: Record<string, string | Buffer | null> = {}): Promise<string> {
      const folder = await temporaryFolder();
      const epub = madeEpub({
        [p1]: madePage('<p><span id="w1">Amina</span>  <span id="w2">has</span> a <b id="w3">red kite</b>.</p>'),
        'OEBPS/pages/p2.xhtml': madePage('<p id="s1">It flies over\n the river.</p>'),
        'OEBPS/sound/one page.mp3': await sound(),
        'OEBPS/sound/two.mp3': await sound('half-second.wav'),
        ...changes,
      });
      await writeFiles(folder, { 'kite.epub': epub });
      return path.join(folder, 'kite.epub');
    }

    test('an EPUB with media overlays becomes the narration of the pages with its words', async () => {
      expect(await take(await epubOf())).toMatchObject({ written: 2, withoutTimings: 0 });
      expect(await narrations()).toMatchObject([
        {
          page: 1,
          unit: 'word',
          marks: [
            [0, 200, 0, 5],
            [200, 300, 6, 9],
            [300, expect.any(Number), 12, 20],
          ],
          types: ['audio/mpeg'],
          from: null,
        },
        { page: 2, unit: 'sentence', marks: [[0, 400, 0, 24]], types: ['audio/wav'] },
      ]);
      expect(await take(await epubOf())).toMatchObject({ written: 0, unchanged: 2 });
    });

    test('of a sound file that pages share, each page is a part', async () => {
      const both = madeOverlay([
        ['../pages/p1.xhtml#w1', '../sound/two.mp3', '0s', '0.2s'],
        ['../pages/p2.xhtml#s1', '../sound/two.mp3', '0.2s', '0.45s'],
      ]);
      await take(await epubOf({ 'OEBPS/overlays/o1.smil': both, 'OEBPS/overlays/o2.smil': '<smil><body/></smil>' }));
      expect(await narrations()).toMatchObject([
        { page: 1, from: 0, to: 200, marks: [[0, 200, 0, 5]] },
        { page: 2, from: 200, to: 450, marks: [[200, 450, 0, 24]] },
      ]);
      expect(await rows('select 1 from recording')).toHaveLength(1);
    });

    test('an EPUB of another book is refused, naming page and cue', async () => {
      const other = { [p1]: madePage('<p><i id="w1">The</i> <i id="w2">wind</i> <i id="w3">blows</i></p>') };
      await expect(take(await epubOf(other))).rejects.toThrow(/p1\.xhtml, page 1: cue 1 "The" is not in the text/);
      expect(await narrations()).toEqual([]);
    });

    test('sound in an EPUB that is none is told with its place', async () => {
      await expect(take(await epubOf({ 'OEBPS/sound/two.mp3': 'none' }))).rejects.toThrow(
        'kite.epub: OEBPS/sound/two.mp3: The file is no MP3',
      );
    });

    const sign = (from: string, more: Partial<Parameters<typeof importSigning>[0]> = {}) =>
      importSigning({ database, dataDir, from, edition: 'the-red-kite', language: ase, ...more });
    const videos = () =>
      rows<Record<string, unknown>>(`
        select v.sign_language_code as code, v.page_number as page, i.sha256 as poster, v.xmin::text as written,
          (select array_agg(r.width order by s.position) from page_video_source s join recording r on r.id = s.recording_id
           where (s.edition_id, s.sign_language_code, s.page_number) = (v.edition_id, v.sign_language_code, v.page_number)) as widths
        from page_video v left join picture i on i.id = v.poster_picture_id order by 1, 2`);

    async function signedFolder(): Promise<string> {
      return folderOf({
        '01.webm': await recordingOfTest('one-second.webm'),
        '01.small.mp4': await recordingOfTest('one-second.small.mp4'),
        '01.jpg': await madePicture('jpeg'),
        '02.mp4': await recordingOfTest('one-second.mp4'),
      });
    }

    test('a folder of videos becomes a sign-language variant', async () => {
      const folder = await signedFolder();
      expect(await sign(folder, { signers: ['Amina Yusuf', 'Marion Drew'] })).toMatchObject({
        written: 2,
        unchanged: 0,
      });
      expect(await videos()).toMatchObject([
        { code: 'ase', page: 1, poster: hashBytes(await madePicture('jpeg')), widths: [160, 80] },
        { code: 'ase', page: 2, poster: null, widths: [160] },
      ]);
      expect(await rows('select sign_language_code as code, signers from sign_variant')).toEqual([
        { code: 'ase', signers: ['Amina Yusuf', 'Marion Drew'] },
      ]);
      expect((await credits()).slice(-2)).toEqual([
        { role: 'SIGNER', name: 'Amina Yusuf' },
        { role: 'SIGNER', name: 'Marion Drew' },
      ]);
      const before = await videos();
      expect(await sign(folder)).toMatchObject({ written: 0, unchanged: 2 });
      expect(await videos()).toEqual(before);
      expect(await rows('select signers from sign_variant')).toEqual([{ signers: ['Amina Yusuf', 'Marion Drew'] }]);
    });

    test('a video that is another one takes the place of the first', async () => {
      await sign(await signedFolder());
      const other = await folderOf({ '02.webm': await recordingOfTest('one-second.webm') });
      expect(await sign(other)).toMatchObject({ written: 1, unchanged: 0, removed: 0 });
      expect(await sign(other, { isAll: true })).toMatchObject({ written: 0, unchanged: 1, removed: 1 });
      expect(await videos()).toMatchObject([{ code: 'ase', page: 2, poster: null, widths: [160] }]);
    });

    test('an edition may have variants in several sign languages', async () => {
      await sign(await signedFolder());
      const kenyan = knownSignLanguage('xki') ?? ase;
      await sign(await folderOf({ '02.mp4': await recordingOfTest('one-second.mp4') }), {
        language: kenyan,
        isAll: true,
      });
      expect((await videos()).map(({ code, page }) => `${String(code)} ${String(page)}`)).toEqual([
        'ase 1',
        'ase 2',
        'xki 2',
      ]);
      expect(await flags()).toEqual([{ slug: 'the-red-kite' }]);
    });

    test.each<[string, () => Promise<Record<string, string | Buffer>>, string]>([
      [
        'a page that is not there',
        async () => ({ '09.mp4': await recordingOfTest('one-second.mp4') }),
        '09.mp4: the edition has no page 9.',
      ],
      [
        'sound for a video',
        async () => ({ '01.mp4': await sound('half-second.m4a') }),
        '01.mp4: this is sound, not a video.',
      ],
      ['a poster alone', async () => ({ '01.jpg': await madePicture('jpeg') }), '01.jpg: there is no video for page 1'],
      [
        'a poster that is none',
        async () => ({ '01.mp4': await recordingOfTest('one-second.mp4'), '01.jpg': 'none' }),
        '01.jpg: The file is no JPEG',
      ],
    ])('of videos, %s is refused and nothing is taken', async (_what, files, message) => {
      await expect(sign(await folderOf(await files()))).rejects.toThrow(message);
      expect([await videos(), await rows('select 1 from sign_variant')]).toEqual([[], []]);
    });
  },
  120_000,
);
