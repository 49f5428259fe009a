import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { madeHostileEpubs } from '../testing/made-hostile-epubs.ts';
import { madeMetadata, madeOpf, madePictureBook, madeXhtml, ref } from '../testing/made-picture-book.ts';
import { readEpub } from './read-epub.ts';

test.each(madeHostileEpubs())(
  '$name is refused as $code',
  async ({ code, bytes }) => {
    await expect(readEpub(bytes, 'hostile.epub')).rejects.toMatchObject({ name: 'FormatError', code });
  },
  5000,
);

test('the error names the file, and the part of it', async () => {
  const bytes = madePictureBook({ 'E/p1.xhtml': madeXhtml('<p onclick="x()">Amina</p>') });
  await expect(readEpub(bytes, 'kite.epub')).rejects.toThrow('kite.epub: E/p1.xhtml: There is a script in "onclick".');
});

test('a file larger than the limit is refused before anything of it is read', async () => {
  const source = { byteLength: 200_000_001, read: () => Promise.reject(new Error('it was read')) };
  await expect(readEpub(source, 'large.epub')).rejects.toMatchObject({ code: 'file-too-large' });
});

test('a large book is read whole, though its documents do not lie in memory together', async () => {
  const ids = Array.from({ length: 9 }, (_, at) => `f${at}`);
  const { publication, warnings } = await readEpub(
    madePictureBook({
      'E/book.opf': madeOpf({
        metadata: madeMetadata.replace('CC BY 4.0', '') + '<meta property="rendition:layout">pre-paginated</meta>',
        manifest: ids.map((id) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`).join(''),
        spine: [...ids, 'f0'].map(ref).join(''),
      }),
      'E/padding.bin': randomBytes(100_000),
      ...Object.fromEntries(
        ids.map((id) => [
          `E/${id}.xhtml`,
          madeXhtml(
            `<p>Page ${id}<br>${'<i> </i>'.repeat(10_000)}</p>${id === 'f8' ? '<p dir="rtl">CC BY 4.0</p>' : ''}`,
          ),
        ]),
      ),
    }),
    'large.epub',
  );
  expect(publication.licence.code).toBe('CC-BY-4.0');
  expect(publication.pages.map(({ text }) => text.slice(0, 7))).toEqual(['', ...ids.map((id) => `Page ${id}`)]);
  expect(warnings.filter(({ code }) => code === 'page-repaired')).toHaveLength(9);
});

test('what looks alike and does no harm is taken', async () => {
  const { publication } = await readEpub(
    madePictureBook({
      'META-INF/encryption.xml': `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><EncryptedData>
        <EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/></EncryptedData></encryption>`,
      mimetype: 'application/epub+zip\n',
      'E/book.opf': madeOpf({ manifest: '<item id="css" href="s.css" media-type="text/css"/>' }),
      'E/s.css': '/* from http://example.org */ p { background: url(i/1.png) } @import "other.css";',
      'E/p1.xhtml': `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">
        ${madeXhtml(
          '<p id="a">More at <a href="https://example.org/onward">example.org</a>. javascript: is a word.</p><p id="a"/>',
          {
            head: '<link rel="license" href="https://creativecommons.org/licenses/by/4.0/"/><script type="application/ld+json">{}</script>',
          },
        ).replace('<?xml version="1.0" encoding="UTF-8"?>', '')}`,
    }),
    'kite.epub',
  );
  expect(publication.pages[1]?.text).toBe('More at example.org. javascript: is a word.');
});
