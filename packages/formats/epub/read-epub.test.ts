import { expect, test } from 'vitest';
import type { FallbackFacts } from './foreign/foreign-metadata.ts';
import {
  madeMetadata,
  madeOpf,
  type MadePackage,
  madePictureBook,
  madePng,
  madeXhtml,
  ref,
} from '../testing/made-picture-book.ts';
import { readEpub } from './read-epub.ts';

const fixed = '<meta property="rendition:layout">pre-paginated</meta>';

function read(changes: Record<string, string | Buffer | null> = {}, fallback?: FallbackFacts) {
  return readEpub(madePictureBook(changes), 'kite.epub', fallback);
}

function readWith(made: MadePackage, changes: Record<string, string | Buffer | null> = {}, facts?: FallbackFacts) {
  return read({ 'E/book.opf': madeOpf(made), ...changes }, facts);
}

/** Pages as [text, picture, alt]. */
async function pagesOf(reading: ReturnType<typeof read>) {
  const { publication } = await reading;
  return publication.pages.map(({ text, picture, alt }) => [text, picture?.name.replace('E/i/', '') ?? '', alt]);
}

test('a picture book of fixed layout becomes a cover and pages of plain text', async () => {
  const { publication, isOurs, warnings, readPart } = await read();
  expect(publication).toEqual({
    id: 'urn:isbn:9780000000001',
    work: '',
    address: '',
    library: '',
    title: 'The Red Kite',
    subtitle: undefined,
    description: '',
    made: '',
    language: { tag: 'en', name: '', script: 'Latn', direction: 'ltr' },
    level: null,
    subjects: [],
    credits: [
      { role: 'AUTHOR', name: 'Amina Kite' },
      { role: 'ILLUSTRATOR', name: 'Joseph Hill' },
    ],
    licence: { code: 'CC-BY-4.0', name: 'CC-BY-4.0', url: '', allowsDerivatives: true },
    updatedAt: '2026-11-21T08:00:00Z',
    pages: [
      {
        text: '',
        alt: 'A kite over a hill',
        picture: { name: 'E/i/0.png', type: 'image/png', width: 100, height: 80 },
      },
      {
        text: 'Amina has a red kite.',
        alt: 'Amina with her kite',
        picture: { name: 'E/i/1.png', type: 'image/png', width: 101, height: 80 },
        narration: undefined,
      },
      {
        text: 'There is no wind.\n\n“Run,” says Joseph.',
        alt: '',
        picture: { name: 'E/i/2.png', type: 'image/png', width: 102, height: 80 },
        narration: undefined,
      },
      {
        text: '',
        alt: '',
        picture: { name: 'E/i/3.png', type: 'image/png', width: 103, height: 80 },
        narration: undefined,
      },
    ],
  });
  expect([isOurs, warnings]).toEqual([false, []]);
  expect(await readPart('E/i/1.png')).toEqual(madePng(101));
  expect(() => readPart('E/book.opf')).toThrow(RangeError);
});

test('an EPUB that is not read from memory gives the same', async () => {
  const bytes = madePictureBook();
  const source = { byteLength: bytes.length, read: async (from: number, to: number) => bytes.subarray(from, to) };
  expect((await readEpub(source, 'kite.epub')).publication).toEqual((await read()).publication);
});

test('text is plain: blocks are paragraphs, line breaks stay, what is not seen or heard is left out', async () => {
  const body = `<h2>Wind</h2><div><div>One   <b>big</b>
    kite.<br/>Two<br/> kites.</div></div><ul><li>up</li><li>down</li></ul>
    <p hidden="">no</p><p style="display: none">no</p><nav>no</nav><ruby>風<rt>かぜ</rt></ruby>
    <span epub:type="pagebreak">7</span><p>soft&#173;ly &amp;&nbsp;gone</p><img src="i/1.png" alt=""/>`;
  expect((await pagesOf(read({ 'E/p1.xhtml': madeXhtml(body) })))[1]?.[0]).toBe(
    'Wind\n\nOne big kite.\nTwo\nkites.\n\nup\n\ndown\n\n風\n\nsoftly &\u00a0gone',
  );
});

test('the largest picture of a page is the page’s; small ones are ornaments', async () => {
  const body =
    '<img src="i/small.png" alt="logo"/><img src="i/1.png" alt="first"/><img src="i/large.png" alt="Amina"/>';
  const files = {
    'E/i/small.png': madePng(63, 500),
    'E/i/large.png': madePng(200, 200),
    'E/p1.xhtml': madeXhtml(body),
  };
  expect((await pagesOf(read(files)))[1]).toEqual(['', 'large.png', 'Amina']);
});

test('pictures are found in drawings, styles and objects, and known by their bytes, not their names', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">';
  const pages = await pagesOf(
    read({
      'E/p1.xhtml': madeXhtml(
        `${drawing}<image xlink:href="i/1.png"><title>Amina</title></image><text>no</text></svg>`,
      ),
      'E/p2.xhtml': madeXhtml('<div style="background-image: url(\'i/2.png\')"><p>Wind.</p></div>'),
      'E/p3.xhtml': madeXhtml('<object data="i/kite.jpg" type="image/jpeg">Kite</object><p>Up.</p>'),
      'E/i/kite.jpg': madePng(120),
    }),
  );
  expect(pages.slice(1)).toEqual([
    ['', '1.png', 'Amina'],
    ['Wind.', '2.png', ''],
    ['Up.', 'kite.jpg', 'Kite'],
  ]);
});

test('what cannot be taken as a picture is told: drawings, other kinds, missing files', async () => {
  const { publication, warnings } = await read({
    'E/p1.xhtml': madeXhtml('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg><p>One.</p>'),
    'E/p2.xhtml': madeXhtml('<img src="i/2.gif" alt=""/><p>Two.</p>'),
    'E/p3.xhtml': madeXhtml('<img src="i/gone.png" alt=""/><img src="data:image/png;base64,AA" alt=""/><p>Three.</p>'),
    'E/i/2.gif': 'GIF89a',
  });
  expect(publication.pages.map(({ text, picture }) => [text, picture === undefined])).toEqual([
    ['', false],
    ['One.', true],
    ['Two.', true],
    ['Three.', true],
  ]);
  expect(warnings.map(({ code, page }) => [code, page])).toEqual([
    ['page-drawn', 2],
    ['picture-kind', 3],
    ['picture-missing', 4],
    ['picture-kind', 4],
  ]);
});

test('a file that is a drawing alone is told as one', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const manifest = '<item id="d" href="d.svg" media-type="image/svg+xml"/>';
  const { publication, warnings } = await readWith(
    { manifest, spine: ref('cover') + ref('d') + ref('p1') },
    { 'E/d.svg': svg },
  );
  expect(publication.pages).toHaveLength(2);
  expect(warnings).toMatchObject([{ code: 'page-drawn', page: 2 }]);
});

test('a page may be a picture file itself', async () => {
  const pages = await pagesOf(readWith({ spine: ref('cover') + ref('i1') + ref('i2') }));
  expect(pages).toEqual([
    ['', '0.png', 'A kite over a hill'],
    ['', '1.png', ''],
    ['', '2.png', ''],
  ]);
});

test('numbers of printed pages are dropped in fixed layouts, and are words in a book that counts', async () => {
  const numbered = {
    'E/p1.xhtml': madeXhtml('<p>2</p><p>Amina has a kite.</p><img src="i/1.png" alt=""/>'),
    'E/p2.xhtml': madeXhtml('<p>Up!</p><img src="i/2.png" alt=""/><p>٣</p>'),
    'E/p3.xhtml': madeXhtml('<p>4</p><img src="i/3.png" alt=""/>'),
  };
  expect((await pagesOf(read(numbered))).map(([text]) => text)).toEqual(['', 'Amina has a kite.', 'Up!', '']);
  const counting = [1, 2, 3].map((at) => [`E/p${at}.xhtml`, madeXhtml(`<p>${at}</p><img src="i/${at}.png" alt=""/>`)]);
  expect((await pagesOf(read(Object.fromEntries(counting)))).map(([text]) => text)).toEqual(['', '1', '2', '3']);
});

test('in flowing text a picture alone takes the words that follow', async () => {
  const files = {
    'E/p1.xhtml': madeXhtml('<img src="i/1.png" alt="Amina"/>'),
    'E/p2.xhtml': madeXhtml('<p>2</p><p>Amina has a kite.</p>'),
    'E/p3.xhtml': madeXhtml('<img src="i/3.png" alt=""/><p>Up.</p>'),
  };
  expect(await pagesOf(readWith({ metadata: madeMetadata }, files))).toEqual([
    ['', '0.png', 'A kite over a hill'],
    ['2\n\nAmina has a kite.', '1.png', 'Amina'],
    ['Up.', '3.png', ''],
  ]);
});

test('a whole story in one flowing document is parted at its pictures', async () => {
  const logos = '<img src="i/logo.png" alt=""/>';
  const after = `<h1>The Red Kite</h1><img src="i/1.png" alt=""/><p>One.</p><p>More.</p><img src="i/2.png" alt=""/><p>Two.</p>${logos}`;
  const before = '<p>One.</p><img src="i/1.png" alt=""/><p>Two.</p><img src="i/2.png" alt=""/>';
  const spine = ref('p1');
  const metadata = madeMetadata;
  const story = (body: string) => ({
    'E/p1.xhtml': madeXhtml(body),
    'E/i/logo.png': madePng(64, 64),
    'E/i/1.png': madePng(200, 200),
    'E/i/2.png': madePng(200, 190),
  });
  expect(await pagesOf(readWith({ metadata, spine }, story(after)))).toEqual([
    ['', '0.png', ''],
    ['One.\n\nMore.', '1.png', ''],
    ['Two.', '2.png', ''],
  ]);
  expect((await pagesOf(readWith({ metadata, spine }, story(before)))).slice(1)).toEqual([
    ['One.', '1.png', ''],
    ['Two.', '2.png', ''],
  ]);
});

test('an EPUB 2 may name the characters of XHTML, and is well-formed with them', async () => {
  const page = madeXhtml('<p>Zo&eacute; &amp; &Ccedil;a va&nbsp;? &copy; 2015</p>').replace(
    /<title>.*<\/title>/,
    '<title/>',
  );
  expect(page).toContain('<title/>');
  const { publication, warnings } = await readWith({}, { 'E/p1.xhtml': page });
  expect(publication.pages[1]?.text).toBe('Zoé & Ça va\u00a0? © 2015');
  expect(warnings.map(({ code }) => code)).not.toContain('page-repaired');
});

test('an EPUB 2 is read: its cover, its roles, its guide, its layout', async () => {
  const metadata = `<dc:title>Upepo</dc:title><dc:language>sw</dc:language><dc:identifier opf:scheme="URI">http://x.example/1</dc:identifier>
    <dc:creator opf:role="aut" opf:file-as="Kite, Amina">Amina Kite</dc:creator><dc:contributor opf:role="ill">Joseph Hill</dc:contributor>
    <dc:contributor opf:role="bkp">calibre (7.0)</dc:contributor><dc:contributor opf:role="trl">Ursula Nafula</dc:contributor>
    <dc:rights>This work is licensed under a Creative Commons Attribution-NonCommercial 4.0 International License.</dc:rights>
    <meta name="cover" content="i0"/><meta name="fixed-layout" content="true"/>`;
  const opf = madeOpf({ metadata, guide: '<guide><reference type="cover" href="cover.xhtml"/></guide>' })
    .replace('version="3.0"', 'version="2.0"')
    .replace(' properties="cover-image"', '');
  const { publication } = await read({
    'E/book.opf': opf,
    'E/cover.xhtml': madeXhtml('<img src="i/0.png" alt="cover"/><p>Upepo</p>'),
    'E/p1.xhtml': madeXhtml('<p>2</p><p>Upepo.</p><img src="i/1.png" alt=""/>'),
  });
  expect(publication).toMatchObject({
    id: 'http://x.example/1',
    title: 'Upepo',
    licence: { code: 'CC-BY-NC-4.0', allowsDerivatives: true },
    credits: [
      { role: 'AUTHOR', name: 'Amina Kite' },
      { role: 'ILLUSTRATOR', name: 'Joseph Hill' },
      { role: 'TRANSLATOR', name: 'Ursula Nafula' },
    ],
    pages: [{ text: '', alt: '' }, { text: 'Upepo.' }, {}, {}],
  });
});

test('Apple’s own file says that the layout is fixed', async () => {
  const options = (value: string) =>
    `<display_options><platform name="*"><option name="fixed-layout">${value}</option></platform></display_options>`;
  const files = (value: string) => ({
    'META-INF/com.apple.ibooks.display-options.xml': options(value),
    'E/p1.xhtml': madeXhtml('<p>2</p><p>Amina.</p><img src="i/1.png" alt=""/>'),
  });
  const metadata = madeMetadata;
  expect((await pagesOf(readWith({ metadata }, files('true'))))[1]?.[0]).toBe('Amina.');
  expect((await pagesOf(readWith({ metadata }, files('false'))))[1]?.[0]).toBe('2\n\nAmina.');
});

test('without a cover of its own a book has its first picture as cover', async () => {
  const opf = madeOpf({ spine: ref('p1') + ref('p2') }).replace(' properties="cover-image"', '');
  expect(await pagesOf(read({ 'E/book.opf': opf }))).toEqual([
    ['', '1.png', 'Amina with her kite'],
    ['Amina has a red kite.', '1.png', 'Amina with her kite'],
    ['There is no wind.\n\n“Run,” says Joseph.', '2.png', ''],
  ]);
});

test('a first page that is only a picture is the cover; a title page, navigation and side notes are no pages', async () => {
  const opf = madeOpf({
    manifest: `<item id="t" href="t.xhtml" media-type="application/xhtml+xml"/><item id="n" href="n.xhtml" media-type="application/xhtml+xml" properties="nav"/>
      <item id="note" href="note.xhtml" media-type="application/xhtml+xml"/>`,
    spine: `${['cover', 't', 'n', 'p1', 'p2'].map(ref).join('')}<itemref idref="note" linear="no"/>`,
  }).replace(' properties="cover-image"', '');
  const pages = await pagesOf(
    read({
      'E/book.opf': opf,
      'E/cover.xhtml': madeXhtml('<img src="i/0.png" alt="A hill"/>'),
      'E/t.xhtml': madeXhtml('<h1>THE RED KITE</h1><p>Amina Kite, Joseph Hill</p>'),
      'E/n.xhtml': madeXhtml('<nav epub:type="toc"><ol><li><a href="p1.xhtml">One</a></li></ol></nav>'),
      'E/note.xhtml': madeXhtml('<p>A note.</p>'),
    }),
  );
  expect(pages.map(([text, picture]) => [text, picture])).toEqual([
    ['', '0.png'],
    ['Amina has a red kite.', '1.png'],
    ['There is no wind.\n\n“Run,” says Joseph.', '2.png'],
  ]);
});

test('a page that is not well-formed is read as browsers do, and told', async () => {
  const broken =
    '<html><head><title>x</title></head><body><p>One &eacute;l&egrave;ve<br>Two<p>Three <img src=i/1.png alt=Amina></body>';
  const { publication, warnings } = await read({ 'E/p1.xhtml': broken });
  expect(publication.pages[1]).toMatchObject({ text: 'One élève\nTwo\n\nThree', alt: 'Amina' });
  expect(warnings).toMatchObject([{ code: 'page-repaired' }]);
});

test.each([
  ['aut', 'AUTHOR'],
  ['http://id.loc.gov/vocabulary/relators/ill', 'ILLUSTRATOR'],
  ['art', 'ILLUSTRATOR'],
  ['trl', 'TRANSLATOR'],
  ['adp', 'ADAPTER'],
  ['nrt', 'NARRATOR'],
  ['EDT', 'EDITOR'],
  ['bkd', 'DESIGNER'],
  ['ctb', 'CONTRIBUTOR'],
  ['fnd', 'OTHER'],
  ['', 'CONTRIBUTOR'],
])('the role "%s" is %s', async (role, expected) => {
  const refined = role === '' ? '' : `<meta refines="#c" property="role" scheme="marc:relators">${role}</meta>`;
  const metadata = `${madeMetadata}${fixed}<dc:contributor id="c"> Ursula
    Nafula </dc:contributor>${refined}`;
  const { publication } = await readWith({ metadata });
  expect(publication.credits.at(-1)).toEqual({ role: expected, name: 'Ursula Nafula' });
});

test('a publisher is named among the credits, and nobody twice', async () => {
  const more = '<dc:publisher>Kite Press</dc:publisher><dc:creator>Amina Kite</dc:creator>';
  const { publication } = await readWith({ metadata: madeMetadata + fixed + more });
  expect(publication.library).toBe('Kite Press');
  expect(publication.credits).toEqual([
    { role: 'AUTHOR', name: 'Amina Kite' },
    { role: 'ILLUSTRATOR', name: 'Joseph Hill' },
    { role: 'OTHER', name: 'Kite Press' },
  ]);
});

test('titles, description and subjects are taken as words', async () => {
  const metadata = `<dc:title id="s">of the hills</dc:title><meta refines="#s" property="title-type">subtitle</meta>
    <dc:title id="m">The
      Red Kite</dc:title><meta refines="#m" property="title-type">main</meta><dc:language>en</dc:language><dc:rights>CC0</dc:rights>
    <dc:description>&lt;p&gt;Amina &amp;amp; a kite.&lt;/p&gt;&lt;p&gt;And wind.&lt;/p&gt;</dc:description>
    <dc:subject>Wind</dc:subject><dc:subject> Wind </dc:subject><dc:subject>Play</dc:subject>${fixed}`;
  const { publication, warnings } = await readWith({ metadata });
  expect(publication).toMatchObject({
    title: 'The Red Kite',
    subtitle: 'of the hills',
    description: 'Amina & a kite.\n\nAnd wind.',
    subjects: ['Wind', 'Play'],
    licence: { code: 'CC0-1.0' },
  });
  expect(warnings).toMatchObject([{ code: 'credits-missing' }]);
});

test('of hundreds of people the first hundred are named, each once in a role', async () => {
  const names = Array.from({ length: 130 }, (_, at) => `Person ${Math.floor(at / 2)}`).concat(
    Array.from({ length: 60 }, (_, at) => `Friend ${at}`),
  );
  const metadata = madeMetadata + fixed + names.map((name) => `<dc:contributor>${name}</dc:contributor>`).join('');
  const { credits } = (await readWith({ metadata })).publication;
  expect(credits).toHaveLength(100);
  expect(new Set(credits.map(({ role, name }) => `${role} ${name}`)).size).toBe(100);
});

const noLicence = madeMetadata.replace('<dc:rights>CC BY 4.0</dc:rights>', '') + fixed;

test.each([
  [
    'dcterms:license',
    '<meta property="dcterms:license">https://creativecommons.org/licenses/by-sa/4.0/</meta>',
    'CC-BY-SA-4.0',
  ],
  [
    'a link',
    '<link rel="dcterms:license" href="http://creativecommons.org/licenses/by-nc/3.0/deed.fr"/>',
    'CC-BY-NC-3.0',
  ],
  ['cc:license', '<link rel="cc:license" href="https://creativecommons.org/publicdomain/zero/1.0/"/>', 'CC0-1.0'],
  ['a country’s own version', '<dc:rights>https://creativecommons.org/licenses/by/3.0/igo/</dc:rights>', 'CC-BY-3.0'],
  ['a sentence', '<dc:rights>© 2020 Amina. Released under CC-BY-NC-SA 4.0.</dc:rights>', 'CC-BY-NC-SA-4.0'],
  ['a name and its short form', '<dc:rights>Creative Commons Attribution (CC BY 4.0)</dc:rights>', 'CC-BY-4.0'],
])('the licence is found in %s', async (_where, metadata, code) => {
  expect((await readWith({ metadata: noLicence + metadata })).publication.licence.code).toBe(code);
});

test.each([
  ['the words of a page', '<p>See creativecommons.org/licenses/by/4.0 for more.</p>'],
  ['a link of a page', '<p>Some <a href="https://creativecommons.org/licenses/by/4.0/">rights</a> reserved.</p>'],
])('the licence is found in %s', async (_where, body) => {
  const { publication } = await readWith({ metadata: noLicence }, { 'E/p3.xhtml': madeXhtml(body) });
  expect(publication.licence.code).toBe('CC-BY-4.0');
});

test('a licence that is missing, unknown or not one is refused unless it is given; one that the file states stays', async () => {
  const several = { 'E/p3.xhtml': madeXhtml('<p>CC BY 4.0 and CC BY-NC 4.0</p>') };
  const unknown = `${noLicence}<dc:rights>All rights reserved</dc:rights>`;
  await expect(readWith({ metadata: noLicence })).rejects.toMatchObject({ code: 'licence-missing' });
  await expect(readWith({ metadata: unknown })).rejects.toMatchObject({ code: 'licence-unknown' });
  await expect(readWith({ metadata: noLicence }, several)).rejects.toMatchObject({ code: 'licence-conflict' });
  const fallback = { licence: 'CC-BY-SA-4.0' } as const;
  for (const [metadata, files] of [
    [noLicence, {}],
    [unknown, {}],
    [noLicence, several],
  ] as const)
    expect((await readWith({ metadata }, files, fallback)).publication.licence.code).toBe('CC-BY-SA-4.0');
  const { publication, warnings } = await read({}, fallback);
  expect(publication.licence.code).toBe('CC-BY-4.0');
  expect(warnings).toMatchObject([{ code: 'licence-of-file' }]);
});

test('the language is made canonical; a missing one is refused unless it is given', async () => {
  const inLanguage = (tag: string, fallback?: FallbackFacts) =>
    readWith({ metadata: madeMetadata.replace('>en<', `>${tag}<`) + fixed }, {}, fallback);
  expect((await inLanguage('eng')).publication.language.tag).toBe('en');
  expect((await inLanguage('pt_br')).publication.language.tag).toBe('pt-BR');
  for (const nothing of ['', 'und', 'no language at all', 'English'])
    await expect(inLanguage(nothing)).rejects.toMatchObject({ code: 'language-missing' });
  expect((await inLanguage('und', { language: 'sw' })).publication.language.tag).toBe('sw');
  expect((await inLanguage('Kiswahili', { language: 'sw' })).publication.language.tag).toBe('sw');
  expect((await inLanguage('en', { language: 'sw' })).publication.language.tag).toBe('en');
});

test('the direction is that of the spine, else of the pages, else of the script', async () => {
  const direction = async (made: MadePackage, files = {}) =>
    (await readWith(made, files)).publication.language.direction;
  const arabic = madeMetadata.replace('>en<', '>ar<') + fixed;
  expect(await direction({ spineAttributes: ' page-progression-direction="rtl"' })).toBe('rtl');
  expect(await direction({ metadata: arabic, spineAttributes: ' page-progression-direction="default"' })).toBe('rtl');
  expect(await direction({}, { 'E/p1.xhtml': madeXhtml('<p>x</p>', { attributes: ' dir="rtl"' }) })).toBe('rtl');
  expect(await direction({ metadata: arabic })).toBe('rtl');
  expect(await direction({ metadata: arabic, spineAttributes: ' page-progression-direction="ltr"' })).toBe('ltr');
});

test('a book without a title is refused', async () => {
  const metadata = madeMetadata.replace('The Red Kite', ' ');
  await expect(readWith({ metadata })).rejects.toMatchObject({ code: 'title-missing' });
});

const overlay = (...clips: string[]) =>
  `<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body>${clips.join('')}</body></smil>`;
const clip = (text: string, audio: string, from = '0s', to = '1s') =>
  `<par><text src="${text}"/><audio src="${audio}" clipBegin="${from}" clipEnd="${to}"/></par>`;

function narrated(p1Audio: string[], files: Record<string, string | Buffer | null> = {}) {
  const manifest =
    '<item id="o" href="o.smil" media-type="application/smil+xml"/><item id="s" href="s.mp3" media-type="audio/mpeg"/>';
  const opf = madeOpf({ manifest }).replace('href="p1.xhtml"', 'href="p1.xhtml" media-overlay="o"');
  return read({
    'E/book.opf': opf,
    'E/p1.xhtml': madeXhtml('<p><span id="a">Amina</span> <span id="b">has a kite.</span></p>'),
    'E/o.smil': overlay(...p1Audio),
    'E/s.mp3': 'sound',
    'E/t.mp3': 'sound',
    ...files,
  });
}

test('narration comes as what is heard when, in the file’s own words', async () => {
  const { publication, readPart } = await narrated([
    clip('p1.xhtml#a', 's.mp3'),
    clip('p1.xhtml#b', 's.mp3', '1s', '2.5s'),
  ]);
  expect(publication.pages[1]?.narration).toEqual({
    sound: { name: 'E/s.mp3', type: 'audio/mpeg' },
    marks: undefined,
    clips: [
      { startMs: 0, endMs: 1000, text: 'Amina' },
      { startMs: 1000, endMs: 2500, text: 'has a kite.' },
    ],
  });
  expect(String(await readPart('E/s.mp3'))).toBe('sound');
});

test('narration that cannot be taken is told, and the book is taken without it', async () => {
  const parts = await narrated([clip('p1.xhtml#a', 's.mp3'), clip('p1.xhtml#b', 't.mp3')]);
  expect([parts.publication.pages[1]?.narration, parts.warnings]).toMatchObject([
    undefined,
    [{ code: 'narration-in-parts', page: 2 }],
  ]);
  const lost = await narrated([clip('p1.xhtml#gone', 's.mp3'), clip('p1.xhtml#b', 's.mp3')]);
  expect(lost.publication.pages[1]?.narration).toMatchObject({ clips: [{ text: 'has a kite.' }] });
  const blank = await narrated([clip('p1.xhtml#a', 's.mp3')], { 'E/p1.xhtml': madeXhtml('<i id="a"/>') });
  expect(blank.warnings).toMatchObject([{ code: 'narration-passed-over' }]);
});

test('narration whose sound is not in the file is refused', async () => {
  await expect(narrated([clip('p1.xhtml#a', 'gone.mp3')])).rejects.toMatchObject({ code: 'epub-part-missing' });
  await expect(narrated([clip('p1.xhtml#a', 's.mp3', 'soon')])).rejects.toMatchObject({ code: 'timings-damaged' });
});
