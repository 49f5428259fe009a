import { crc32, deflateRawSync } from 'node:zlib';

/** A file in a zip for tests; what a decent program never writes can be said of it. */
export type MadeEntry = {
  name: string;
  content: string | Buffer;
  isPacked?: boolean;
  /** Set instead of the true values. */
  lie?: { unpackedBytes?: number; flags?: number; method?: number; mode?: number; sameplaceAs?: number };
};

/** The bytes of a zip file. */
export function madeZip(entries: MadeEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const { name, content, isPacked = false, lie = {} } of entries) {
    const plain = Buffer.from(content);
    const data = isPacked ? deflateRawSync(plain) : plain;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(lie.flags ?? 0x800, 2);
    fields.writeUInt16LE(lie.method ?? (isPacked ? 8 : 0), 4);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(lie.unpackedBytes ?? plain.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), data]);
    const ends = Buffer.alloc(14);
    ends.writeUInt32LE((((lie.mode ?? 0o100644) << 16) >>> 0) >>> 0, 6);
    ends.writeUInt32LE(lie.sameplaceAs === undefined ? offset : (offsets[lie.sameplaceAs] ?? 0), 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), fields, ends, Buffer.from(name)]));
    offsets.push(offset);
    bodies.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, central, end]);
}

/** The files of a narrated book for tests: a title page, two pages and their sound. `changes` replaces files; null leaves one out. */
export function madeEpub(changes: Record<string, string | Buffer | null> = {}): Buffer {
  const files: Record<string, string | Buffer | null> = { ...narratedBook, ...changes };
  return madeZip(
    Object.entries(files).flatMap(([name, content]) => (content === null ? [] : { name, content, isPacked: true })),
  );
}

export function madePage(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>The Red Kite</title></head><body>${body}</body></html>`;
}

/** Each clip is [id of a page's element with its file, sound, begin, end]. */
export function madeOverlay(clips: [text: string, audio: string, begin?: string, end?: string][]): string {
  const pars = clips.map(([text, audio, begin, end]) => {
    const times = `${begin === undefined ? '' : ` clipBegin="${begin}"`}${end === undefined ? '' : ` clipEnd="${end}"`}`;
    return `<par><text src="${text}"/><audio src="${audio}"${times}/></par>`;
  });
  return `<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0"><body>
    <seq epub:textref="../pages/p1.xhtml">${pars.join('\n')}</seq></body></smil>`;
}

export const madePackage = `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><manifest>
  <item id="t" href="pages/title.xhtml" media-type="application/xhtml+xml"/>
  <item id="p1" href="pages/p1.xhtml" media-type="application/xhtml+xml" media-overlay="o1"/>
  <item id="p2" href="pages/p2.xhtml" media-type="application/xhtml+xml" media-overlay="o2"/>
  <item id="o1" href="overlays/o1.smil" media-type="application/smil+xml"/>
  <item id="o2" href="overlays/o2.smil" media-type="application/smil+xml"/>
  <item id="a1" href="sound/one%20page.mp3" media-type="audio/mpeg"/>
</manifest><spine><itemref idref="t"/><itemref idref="p1"/><itemref idref="p2"/></spine></package>`;

const narratedBook = {
  mimetype: 'application/epub+zip',
  'META-INF/container.xml': `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
    <rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
  'OEBPS/book.opf': madePackage,
  'OEBPS/pages/title.xhtml': madePage('<h1>The Red Kite</h1>'),
  'OEBPS/pages/p1.xhtml': madePage(
    '<section><p><span id="w1">The</span> <span id="w2">wind</span>\n took <b id="w3">the&#160;kite</b>.</p></section>',
  ),
  'OEBPS/pages/p2.xhtml': madePage('<p id="s1">Up, up it went.</p><script>no()</script><p hidden="">Never seen</p>'),
  'OEBPS/overlays/o1.smil': madeOverlay([
    ['../pages/p1.xhtml#w1', '../sound/one%20page.mp3', '0s', '0.2s'],
    ['../pages/p1.xhtml#w2', '../sound/one%20page.mp3', '200ms', '00:00:00.300'],
    ['../pages/p1.xhtml#w3', '../sound/one%20page.mp3', '0.300'],
  ]),
  'OEBPS/overlays/o2.smil': madeOverlay([['../pages/p2.xhtml#s1', '../sound/two.mp3', '0s', '0.4s']]),
  'OEBPS/sound/one page.mp3': 'sound one',
  'OEBPS/sound/two.mp3': 'sound two',
};
