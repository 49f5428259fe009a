import type { FormatErrorCode } from '../format-error.ts';
import { madeMetadata, madeOpf, madePictureBook, madeXhtml, ref } from './made-picture-book.ts';

/** What it tries, the code it is refused with, and the file. */
export type HostileRow = [name: string, code: FormatErrorCode, bytes: Buffer];

const p1 = 'E/p1.xhtml';
const opf = 'E/book.opf';

/** Bytes that cannot be packed, so that a bomb does not look like one. */
const padding = Buffer.alloc(600_000);
for (let at = 0, state = 1; at < padding.length; at += 4) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  padding.writeUInt32LE((state ^ (state >>> 15)) >>> 0, at);
}

/** A book of so many pages that are all the same. */
function pagesOf(count: number, body: string, more: Record<string, string | Buffer> = {}): Buffer {
  const ids = Array.from({ length: count }, (_, at) => `f${at}`);
  const html = madeXhtml(body);
  return madePictureBook({
    [opf]: madeOpf({
      manifest: ids.map((id) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`).join(''),
      spine: ids.map(ref).join(''),
    }),
    ...Object.fromEntries(ids.map((id) => [`E/${id}.xhtml`, html])),
    ...more,
  });
}

/** What is harmless once and too much in its number, or would keep a careless search busy for hours. */
export function madeFloods(): HostileRow[] {
  const padded = { 'E/padding.bin': padding };
  const styled = (css: string) =>
    madePictureBook({
      [opf]: madeOpf({ manifest: '<item id="css" href="s.css" media-type="text/css"/>' }),
      'E/s.css': css,
    });
  const opened = (at: number) => `<item id="o${at}" href="o.smil" media-type="application/smil+xml"/>`;
  const pages = Array.from({ length: 30 }, (_, at) => `p${at}`);
  const smil = `<smil><body>${'<par/>'.repeat(90_000)}</body></smil>`;
  return [
    ['many pages that are bombs together', 'zip-too-large', pagesOf(30, '<b/>'.repeat(100_000))],
    ['many pages of too many elements together', 'xml-too-large', pagesOf(30, '<b/>'.repeat(190_000), padded)],
    ['many pages of too many letters together', 'xml-too-large', pagesOf(40, 'letters '.repeat(120_000), padded)],
    [
      'many overlays of too many elements together',
      'xml-too-large',
      madePictureBook({
        [opf]: madeOpf({
          manifest: pages
            .map(
              (id, at) =>
                `<item id="f${id}" href="${id}f.xhtml" media-type="application/xhtml+xml" media-overlay="o${at}"/>${opened(at).replace('o.smil', `${id}.smil`)}`,
            )
            .join(''),
          spine: pages.map((id) => ref(`f${id}`)).join(''),
        }),
        ...Object.fromEntries(
          pages.flatMap((id) => [
            [`E/${id}f.xhtml`, madeXhtml('<p>Amina</p>')],
            [`E/${id}.smil`, smil],
          ]),
        ),
        ...padded,
      }),
    ],
    [
      'words in elements in elements with ids',
      'xml-too-large',
      madePictureBook({
        [opf]: madeOpf({ manifest: '<item id="o" href="o.smil" media-type="application/smil+xml"/>' }).replace(
          'href="p1.xhtml"',
          'href="p1.xhtml" media-overlay="o"',
        ),
        [p1]: madeXhtml(
          Array.from({ length: 90 }, (_, at) => `<i id="i${at}">`).join('') +
            'letters '.repeat(100_000) +
            '</i>'.repeat(90),
        ),
        'E/o.smil': '<smil><body><par><text src="p1.xhtml#i0"/><audio src="s.mp3"/></par></body></smil>',
      }),
    ],
    [
      'a picture shown ten thousand times in one text',
      'too-many-pages',
      madePictureBook({
        [opf]: madeOpf({ metadata: madeMetadata }),
        [p1]: madeXhtml('<img src="i/1.png" alt=""/><p>Up.</p>'.repeat(10_000)),
      }),
    ],
    [
      'a style sheet of comments in comments',
      'epub-remote-resource',
      styled(`${'/* '.repeat(200_000)} url(//evil.example/a)`),
    ],
    [
      'a page of document types',
      'xml-entities',
      madePictureBook({ [p1]: `<html><p>${'<!DOCTYPE'.repeat(100_000)} x [` }),
    ],
    [
      'a page of document types that end',
      'xml-entities',
      madePictureBook({ [p1]: `<html><p>${'<!DOCTYPE>'.repeat(90_000)}<!DOCTYPE x [` }),
    ],
    [
      'options of Apple without end',
      'zip-too-large',
      madePictureBook({
        [opf]: madeOpf({ metadata: madeMetadata }),
        'META-INF/com.apple.ibooks.display-options.xml': 'name="fixed-layout"'.repeat(50_000),
      }),
    ],
    [
      'a page of spaces, without a licence',
      'licence-missing',
      madePictureBook({
        [opf]: madeOpf({ metadata: madeMetadata.replace('CC BY 4.0', '') }),
        [p1]: madeXhtml(`<p>a${'\u00a0'.repeat(480_000)}b</p>`),
      }),
    ],
    [
      'a narrated page of spaces, without a licence',
      'licence-missing',
      madePictureBook({
        [opf]: madeOpf({
          metadata: madeMetadata.replace('CC BY 4.0', ''),
          manifest: '<item id="o" href="o.smil" media-type="application/smil+xml"/>',
        }).replace('href="p1.xhtml"', 'href="p1.xhtml" media-overlay="o"'),
        [p1]: madeXhtml(`<p id="a">${'<i/> '.repeat(90_000)}</p>`),
        'E/o.smil': '<smil><body><par><text src="p1.xhtml#a"/><audio src="s.mp3"/></par></body></smil>',
      }),
    ],
    [
      'a page of tables left open, without a licence',
      'licence-missing',
      madePictureBook({
        [opf]: madeOpf({ metadata: madeMetadata.replace('CC BY 4.0', '') }),
        [p1]: `<p a><table>${'a<hr>'.repeat(80_000)}`,
      }),
    ],
  ];
}
