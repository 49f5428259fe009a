import { FormatError } from '../format-error.ts';
import { openZip, type Zip } from './open-zip.ts';
import { type EpubPackage, readPackage } from './read-package.ts';
import { type PackageMetadata, readMetadata } from './package-metadata.ts';
import { refuseActiveContent, refuseRemoteStyle } from './refuse-active-content.ts';
import type { XmlElement } from './read-xml.ts';
import { readXhtml } from './read-xhtml.ts';
import type { ZipSource } from './zip-source.ts';

/** An EPUB that was looked at for what could harm. */
export type OpenedEpub = {
  file: string;
  zip: Zip;
  book: EpubPackage;
  metadata: PackageMetadata;
  /** The root of each page and drawing, by name. */
  documents: Map<string, XmlElement>;
  /** The names of pages that were not well-formed and were read as browsers read HTML. */
  repaired: string[];
};

const mimetype = 'application/epub+zip';
const pageBytes = 1_000_000;
const styleBytes = 4_000_000;
const markup = /^(application\/xhtml\+xml|text\/html|text\/x-oeb1-document|image\/svg\+xml)$/;
const script = /^(text|application)\/(x-)?(javascript|ecmascript|vbscript)$/;

/**
 * Opens an EPUB and reads every page and drawing that it lists, so that what is wrong anywhere in it is known before anything is taken.
 * Throws FormatError epub-mimetype-wrong, epub-scripted, epub-svg-scripted, epub-event-handler, epub-remote-resource, and what `openZip`,
 * `readPackage` and `readXhtml` throw.
 */
export async function openEpub(source: ZipSource, file: string): Promise<OpenedEpub> {
  const zip = await openZip(source, file);
  const declared = zip.has('mimetype') ? (await zip.read('mimetype', 100)).toString('latin1').trim() : '';
  if (declared !== mimetype)
    throw new FormatError('epub-mimetype-wrong', {
      file,
      message: declared === '' ? 'It does not say that it is an EPUB.' : `It says that it is "${declared}", no EPUB.`,
    });
  const book = await readPackage(zip, file);
  const opened: OpenedEpub = { file, zip, book, metadata: readMetadata(book.root), documents: new Map(), repaired: [] };
  refuseActiveContent(book.root, `${file}: ${book.name}`);
  const inSpine = new Set(book.spine.map(({ item }) => item.name));
  for (const { name, type, properties } of book.items.values()) {
    const place = `${file}: ${name}`;
    if (script.test(type) || properties.includes('scripted'))
      throw new FormatError('epub-scripted', { file: place, message: 'It is a script, or has one.' });
    if (properties.includes('remote-resources'))
      throw new FormatError('epub-remote-resource', { file: place, message: 'It needs what is not in the file.' });
    if (!zip.has(name) && !inSpine.has(name)) continue;
    if (markup.test(type)) await readDocument(opened, name);
    else if (type === 'text/css') refuseRemoteStyle((await zip.read(name, styleBytes)).toString('utf8'), place);
  }
  return opened;
}

/** Reads one document and refuses what could harm in it. */
export async function readDocument({ file, zip, documents, repaired }: OpenedEpub, name: string): Promise<XmlElement> {
  const known = documents.get(name);
  if (known !== undefined) return known;
  const place = `${file}: ${name}`;
  const { root, isRepaired } = readXhtml(await zip.read(name, pageBytes), place);
  refuseActiveContent(root, place);
  documents.set(name, root);
  if (isRepaired) repaired.push(name);
  return root;
}
