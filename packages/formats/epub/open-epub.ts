import type { EpubPicture } from './epub-publication.ts';
import { FormatError } from '../format-error.ts';
import type { UnusablePictureError } from './picture-facts.ts';
import { openZip, type Zip } from './container/open-zip.ts';
import { type EpubPackage, readPackage } from './container/read-package.ts';
import { type PackageMetadata, readMetadata } from './container/package-metadata.ts';
import { refuseActiveContent, refuseRemoteStyle } from './markup/refuse-active-content.ts';
import { bookBudget, elementsOf, type XmlBudget, type XmlElement } from './markup/read-xml.ts';
import { readXhtml } from './markup/read-xhtml.ts';
import type { ZipSource } from './container/zip-source.ts';

/** An EPUB that was looked at for what could harm. */
export type OpenedEpub = {
  file: string;
  zip: Zip;
  book: EpubPackage;
  metadata: PackageMetadata;
  /** The names of the pages and drawings that it lists. */
  documents: string[];
  /** What `dir` says in them, in their order. */
  directions: string[];
  /** The names of pages that were not well-formed and were read as browsers read HTML. */
  repaired: Set<string>;
  /** What may still be read of its markup. */
  budget: XmlBudget;
  /** The names of the documents that were looked at; those that are kept, and how much more may be: the others are read again when needed. */
  met: Set<string>;
  cached: Map<string, XmlElement>;
  room: XmlBudget;
  pictures: Map<string, EpubPicture | UnusablePictureError>;
};

/** What is kept in memory of a book's documents. */
const cacheBudget: Readonly<XmlBudget> = { nodes: 100_000, bytes: 4_000_000 };

const mimetype = 'application/epub+zip';
const pageBytes = 1_000_000;
const styleBytes = 4_000_000;
const markup = /^(application\/xhtml\+xml|text\/html|text\/x-oeb1-document|image\/svg\+xml)$/;
const script = /^(text|application)\/(x-)?(javascript|ecmascript|vbscript)$/;

/**
 * Opens an EPUB and reads every page and drawing that it lists, so that what is wrong anywhere in it is known before anything is taken.
 * @throws FormatError epub-mimetype-wrong, epub-scripted, epub-svg-scripted, epub-event-handler, epub-remote-resource, and what `openZip`,
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
  const opened: OpenedEpub = {
    file,
    zip,
    book,
    metadata: readMetadata(book.root),
    documents: [],
    directions: [],
    repaired: new Set(),
    budget: { ...bookBudget },
    met: new Set(),
    cached: new Map(),
    room: { ...cacheBudget },
    pictures: new Map(),
  };
  refuseActiveContent(book.root, `${file}: ${book.name}`);
  const inSpine = new Set(book.spine.map(({ item }) => item.name));
  for (const { name, type, properties } of book.items.values()) {
    const itemName = `${file}: ${name}`;
    if (script.test(type) || properties.includes('scripted'))
      throw new FormatError('epub-scripted', { file: itemName, message: 'It is a script, or has one.' });
    if (properties.includes('remote-resources'))
      throw new FormatError('epub-remote-resource', { file: itemName, message: 'It needs what is not in the file.' });
    if (!zip.has(name) && !inSpine.has(name)) continue;
    if (markup.test(type)) {
      const root = await readDocument(opened, name);
      opened.documents.push(name);
      for (const { attributes } of [root, ...elementsOf(root, 'body')]) opened.directions.push(attributes['dir'] ?? '');
    }
    if (type === 'text/css') refuseRemoteStyle((await zip.read(name, styleBytes)).toString('utf8'), itemName);
  }
  return opened;
}

/** Reads one document and refuses what could harm in it. A book of more markup than fits in memory has most of its documents read anew each time. */
export async function readDocument(opened: OpenedEpub, name: string): Promise<XmlElement> {
  const { file, zip, cached, room, budget, met, repaired } = opened;
  const known = cached.get(name);
  if (known !== undefined) return known;
  const itemName = `${file}: ${name}`;
  const bytes = await zip.read(name, pageBytes);
  const before = { ...budget };
  const { root, isRepaired } = readXhtml(bytes, itemName, met.has(name) ? {} : { budget });
  if (met.has(name)) return root;
  met.add(name);
  refuseActiveContent(root, itemName);
  if (isRepaired) repaired.add(name);
  const nodes = before.nodes - budget.nodes;
  if (nodes <= room.nodes && bytes.length <= room.bytes) {
    room.nodes -= nodes;
    room.bytes -= bytes.length;
    cached.set(name, root);
  }
  return root;
}
