import { crc32, deflateSync } from 'node:zlib';
import { madeZip } from './made-epub.ts';

/** A PNG of one colour that decodes, for tests; `claims` says another size than it has. */
export function madePng(
  width = 100,
  height = 80,
  { colour = 0x33, claims = [width, height] as [number, number], isInterlaced = false } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claims[0], 0);
  header.writeUInt32BE(claims[1], 4);
  header.set([8, 0, 0, 0, isInterlaced ? 1 : 0], 8);
  const row = Buffer.alloc(width + 1, colour);
  row[0] = 0;
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A page of a foreign book; `type` is the `epub:type` of its body. */
export function madeXhtml(body: string, { type = '', attributes = '', head = '' } = {}): string {
  const epubType = type === '' ? '' : ` epub:type="${type}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"${attributes}><head><title>x</title>${head}</head><body${epubType}>${body}</body></html>`;
}

/** What the package document of `madePictureBook` holds: lines of XML, and what is in the spine. */
export type MadePackage = {
  metadata?: string;
  manifest?: string;
  spine?: string;
  spineAttributes?: string;
  attributes?: string;
  guide?: string;
};

const dc = 'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf"';

export const madeMetadata = `<dc:identifier id="id">urn:isbn:9780000000001</dc:identifier>
  <dc:title>The Red Kite</dc:title><dc:language>en</dc:language>
  <dc:creator id="a">Amina Kite</dc:creator><meta refines="#a" property="role" scheme="marc:relators">aut</meta>
  <dc:contributor id="b">Joseph Hill</dc:contributor><meta refines="#b" property="role" scheme="marc:relators">ill</meta>
  <dc:rights>CC BY 4.0</dc:rights>
  <meta property="dcterms:modified">2026-11-21T08:00:00Z</meta>`;

/** A package document of EPUB 3; pages p1, p2 and p3, their pictures, a cover. */
export function madeOpf(pkg: MadePackage = {}): string {
  const { metadata = `${madeMetadata}<meta property="rendition:layout">pre-paginated</meta>`, guide = '' } = pkg;
  const {
    manifest = '',
    spine = ['cover', 'p1', 'p2', 'p3'].map(ref).join(''),
    spineAttributes = '',
    attributes = '',
  } = pkg;
  return `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"${attributes}>
<metadata ${dc}>${metadata}</metadata><manifest>
  <item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>
  ${[1, 2, 3].map((at) => `<item id="p${at}" href="p${at}.xhtml" media-type="application/xhtml+xml"/>`).join('')}
  <item id="i0" href="i/0.png" media-type="image/png" properties="cover-image"/>
  ${[1, 2, 3].map((at) => `<item id="i${at}" href="i/${at}.png" media-type="image/png"/>`).join('')}
  ${manifest}</manifest><spine${spineAttributes}>${spine}</spine>${guide}</package>`;
}

export function ref(id: string): string {
  return `<itemref idref="${id}"/>`;
}

/** The files of a foreign picture book of fixed layout, "The Red Kite"; `changes` replaces files, null leaves one out. */
export function madePictureBook(changes: Record<string, string | Buffer | null> = {}): Buffer {
  const files: Record<string, string | Buffer | null> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
      <rootfiles><rootfile full-path="E/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    'E/book.opf': madeOpf(),
    'E/cover.xhtml': madeXhtml('<img src="i/0.png" alt="A kite over a hill"/>', { type: 'cover' }),
    'E/p1.xhtml': madeXhtml('<img src="i/1.png" alt="Amina with her kite"/><p>Amina has a red kite.</p>'),
    'E/p2.xhtml': madeXhtml('<p>There is no wind.</p><p>“Run,” says Joseph.</p><img src="i/2.png" alt=""/>'),
    'E/p3.xhtml': madeXhtml('<img src="i/3.png" alt="i/3.png"/>'),
    ...Object.fromEntries([0, 1, 2, 3].map((at) => [`E/i/${at}.png`, madePng(100 + at)])),
    ...changes,
  };
  return madeZip(
    Object.entries(files).flatMap(([name, content]) =>
      content === null ? [] : { name, content, isPacked: /\.(xhtml|html|xml|opf|smil)$/.test(name) },
    ),
  );
}
