import { FormatError } from '../format-error.ts';
import { openZip, type Zip } from '../epub/container/open-zip.ts';
import { bookBudget, type XmlElement } from '../epub/markup/read-xml.ts';
import { readXhtml } from '../epub/markup/read-xhtml.ts';
import type { ZipSource } from '../epub/container/zip-source.ts';
import { find, hasClass } from './elements.ts';

/** A BloomPUB: one document with all pages, and what Bloom says of it beside. */
export type OpenedBloomPub = {
  file: string;
  zip: Zip;
  root: XmlElement;
  /** What stands in meta.json; {} where there is none. */
  meta: Readonly<Record<string, unknown>>;
  /** The pages in their order, those of the cover and of the credits among them. */
  pages: XmlElement[];
};

/** A book is one document, unlike those of an EPUB. */
const documentBytes = 10_000_000;
const metaBytes = 1_000_000;

/**
 * Opens a BloomPUB (.bloompub, formerly .bloomd). @throws FormatError bloom-document-missing, bloom-meta-damaged, and what `openZip` and
 * `readXhtml` throw. Its scripts are never looked at: of its markup only words and the names of pictures and recordings are taken.
 */
export async function openBloomPub(source: ZipSource, file: string): Promise<OpenedBloomPub> {
  const zip = await openZip(source, file);
  const names = zip.names().filter((name) => /^[^/]+\.html?$/i.test(name));
  const name = names.find((each) => /^index\.html?$/i.test(each)) ?? names[0];
  if (name === undefined) throw missing(file, 'there is no document with its pages in it.');
  const { root } = readXhtml(await zip.read(name, documentBytes), `${file}: ${name}`, { budget: { ...bookBudget } });
  const pages = find(root, (element) => hasClass(element, 'bloom-page'));
  if (pages.length === 0) throw missing(file, `there is no page of a Bloom book in "${name}".`);
  return { file, zip, root, meta: await readMeta(zip, file), pages };
}

function missing(file: string, what: string): FormatError {
  return new FormatError('bloom-document-missing', { file, message: `It is no BloomPUB: ${what}` });
}

async function readMeta(zip: Zip, file: string): Promise<Record<string, unknown>> {
  if (!zip.has('meta.json')) return {};
  const text = (await zip.read('meta.json', metaBytes)).toString('utf8').replace(/^\ufeff/, '');
  try {
    const meta: unknown = JSON.parse(text);
    if (typeof meta === 'object' && meta !== null && !Array.isArray(meta)) return { ...meta };
  } catch {
    // Said below, as of JSON that is no object.
  }
  throw new FormatError('bloom-meta-damaged', { file: `${file}: meta.json`, message: 'It is no JSON object.' });
}
