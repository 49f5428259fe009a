import { FormatError } from '../format-error.ts';
import type { Zip } from './open-zip.ts';
import { elementsOf, findAll, readXml, type XmlElement } from './read-xml.ts';
import { resolveHref } from './resolve-href.ts';

/** A page in reading order: the name of its file, and of its media overlay where it has one. */
export type SpineItem = { name: string; overlay: string | undefined };

/** The most pages a book may have; as for stories. */
export const mostSpineItems = 500;
const opfBytes = 4_000_000;
const fontMangling = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'];

/**
 * The reading order of an EPUB 3 (or 2) by its container and its package document.
 * Throws FormatError epub-part-missing, epub-encrypted, too-many-pages, and what `readXml` throws.
 */
export async function readSpine(zip: Zip, file: string): Promise<SpineItem[]> {
  await refuseEncrypted(zip, file);
  const container = readXml(await zip.read('META-INF/container.xml', opfBytes), `${file}: META-INF/container.xml`);
  const [rootfile] = findAll(container, 'rootfile');
  const name = resolveHref('', rootfile?.attributes['full-path'] ?? '', file).name;
  const opf = readXml(await zip.read(name, opfBytes), `${file}: ${name}`);
  const items = new Map(manifestOf(opf).map((item) => [item.attributes['id'] ?? '', item]));
  const hrefOf = (item: XmlElement | undefined) => item && resolveHref(name, item.attributes['href'] ?? '', file).name;
  const spine = elementsOf(opf, 'spine').flatMap((each) => elementsOf(each, 'itemref'));
  if (spine.length > mostSpineItems)
    throw new FormatError('too-many-pages', {
      file,
      message: `${spine.length} pages; at most ${mostSpineItems} are accepted.`,
    });
  return spine.flatMap(({ attributes }) => {
    const item = items.get(attributes['idref'] ?? '');
    const page = hrefOf(item);
    const overlay = items.get(item?.attributes['media-overlay'] ?? '');
    return page === undefined ? [] : [{ name: page, overlay: hrefOf(overlay) }];
  });
}

function manifestOf(opf: XmlElement): XmlElement[] {
  return elementsOf(opf, 'manifest').flatMap((each) => elementsOf(each, 'item'));
}

/** Mangled fonts are no hindrance: no font is taken. */
async function refuseEncrypted(zip: Zip, file: string): Promise<void> {
  const refused = new FormatError('epub-encrypted', { file, message: 'It is protected (DRM); it cannot be imported.' });
  if (zip.has('META-INF/rights.xml')) throw refused;
  if (!zip.has('META-INF/encryption.xml')) return;
  const encryption = readXml(await zip.read('META-INF/encryption.xml', opfBytes), `${file}: META-INF/encryption.xml`);
  const methods = findAll(encryption, 'EncryptionMethod').map(({ attributes }) => attributes['Algorithm'] ?? '');
  if (methods.some((method) => !fontMangling.includes(method))) throw refused;
}
