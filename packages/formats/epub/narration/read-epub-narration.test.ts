import { expect, test } from 'vitest';
import { madeEpub, madeOverlay, madePackage, madePage, madeZip } from '../../testing/made-epub.ts';
import { readEpubNarration } from './read-epub-narration.ts';

function read(changes: Record<string, string | Buffer | null> = {}) {
  return readEpubNarration(madeEpub(changes), 'kite.epub');
}

test('each page comes with its words, its sound and what is heard when', async () => {
  const { pages, readSound } = await read();
  expect(pages).toEqual([
    { name: 'OEBPS/pages/title.xhtml', text: 'The Red Kite', sound: undefined, clips: [] },
    {
      name: 'OEBPS/pages/p1.xhtml',
      text: 'The wind took the kite.',
      sound: 'OEBPS/sound/one page.mp3',
      clips: [
        { startMs: 0, endMs: 200, text: 'The' },
        { startMs: 200, endMs: 300, text: 'wind' },
        { startMs: 300, endMs: undefined, text: 'the kite' },
      ],
    },
    {
      name: 'OEBPS/pages/p2.xhtml',
      text: 'Up, up it went.',
      sound: 'OEBPS/sound/two.mp3',
      clips: [{ startMs: 0, endMs: 400, text: 'Up, up it went.' }],
    },
  ]);
  expect(String(await readSound('OEBPS/sound/two.mp3'))).toBe('sound two');
});

test('pages may share an overlay and a sound file', async () => {
  const both = madeOverlay([
    ['../pages/p1.xhtml#w1', '../sound/two.mp3', '0s', '1s'],
    ['../pages/p2.xhtml', '../sound/two.mp3', '1s', '2s'],
  ]);
  const { pages } = await read({
    'OEBPS/book.opf': madePackage.replace('media-overlay="o2"', 'media-overlay="o1"'),
    'OEBPS/overlays/o1.smil': both,
  });
  expect(pages.map(({ sound, clips }) => [sound, clips])).toEqual([
    [undefined, []],
    ['OEBPS/sound/two.mp3', [{ startMs: 0, endMs: 1000, text: 'The' }]],
    ['OEBPS/sound/two.mp3', [{ startMs: 1000, endMs: 2000, text: 'Up, up it went.' }]],
  ]);
});

test('prefixes, UTF-16, an old document type and mangled fonts are no hindrance', async () => {
  const old = madePage('<p>Caf&nbsp;one</p>').replace(
    '<!DOCTYPE html>',
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">',
  );
  const { pages } = await read({
    'OEBPS/pages/title.xhtml': Buffer.from(`\ufeff${old.replace('UTF-8', 'UTF-16')}`, 'utf16le'),
    'OEBPS/pages/p2.xhtml':
      '<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:body><h:p id="s1">Up</h:p></h:body></h:html>',
    'META-INF/encryption.xml':
      '<encryption><e:EncryptionMethod xmlns:e="x" Algorithm="http://www.idpf.org/2008/embedding"/></encryption>',
  });
  expect(pages.map(({ text }) => text)).toEqual([
    'Caf\u00a0one'.replace('\u00a0', ' '),
    'The wind took the kite.',
    'Up',
  ]);
});

test('ruby sounds are not words of the page', async () => {
  const { pages } = await read({
    'OEBPS/pages/p2.xhtml': madePage('<p id="s1"><ruby>凧<rp>(</rp><rt>たこ</rt><rp>)</rp></ruby>が飛ぶ</p>'),
  });
  expect(pages[2]?.text).toBe('凧が飛ぶ');
});

const deep = `${'<div>'.repeat(101)}${'</div>'.repeat(101)}`;
const laughs = '<!DOCTYPE html [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><html><body>&b;</body></html>';
const outside = '<!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/passwd">]><html><body>&x;</body></html>';
const p1 = 'OEBPS/pages/p1.xhtml';
const o1 = 'OEBPS/overlays/o1.smil';

test.each<[string, Record<string, string | Buffer | null>, string]>([
  ['no container', { 'META-INF/container.xml': null }, 'epub-part-missing'],
  ['a container that leads nowhere', { 'META-INF/container.xml': '<container/>' }, 'epub-part-missing'],
  ['a page that is not there', { [p1]: null }, 'epub-part-missing'],
  [
    'a page outside of the book',
    { 'OEBPS/book.opf': madePackage.replace('pages/p1', '../../p1') },
    'epub-part-missing',
  ],
  [
    'a page on the network',
    { 'OEBPS/book.opf': madePackage.replace('pages/p1', 'https://example.org/p1') },
    'epub-remote-resource',
  ],
  [
    'a page behind a coded slash',
    { 'OEBPS/book.opf': madePackage.replace('pages/p1', '..%2f..%2fp1') },
    'epub-part-missing',
  ],
  [
    'sound outside of the book',
    { [o1]: madeOverlay([['../pages/p1.xhtml#w1', 'file:///etc/passwd']]) },
    'epub-part-missing',
  ],
  [
    'an element that is not there',
    { [o1]: madeOverlay([['../pages/p1.xhtml#w9', '../sound/two.mp3']]) },
    'epub-part-missing',
  ],
  [
    'a time that is none',
    { [o1]: madeOverlay([['../pages/p1.xhtml#w1', '../sound/two.mp3', 'soon']]) },
    'timings-damaged',
  ],
  [
    'the sound of a page in two files',
    {
      [o1]: madeOverlay([
        ['../pages/p1.xhtml#w1', '../sound/two.mp3'],
        ['../pages/p1.xhtml#w2', '../sound/one%20page.mp3'],
      ]),
    },
    'epub-audio-in-parts',
  ],
  ['no narration', { 'OEBPS/book.opf': madePackage.replaceAll(/media-overlay="o\d"/g, '') }, 'epub-not-narrated'],
  ['rights management', { 'META-INF/rights.xml': '<rights/>' }, 'epub-encrypted'],
  [
    'encrypted pages',
    { 'META-INF/encryption.xml': '<e><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes256-cbc"/></e>' },
    'epub-encrypted',
  ],
  ['entities that grow', { [p1]: laughs }, 'xml-entities'],
  ['entities from elsewhere', { [p1]: outside }, 'xml-entities'],
  ['a page that is not well formed', { [p1]: madePage('<p>') }, 'xml-damaged'],
  ['an entity nobody knows', { [p1]: madePage('&bogus;') }, 'xml-damaged'],
  ['a page nested too deeply', { [p1]: madePage(deep) }, 'xml-too-deep'],
  ['a page of too many elements', { [p1]: madePage('<i/>'.repeat(200_001)) }, 'xml-too-large'],
  ['a page of too many letters', { [p1]: madePage('letters '.repeat(125_001)) }, 'zip-too-large'],
  ['a page that is no text', { [p1]: Buffer.from([0x3c, 0xff, 0xfe]) }, 'not-utf8'],
  [
    'a spine without end',
    { 'OEBPS/book.opf': madePackage.replace('<itemref idref="t"/>', '<itemref idref="t"/>'.repeat(500)) },
    'too-many-pages',
  ],
])('%s is refused by name', async (_what, changes, code) => {
  await expect(read(changes)).rejects.toMatchObject({ name: 'FormatError', code });
});

test('the error says in which file of the book', async () => {
  await expect(read({ [p1]: madePage('<p>') })).rejects.toThrow(/^kite\.epub: OEBPS\/pages\/p1\.xhtml, line \d+: /);
});

test.each([
  ['It is no zip, or the end of it is missing: fetch it anew.', madeEpub().subarray(0, -30)],
  ['It is no zip, or the end of it is missing: fetch it anew.', Buffer.from('<html>Not found</html>')],
  ['It is empty.', Buffer.alloc(0)],
])('of a file that came over damaged it says what to do: %s', async (message, bytes) => {
  await expect(readEpubNarration(bytes, 'kite.epub')).rejects.toThrow(`kite.epub: ${message}`);
});

test.each<[string, Buffer, string]>([
  ['a file that is no zip', Buffer.from('PDF, perhaps'), 'zip-damaged'],
  ['an empty file', Buffer.alloc(0), 'zip-damaged'],
  ['a zip cut short', madeEpub().subarray(0, -30), 'zip-damaged'],
  ['a name that leads out', madeZip([{ name: '../evil', content: 'x' }]), 'zip-entry-refused'],
  ['a name inside that leads out', madeZip([{ name: 'a/../../evil', content: 'x' }]), 'zip-entry-refused'],
  ['an absolute name', madeZip([{ name: '/etc/passwd', content: 'x' }]), 'zip-entry-refused'],
  ['a name of Windows', madeZip([{ name: 'a\\..\\evil', content: 'x' }]), 'zip-entry-refused'],
  ['a name with a drive', madeZip([{ name: 'C:/evil', content: 'x' }]), 'zip-entry-refused'],
  [
    'two files of one name',
    madeZip([
      { name: 'a', content: 'x' },
      { name: 'a', content: 'y' },
    ]),
    'zip-entry-refused',
  ],
  [
    'two names that look the same',
    madeZip([
      { name: 'é', content: 'x' },
      { name: 'e\u0301', content: 'y' },
    ]),
    'zip-entry-refused',
  ],
  [
    'two files in one place',
    madeZip([
      { name: 'a', content: 'x' },
      { name: 'b', content: 'y', lie: { sameplaceAs: 0 } },
    ]),
    'zip-entry-refused',
  ],
  ['a link', madeZip([{ name: 'a', content: '/etc/passwd', lie: { mode: 0o120777 } }]), 'zip-entry-refused'],
  ['an unknown packing', madeZip([{ name: 'a', content: 'x', lie: { method: 12 } }]), 'zip-entry-refused'],
  [
    'an encrypted file',
    madeZip([{ name: 'a', content: 'x', isPacked: true, lie: { flags: 0x801 } }]),
    'epub-encrypted',
  ],
  ['a bomb', madeZip([{ name: 'a', content: Buffer.alloc(30_000_000), isPacked: true }]), 'zip-too-large'],
  [
    'a file too large',
    madeZip([{ name: 'a', content: 'x', isPacked: true, lie: { unpackedBytes: 51e6 } }]),
    'zip-too-large',
  ],
  [
    'files too large together',
    madeZip(
      Array.from({ length: 9 }, (_, at) => ({
        name: `${at}`,
        content: Buffer.alloc(300_000, 'ab'),
        isPacked: false,
        lie: { unpackedBytes: 49e6, method: 8 },
      })),
    ),
    'zip-too-large',
  ],
  [
    'a flood of files',
    madeZip(Array.from({ length: 5001 }, (_, at) => ({ name: `${at}`, content: '' }))),
    'zip-too-many-entries',
  ],
])('%s is refused by name', async (_what, bytes, code) => {
  await expect(readEpubNarration(bytes, 'kite.epub')).rejects.toMatchObject({ name: 'FormatError', code });
});

test('a file that is larger than its directory says is refused when it is read', async () => {
  const lying = madeZip([
    { name: 'META-INF/container.xml', content: 'x'.repeat(100_000), isPacked: true, lie: { unpackedBytes: 10 } },
  ]);
  await expect(readEpubNarration(lying, 'kite.epub')).rejects.toMatchObject({ code: 'zip-damaged' });
});
