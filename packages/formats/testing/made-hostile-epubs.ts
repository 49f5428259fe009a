import type { FormatErrorCode } from '../format-error.ts';
import { type MadeEntry, madeZip } from './made-epub.ts';
import { type HostileRow, madeFloods } from './made-floods.ts';
import { madeMetadata, madeOpf, madePictureBook, madePng, madeXhtml, ref } from './made-picture-book.ts';

/** A file that means harm, or is so broken that it might: what it tries, and the code it is refused with. */
export type HostileEpub = { name: string; code: FormatErrorCode; bytes: Buffer };

/** Every hostile file that is known here, made anew. */
export function madeHostileEpubs(): HostileEpub[] {
  return [...hostileZips(), ...hostilePackages(), ...hostilePages(), ...madeFloods()].map(([name, code, bytes]) => ({
    name,
    code,
    bytes,
  }));
}

const p1 = 'E/p1.xhtml';
const opf = 'E/book.opf';
const page = (body: string, facts?: Parameters<typeof madeXhtml>[1]) =>
  madePictureBook({ [p1]: madeXhtml(body, facts) });
const withOpf = (pkg: Parameters<typeof madeOpf>[0]) => madePictureBook({ [opf]: madeOpf(pkg) });
const item = (attributes: string) => withOpf({ manifest: `<item id="x" ${attributes}/>` });

/** The entries of a book with more behind them. */
function zipWith(...more: MadeEntry[]): Buffer {
  return madeZip([{ name: 'mimetype', content: 'application/epub+zip' }, ...more]);
}

function hostileZips(): HostileRow[] {
  const whole = madePictureBook();
  const huge = Buffer.alloc(49_000_000);
  return [
    ['a zip bomb', 'zip-too-large', zipWith({ name: 'a', content: huge, isPacked: true })],
    [
      'a bomb of many files',
      'zip-too-large',
      zipWith(
        ...Array.from({ length: 9 }, (_, at) => ({
          name: `${at}`,
          content: Buffer.alloc(300_000, 'ab'),
          lie: { unpackedBytes: 49e6, method: 8 },
        })),
      ),
    ],
    [
      'a file that unpacks to more than it says',
      'zip-damaged',
      zipWith({ name: 'META-INF/container.xml', content: huge, isPacked: true, lie: { unpackedBytes: 900_000 } }),
    ],
    ['a name that leads out', 'zip-entry-refused', zipWith({ name: '../../evil', content: 'x' })],
    ['an absolute name', 'zip-entry-refused', zipWith({ name: '/etc/passwd', content: 'x' })],
    ['a name of Windows', 'zip-entry-refused', zipWith({ name: 'C:\\evil', content: 'x' })],
    ['a symbolic link', 'zip-entry-refused', zipWith({ name: 'a', content: '/etc/passwd', lie: { mode: 0o120777 } })],
    [
      'two files in one place',
      'zip-entry-refused',
      zipWith({ name: 'a', content: 'x' }, { name: 'b', content: 'y', lie: { sameplaceAs: 1 } }),
    ],
    ['two files of one name', 'zip-entry-refused', zipWith({ name: 'a', content: 'x' }, { name: 'a', content: 'y' })],
    [
      'an encrypted file',
      'epub-encrypted',
      zipWith({ name: 'a', content: 'x', isPacked: true, lie: { flags: 0x801 } }),
    ],
    [
      'a flood of files',
      'zip-too-many-entries',
      zipWith(...Array.from({ length: 20_000 }, (_, at) => ({ name: `${at}`, content: '' }))),
    ],
    ['a truncated archive', 'zip-damaged', whole.subarray(0, -40)],
    ['an archive without its middle', 'zip-damaged', Buffer.concat([whole.subarray(0, 900), whole.subarray(1400)])],
    ['no zip at all', 'zip-damaged', Buffer.from('%PDF-1.7')],
    ['a wrong mimetype', 'epub-mimetype-wrong', madePictureBook({ mimetype: 'application/zip' })],
    ['no mimetype', 'epub-mimetype-wrong', madePictureBook({ mimetype: null })],
    ['rights of a shop (DRM)', 'epub-encrypted', madePictureBook({ 'META-INF/rights.xml': '<rights/>' })],
    [
      'an encrypted page (DRM)',
      'epub-encrypted',
      madePictureBook({
        'META-INF/encryption.xml': `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><EncryptedData>
          <EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes256-cbc"/></EncryptedData></encryption>`,
      }),
    ],
  ];
}

function hostilePackages(): HostileRow[] {
  const manyPages = Array.from(
    { length: 10_000 },
    (_, at) => `<item id="m${at}" href="p1.xhtml" media-type="application/xhtml+xml"/>`,
  );
  return [
    [
      '10,000 pages',
      'too-many-pages',
      withOpf({ manifest: manyPages.join(''), spine: manyPages.map((_, at) => ref(`m${at}`)).join('') }),
    ],
    [
      'two files of one id',
      'epub-duplicate-id',
      withOpf({ manifest: '<item id="p1" href="p2.xhtml" media-type="application/xhtml+xml"/>' }),
    ],
    [
      'a page outside the archive',
      'epub-part-missing',
      item('href="../../../etc/passwd" media-type="application/xhtml+xml"'),
    ],
    [
      'a page on the network',
      'epub-remote-resource',
      item('href="https://evil.example/a.xhtml" media-type="application/xhtml+xml"'),
    ],
    [
      'a file of the machine',
      'epub-remote-resource',
      item('href="file:///etc/passwd" media-type="application/xhtml+xml"'),
    ],
    ['a script among its files', 'epub-scripted', item('href="x.js" media-type="text/javascript"')],
    [
      'a page that says it is scripted',
      'epub-scripted',
      item('href="p1.xhtml" media-type="application/xhtml+xml" properties="scripted"'),
    ],
    [
      'a style sheet that asks the network',
      'epub-remote-resource',
      madePictureBook({
        [opf]: madeOpf({ manifest: '<item id="css" href="s.css" media-type="text/css"/>' }),
        'E/s.css': 'p { background: url( "https://evil.example/seen.png" ) }',
      }),
    ],
    [
      'entities in the package document',
      'xml-entities',
      madePictureBook({
        [opf]: `<!DOCTYPE package [<!ENTITY a "${'a'.repeat(1000)}">]>${madeOpf().replace('<?xml version="1.0"?>', '')}`,
      }),
    ],
    [
      'a package document that is too deep',
      'xml-too-deep',
      withOpf({ metadata: `${'<meta>'.repeat(5000)}${'</meta>'.repeat(5000)}` }),
    ],
    [
      'a package document of 3 MB of elements',
      'xml-too-large',
      withOpf({ metadata: madeMetadata + Array.from({ length: 120_000 }, (_, at) => `<meta a="${at}"/>`).join('') }),
    ],
    [
      'a package document in another encoding',
      'not-utf8',
      madePictureBook({ [opf]: Buffer.from(madeOpf().replace('Kite', 'Kité'), 'latin1') }),
    ],
  ];
}

function hostilePages(): HostileRow[] {
  const laughs = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at} "${`&l${at - 1};`.repeat(10)}">`).join('');
  const svg = (inside: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;
  const drawing = (content: string, name = 'E/d.svg', type = 'image/svg+xml') =>
    madePictureBook({
      [opf]: madeOpf({ manifest: `<item id="d" href="${name.slice(2)}" media-type="${type}"/>` }),
      [p1]: madeXhtml(`<img src="${name.slice(2)}" alt=""/><p>Amina</p>`),
      [name]: content,
    });
  const picture = (bytes: Buffer) => madePictureBook({ 'E/i/1.png': bytes });
  const html = '<html xmlns="http://www.w3.org/1999/xhtml"><body><p>&l9;</p></body></html>';
  const bombHtml = Array.from({ length: 20_000 }, (_, at) => `<b a=${at}>`).join('') + '<p>'.repeat(20_000);
  return [
    ['entity expansion', 'xml-entities', madePictureBook({ [p1]: `<!DOCTYPE html [${laughs}]>${html}` })],
    [
      'an entity of a file',
      'xml-entities',
      madePictureBook({ [p1]: `<!DOCTYPE html [<!ENTITY l9 SYSTEM "file:///etc/passwd">]>${html}` }),
    ],
    ['a script', 'epub-scripted', page('<p>Amina</p><script>fetch("/")</script>')],
    ['a script in the head', 'epub-scripted', page('<p>Amina</p>', { head: '<script src="x.js"></script>' })],
    ['a script in an address', 'epub-scripted', page('<p><a href=" java&#10;script:alert(1)">Amina</a></p>')],
    ['an event handler', 'epub-event-handler', page('<p onclick="alert(1)">Amina</p>')],
    ['an event handler of a picture', 'epub-event-handler', page('<img src="i/1.png" alt="" onError="alert(1)"/>')],
    ['an event handler in broken HTML', 'epub-event-handler', page('<p>Amina<br><img src=i/1.png onerror=alert(1)>')],
    ['a drawing with a script', 'epub-svg-scripted', drawing(svg('<script>alert(1)</script>'))],
    ['a drawing with a script on the page', 'epub-svg-scripted', page(svg('<script>alert(1)</script>'))],
    [
      'a drawing with a script that is called a JPEG',
      'epub-svg-scripted',
      drawing(svg('<script/>'), 'E/d.jpg', 'image/jpeg'),
    ],
    ['a drawing with an event handler', 'epub-event-handler', drawing(svg('', ' onload="alert(1)"'))],
    ['a picture on the network', 'epub-remote-resource', page('<img src="http://evil.example/a.png" alt=""/>')],
    [
      'a picture on the network, without a scheme',
      'epub-remote-resource',
      page('<img src="//evil.example/a.png" alt=""/>'),
    ],
    ['a picture of the machine', 'epub-remote-resource', page('<img src="file:///etc/passwd" alt=""/>')],
    [
      'a style on the network',
      'epub-remote-resource',
      page('<p style="background:url(https://evil.example/a)">Amina</p>'),
    ],
    [
      'a style sheet on the network',
      'epub-remote-resource',
      page('<p>A</p>', { head: '<link rel="stylesheet" href="https://evil.example/a.css"/>' }),
    ],
    ['a frame on the network', 'epub-remote-resource', page('<iframe src="https://evil.example/"></iframe>')],
    ['a picture outside the archive', 'epub-part-missing', page('<img src="../../../etc/passwd" alt=""/>')],
    ['a picture of 900 million pixels', 'picture-too-large', picture(madePng(100, 100, { claims: [30_000, 30_000] }))],
    [
      'a picture of 30 million pixels that can only be decoded whole',
      'picture-too-large',
      picture(madePng(100, 100, { claims: [6000, 5000], isInterlaced: true })),
    ],
    ['a picture 20,000 pixels wide', 'picture-too-large', picture(madePng(100, 100, { claims: [20_000, 10] }))],
    ['a page nested too deeply', 'xml-too-deep', page('<div>'.repeat(5000) + '</div>'.repeat(5000))],
    ['broken HTML nested too deeply', 'xml-too-deep', page('<div>'.repeat(90_000))],
    ['broken HTML that grows without end', 'xml-too-deep', page(bombHtml)],
    ['a page of too many elements', 'xml-too-large', page('<i/>'.repeat(200_001))],
    ['a page of too many letters', 'zip-too-large', page('letters '.repeat(125_001))],
    [
      'a page in another encoding',
      'not-utf8',
      madePictureBook({ [p1]: Buffer.from(madeXhtml('<p>Amina é</p>'), 'latin1') }),
    ],
    ['a book without pages', 'pages-missing', withOpf({ spine: '' })],
  ];
}
