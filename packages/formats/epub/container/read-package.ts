import { FormatError } from '../../format-error.ts';
import type { Zip } from './open-zip.ts';
import { elementsOf, findAll, readXml, type XmlElement } from '../markup/read-xml.ts';
import { isRemote, resolveHref } from '../markup/resolve-href.ts';

/** A page in reading order: the name of its file, and of its media overlay where it has one. */
export type SpineItem = { name: string; overlay: string | undefined };

/** A file that the package document lists; `name` is where it lies in the zip, `overlay` the id of its media overlay. */
export type ManifestItem = {
  id: string;
  name: string;
  type: string;
  properties: string[];
  overlay: string | undefined;
};

/** A package document: its name, its root element, what it lists by id, and the reading order. */
export type EpubPackage = {
  name: string;
  root: XmlElement;
  items: Map<string, ManifestItem>;
  spine: { item: ManifestItem; isLinear: boolean; properties: string[] }[];
  /** `page-progression-direction`, '' where there is none. */
  progression: string;
};

/** The most pages a book may have; as for stories. */
export const maxSpineItems = 500;
const opfBytes = 4_000_000;
const fontMangling = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'];

/**
 * The package document of an EPUB 3 or 2, by its container.
 * @throws FormatError epub-part-missing, epub-encrypted, epub-duplicate-id, epub-remote-resource, too-many-pages, and what `readXml` throws.
 */
export async function readPackage(zip: Zip, file: string): Promise<EpubPackage> {
  await refuseEncrypted(zip, file);
  const container = readXml(await zip.read('META-INF/container.xml', opfBytes), `${file}: META-INF/container.xml`);
  const [rootfile] = findAll(container, 'rootfile');
  const { name } = resolveHref('', rootfile?.attributes['full-path'] ?? '', file);
  const root = readXml(await zip.read(name, opfBytes), `${file}: ${name}`);
  refuseDuplicateIds(root, `${file}: ${name}`);
  const items = new Map(itemsOf(root, { name, file }).map((item) => [item.id, item]));
  const spines = elementsOf(root, 'spine');
  const refs = spines.flatMap((each) => elementsOf(each, 'itemref'));
  if (refs.length > maxSpineItems)
    throw new FormatError('too-many-pages', {
      file,
      message: `${refs.length} pages; at most ${maxSpineItems} are accepted.`,
    });
  const met = new Set<string>();
  const spine = refs.flatMap(({ attributes: { idref = '', linear, properties = '' } }) => {
    const item = items.get(idref);
    // A page that comes twice would be two pages of the same words; the specification forbids it.
    if (item === undefined || met.has(item.name)) return [];
    met.add(item.name);
    return [{ item, isLinear: linear !== 'no', properties: words(properties) }];
  });
  const progression = spines[0]?.attributes['page-progression-direction'] ?? '';
  return { name, root, items, spine, progression };
}

/** The reading order alone. @throws what `readPackage` throws */
export async function readSpine(zip: Zip, file: string): Promise<SpineItem[]> {
  const { items, spine } = await readPackage(zip, file);
  return spine.map(({ item }) => ({ name: item.name, overlay: items.get(item.overlay ?? '')?.name }));
}

function itemsOf(root: XmlElement, { name: from, file }: { name: string; file: string }): ManifestItem[] {
  const elements = elementsOf(root, 'manifest').flatMap((each) => elementsOf(each, 'item'));
  return elements.map(({ attributes }) => {
    const { id = '', href = '', properties = '' } = attributes;
    if (isRemote(href))
      throw new FormatError('epub-remote-resource', {
        file: `${file}: ${from}`,
        message: `"${href}" is not in the file but elsewhere.`,
      });
    return {
      id,
      name: resolveHref(from, href, file).name,
      type: (attributes['media-type'] ?? '').trim().toLowerCase(),
      properties: words(properties),
      overlay: attributes['media-overlay'],
    };
  });
}

/** Programs would take one or the other. */
function refuseDuplicateIds(root: XmlElement, file: string): void {
  const met = new Set<string>();
  const look = (element: XmlElement) => {
    const { id } = element.attributes;
    if (id !== undefined && met.has(id))
      throw new FormatError('epub-duplicate-id', { file, message: `Two of its elements have the id "${id}".` });
    if (id !== undefined) met.add(id);
    for (const child of elementsOf(element)) look(child);
  };
  look(root);
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

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
