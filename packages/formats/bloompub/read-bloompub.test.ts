import { describe, expect, test } from 'vitest';
import { FormatError, type FormatErrorCode } from '../format-error.ts';
import { alignCues } from '../narration/align-cues.ts';
import {
  madeBloomData,
  madeBloomDocument,
  madeBloomMeta,
  madeBloomPage,
  madeBloomPages,
  madeBloomPicture,
  madeBloomPub,
  madeBox,
  madeMp3,
} from '../testing/made-bloompub.ts';
import { madeZip } from '../testing/made-epub.ts';
import { readBloomPub } from './read-bloompub.ts';

const read = (changes: Parameters<typeof madeBloomPub>[0] = {}) => readBloomPub(madeBloomPub(changes), 'kite.bloompub');
const documentOf = (pages: string[], data = madeBloomData) => ({ 'index.htm': madeBloomDocument({ data, pages }) });

describe('a BloomPUB', () => {
  test('is an edition for each language that most pages have words in', async () => {
    const editions = await read();
    expect(editions.map(({ publication }) => [publication.language.tag, publication.title])).toEqual([
      ['en', 'The Red Kite'],
      ['sw', 'Tiara Nyekundu'],
    ]);
    const [english, swahili] = editions;
    expect(english.publication.pages.map(({ text, alt }) => [text, alt])).toEqual([
      ['', 'A red kite over a hill'],
      ['Amina has a kite. It is red.', 'A girl with a kite'],
      ['Up it goes. Up and away!', ''],
      ['Come back, kite!', ''],
    ]);
    expect(swahili?.publication.pages.map(({ text, alt }) => [text, alt])).toEqual([
      ['', ''],
      ['Amina ana tiara.', 'Msichana na tiara'],
      ['Inapaa juu.', ''],
      ['Rudi, tiara!', ''],
    ]);
    expect(english.publication.pages.map(({ picture }) => picture?.name)).toEqual([
      'kite cover.png',
      'kite.png',
      'wind.png',
      undefined,
    ]);
  });

  test('says who made it, under which licence, and that all its languages are one book', async () => {
    const [english, swahili] = await read();
    expect(english.publication).toMatchObject({
      id: `urn:bloom:${madeBloomMeta.bookInstanceId}:en`,
      work: `urn:bloom:${madeBloomMeta.bookInstanceId}`,
      licence: { code: 'CC-BY-4.0' },
      made: 'Thanks to the children of Pursat.',
      subjects: ['Toys'],
      language: { tag: 'en', name: 'English', script: 'Latn', direction: 'ltr' },
    });
    expect(english.publication.credits).toEqual([
      { role: 'AUTHOR', name: 'Amina Yusuf' },
      { role: 'ILLUSTRATOR', name: 'Marion Drew' },
      { role: 'OTHER', name: 'Kite Press' },
    ]);
    expect(swahili?.publication.work).toBe(english.publication.work);
  });

  test.each([
    ['Written by Amina Yusuf and Joseph Hill', ['Amina Yusuf', 'Joseph Hill']],
    ['Written by the Ministry of Education and Sports.', ['the Ministry of Education and Sports']],
    ['Story by Amina Yusuf, Joseph Hill and Lulu Wind', ['Amina Yusuf', 'Joseph Hill', 'Lulu Wind']],
    ['Author: n/a', []],
  ])('“%s” names who they are, and cuts no organisation in two', async (said, names) => {
    const data = madeBloomData.replace('Written by Amina Yusuf', said);
    const [english] = await read({ 'index.htm': madeBloomDocument({ data, pages: madeBloomPages }) });
    const authors = english.publication.credits.filter(({ role }) => role === 'AUTHOR');
    expect(authors.map(({ name }) => name)).toEqual(names);
  });

  test('names who holds the rights once, also where that is who wrote it', async () => {
    const data = madeBloomData.replace('© 2021, Kite Press', '© 2021 Amina Yusuf');
    const [english] = await read({
      'index.htm': madeBloomDocument({ data, pages: madeBloomPages }),
      'meta.json': JSON.stringify({ ...madeBloomMeta, copyright: undefined }),
    });
    const named = english.publication.credits.filter(({ name }) => name === 'Amina Yusuf');
    expect(named).toEqual([{ role: 'AUTHOR', name: 'Amina Yusuf' }]);
  });

  test('has no picture where Bloom shows that there is room for one', async () => {
    const pages = [madeBloomPage(madeBloomPicture('placeHolder.png') + madeBox({ en: 'Up.' }))];
    const [english] = await read(documentOf(pages));
    expect(english.publication.pages[1]).toMatchObject({ text: 'Up.', picture: undefined });
    expect(english.warnings.map(({ code }) => code)).not.toContain('picture-missing');
  });

  test('is read aloud with the times of its sentences, in one file a page', async () => {
    const [english] = await read();
    const [, first, second] = english.publication.pages;
    const sound = first?.narration?.sound.name ?? '';
    expect((await english.readPart(sound)).equals(madeMp3(30))).toBe(true);
    expect(first?.narration).toMatchObject({
      clips: [
        { startMs: 0, endMs: 522, text: 'Amina has a kite.' },
        { startMs: 522, endMs: 784, text: 'It is red.' },
      ],
    });
    expect(second?.narration).toMatchObject({ sound: { name: 'audio/box.mp3', type: 'audio/mpeg' } });
    const clips = second?.narration?.marks === undefined ? (second?.narration?.clips ?? []) : [];
    const cues = clips.map(({ startMs, endMs = 0, text }) => ({ startMs, endMs, text }));
    expect(alignCues(cues, { file: 'kite', page: 2, text: second?.text ?? '' }).marks).toEqual([
      [0, 400, 0, 11],
      [400, 800, 12, 24],
    ]);
  });

  test('has the videos of its signers', async () => {
    const [english] = await read();
    expect(english.signing).toEqual({ language: 'ase', videos: [{ page: 3, name: 'video/up.mp4' }] });
    expect((await english.readPart('video/up.mp4')).toString()).toBe('a video');
    await expect(english.readPart('appearance.css')).rejects.toThrow(RangeError);
  });

  test('tells what is left out', async () => {
    const [english] = await read();
    expect(english.warnings.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'activities-left-out: kite.bloompub: 1 page is a quiz or a game, not taken.',
      'music-left-out: kite.bloompub: the music behind 1 page is not taken.',
      'layout-left-out: kite.bloompub: its styles and the layout of its cover, title and credits pages are not taken.',
      'language-in-part: kite.bloompub: "fr" has a title or words on too few pages (1 of 3); it is not taken.',
    ]);
  });

  test('of older programs has another document, pictures behind, and no meta.json', async () => {
    const picture = `<div class="bloom-imageContainer bloom-backgroundImage" style="background-image:url('kite.png')"></div>`;
    const [only] = await read({
      'index.htm': null,
      'meta.json': null,
      'The Red Kite.htm': madeBloomDocument({
        data: madeBloomData,
        pages: [madeBloomPage(picture + madeBox({ en: 'Up.' }))],
      }),
    });
    expect(only.publication).toMatchObject({ id: '', work: '', title: 'The Red Kite' });
    expect(only.publication.pages[1]).toMatchObject({ text: 'Up.', picture: { name: 'kite.png' } });
  });

  test('without words has the languages of its title', async () => {
    const editions = await read(documentOf([madeBloomPage(madeBloomPicture('kite.png'))]));
    expect(editions.map(({ publication: { pages } }) => pages.map(({ text }) => text))).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  test('whose sound cannot be played as one, or whose pictures are damaged, is taken without them', async () => {
    const [english] = await read({
      'audio/s2.mp3': madeMp3(10, { isStereo: false }),
      'kite.png': 'no picture',
      'wind.png': null,
    });
    expect(english.publication.pages[1]).toMatchObject({ picture: undefined, narration: undefined });
    expect(english.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['narration-in-parts', 'picture-kind', 'picture-missing']),
    );
  });

  const licence = (license: string, data = madeBloomData.replace(/<div data-book="licenseUrl".*/, '')) => ({
    ...documentOf(madeBloomPages, data),
    'meta.json': JSON.stringify({ ...madeBloomMeta, license }),
  });
  test.each<[FormatErrorCode, Parameters<typeof madeBloomPub>[0]]>([
    ['bloom-document-missing', { 'index.htm': null }],
    ['bloom-document-missing', { 'index.htm': '<html><body><p>No book</p></body></html>' }],
    ['bloom-meta-damaged', { 'meta.json': '["no object"]' }],
    ['licence-missing', licence('')],
    ['licence-unknown', licence('ask')],
    ['licence-conflict', licence('cc-by-nc', madeBloomData)],
    ['pages-missing', documentOf([madeBloomPage(madeBox({ en: '' }))])],
    ['title-missing', documentOf(madeBloomPages, '<div data-book="licenseUrl" lang="*">CC BY 4.0</div>')],
    ['too-many-pages', documentOf(Array.from({ length: 501 }, () => madeBloomPage(madeBox({ en: 'Up.' }))))],
  ])('is refused: %s', async (code, changes) => {
    const refused: unknown = await read(changes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FormatError);
    expect((refused as FormatError).code).toBe(code);
  });

  test('that is no zip, or leads out of its folder, is refused', async () => {
    const codeOf = (bytes: Buffer) =>
      readBloomPub(bytes, 'kite.bloompub').catch((error: unknown) => (error as FormatError).code);
    expect(await codeOf(Buffer.from('no zip'))).toBe('zip-damaged');
    expect(await codeOf(madeZip([{ name: '../index.htm', content: 'x' }]))).toBe('zip-entry-refused');
  });

  test('is under the licence that is given where its own says nothing', async () => {
    const [licensed] = await readBloomPub(madeBloomPub(licence('ask')), 'kite.bloompub', { licence: 'CC-BY-SA-4.0' });
    expect(licensed.publication.licence.code).toBe('CC-BY-SA-4.0');
  });
});
