import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EpubLayout, writeEpub } from '../../epub-writer/write-epub.ts';
import { madePicture, madePublication, madeWords } from '../../testing/made-publication.ts';
import type { Timing } from '../../narration/timing.ts';
import type { Publication, PublicationNarration } from '../../publication.ts';
import { madeZip } from '../../testing/made-epub.ts';
import { openZip } from '../container/open-zip.ts';
import { readEpub } from '../read-epub.ts';
import { readFacts, writtenFacts } from '../../testing/real-round-trip.ts';

const layouts: EpubLayout[] = ['fixed', 'reflowable'];

async function written(
  publication: Publication,
  layout: EpubLayout = 'fixed',
  second?: Publication,
): Promise<Uint8Array> {
  const { bytes } = await writeEpub({ publication, words: madeWords(), layout, ...(second && { second }) });
  return bytes;
}

async function expectSame(publication: Publication): Promise<void> {
  for (const layout of layouts) {
    const book = await readEpub(await written(publication, layout), 'kite.epub');
    expect(book.isOurs).toBe(true);
    expect(book.warnings).toEqual([]);
    expect(await readFacts(book)).toEqual(writtenFacts(publication));
  }
}

test('a book comes back as it was written, in both layouts', async () => {
  await expectSame(madePublication());
});

test('all that a book can have comes back', async () => {
  await expectSame(
    madePublication({
      title: ' The <Red> & "Kite" ',
      subtitle: 'of\tthe hills',
      description: 'One.\n\nTwo  <b>.',
      made: 'Made by hand.',
      publisher: 'Kite Press',
      level: 5,
      language: { tag: 'ar', name: 'العربية', script: 'Arab', direction: 'rtl' },
      subjects: ['Wind & weather', 'a', 'a'],
      credits: [
        { role: 'TRANSLATOR', name: 'Ursula Nafula' },
        { role: 'AUTHOR', name: 'Amina  Kite' },
        { role: 'AUTHOR', name: 'أمينة' },
        { role: 'AMBASSADOR', name: 'Joseph & Hill' },
        { role: 'SIGNER', name: 'A' },
        { role: 'OTHER', name: 'B' },
      ],
      licence: {
        code: 'CC-BY-NC-ND-3.0',
        name: 'Creative Commons …',
        url: 'https://creativecommons.org/licenses/by-nc-nd/3.0/',
        allowsDerivatives: false,
      },
    }),
  );
});

test('a book that says hardly anything of itself comes back', async () => {
  const { pages } = madePublication();
  await expectSame(
    madePublication({
      work: '',
      address: '',
      level: null,
      subjects: [],
      credits: [],
      description: '',
      pages: pages.map(({ text }) => ({ text, alt: '' })),
    }),
  );
});

test('every letter of a page comes back: gaps, breaks, spaces, signs', async () => {
  const pieces = fc.constantFrom(
    '\n',
    '\n\n',
    '\n\n\n',
    '\r\n',
    ' ',
    '  ',
    '\t',
    'Amina',
    'कि',
    'ا',
    '<b>',
    '&amp;',
    '"',
    '\u00a0',
    '\u200b',
    '𞤀',
    '##',
  );
  const text = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(text, text, async (one, two) => {
      const publication = madePublication({
        pages: [
          { text: '', alt: one, picture: madePicture('blue') },
          { text: one, alt: two, picture: madePicture('green') },
          { text: two, alt: '' },
        ],
      });
      const book = await readEpub(await written(publication, 'reflowable'), 'kite.epub');
      expect(book.publication.pages.map((page) => [page.text, page.alt])).toEqual([
        ['', one],
        [one, two],
        [two, ''],
      ]);
    }),
    { numRuns: 150 },
  );
});

const sound = { bytes: Buffer.from('sound one'), type: 'audio/mpeg' as const };
const narration = (timings: Timing[], more: Partial<PublicationNarration> = {}): PublicationNarration => ({
  sound,
  durationMs: 2000,
  clip: null,
  unit: 'word',
  marks: timings,
  ...more,
});

test('narration comes back: words, sentences over paragraphs, shared sound, pages without timings', async () => {
  const [cover, one, two, three] = madePublication().pages;
  const text = 'There is no wind.\n\n"Run," says Joseph.';
  await expectSame(
    madePublication({
      pages: [
        {
          ...cover,
          text: '',
          alt: '',
          narration: narration([], { sound: { bytes: Buffer.from('m4a'), type: 'audio/mp4' } }),
        },
        {
          text: 'Amina has a red kite.',
          alt: '',
          picture: one?.picture,
          narration: narration([
            [100, 400, 0, 5],
            [450, 700, 6, 9],
            [700, 1900, 10, 20],
          ]),
        },
        {
          text,
          alt: '',
          picture: two?.picture,
          narration: narration(
            [
              [2000, 2500, 0, 5],
              [2600, 4800, 6, text.length],
            ],
            { clip: [1900, 5000], durationMs: 3100, unit: 'sentence' },
          ),
        },
        { text: '', alt: 'A hill', picture: three?.picture },
      ],
    }),
  );
});

test('of a bilingual file the first language comes back', async () => {
  const second = madePublication({
    id: 'urn:lets-read:edition:2',
    title: 'Tiara nyekundu',
    language: { tag: 'sw', name: 'Kiswahili', script: 'Latn', direction: 'ltr' },
    credits: [{ role: 'TRANSLATOR', name: 'Ursula Nafula' }],
  });
  const { publication } = await readEpub(await written(madePublication(), 'fixed', second), 'kite.epub');
  const { title, credits, language, pages } = madePublication();
  expect(publication).toMatchObject({ title, credits, language, pages: pages.map(({ text }) => ({ text })) });
});

/** The file with parts of it changed. */
async function changed(publication: Publication, change: (name: string, text: string) => string): Promise<Buffer> {
  const zip = await openZip(await written(publication), 'kite.epub');
  return madeZip(
    await Promise.all(
      zip.names().map(async (name) => {
        const bytes = await zip.read(name);
        const isText = /\.(opf|xhtml|smil)$/.test(name);
        return { name, content: isText ? change(name, bytes.toString()) : bytes };
      }),
    ),
  );
}

test.each<[string, (text: string) => string, string]>([
  [
    'a page that is missing',
    (text) => text.replace(/(<meta refines="#[^"]+" property="letsread:page">)2</, '$17<'),
    'epub-part-missing',
  ],
  [
    'no page but the cover',
    (text) => text.replaceAll(/<meta refines="#[^"]+" property="letsread:page">[1-9]<\/meta>/g, ''),
    'pages-missing',
  ],
  [
    'a licence that is none',
    (text) => text.replace(/(property="letsread:licence">)[^<]+/, '$1Mine'),
    'licence-unknown',
  ],
  ['no language', (text) => text.replaceAll(/<dc:language[^>]*>[^<]*<\/dc:language>/g, ''), 'language-missing'],
  ['no title', (text) => text.replaceAll(/(<dc:title[^>]*>)[^<]*/g, '$1'), 'title-missing'],
  [
    'a length of sound that is none',
    (text) => text.replace(/(property="letsread:duration-ms">)[^<]+/, '$1soon'),
    'timings-damaged',
  ],
])('a file of ours with %s is refused', async (_what, change, code) => {
  const [cover, page, ...more] = madePublication().pages;
  const pages = [
    cover,
    { text: page?.text ?? '', alt: '', picture: page?.picture, narration: narration([[0, 500, 0, 5]]) },
    ...more,
  ];
  const bytes = await changed(madePublication({ pages: pages.flatMap((each) => each ?? []) }), (name, text) =>
    name.endsWith('.opf') ? change(text) : text,
  );
  await expect(readEpub(bytes, 'kite.epub')).rejects.toMatchObject({ name: 'FormatError', code });
});

test('timings that do not rise are refused', async () => {
  const pages = [
    { text: '', alt: '' },
    {
      text: 'Amina has',
      alt: '',
      narration: narration([
        [0, 500, 0, 5],
        [500, 900, 6, 9],
      ]),
    },
  ];
  const bytes = await changed(madePublication({ pages }), (_name, text) =>
    text.replace('data-ms="500 900"', 'data-ms="0 900"'),
  );
  await expect(readEpub(bytes, 'kite.epub')).rejects.toMatchObject({ code: 'timings-out-of-order' });
});

test('a picture that is none is refused', async () => {
  const publication = madePublication({
    pages: [
      { text: '', alt: '' },
      { text: 'a', alt: '', picture: { ...madePicture('blue'), bytes: Buffer.from('no') } },
    ],
  });
  await expect(readEpub(await written(publication), 'kite.epub')).rejects.toMatchObject({ code: 'epub-part-missing' });
});

test('a file of a later version is read as anybody’s', async () => {
  const bytes = await changed(madePublication(), (_name, text) =>
    text.replace(/(property="letsread:version">)[^<]+/, '$199'),
  );
  const { isOurs, publication } = await readEpub(bytes, 'kite.epub');
  expect([isOurs, publication.title, publication.licence.code]).toEqual([false, 'The Red Kite', 'CC-BY-4.0']);
});

test('an overlay of more bytes than any has is refused, as in files of others', async () => {
  const pages = [
    { text: '', alt: '' },
    { text: 'Amina has', alt: '', narration: narration([[0, 500, 0, 5]]) },
  ];
  const bytes = await changed(madePublication({ pages }), (_name, text) =>
    text.replace('</smil>', `<!--${' '.repeat(4_000_000)}--></smil>`),
  );
  await expect(readEpub(bytes, 'kite.epub')).rejects.toMatchObject({ code: 'zip-too-large' });
});
