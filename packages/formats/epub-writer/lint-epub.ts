import path from 'node:path';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { findAll, readXml } from '../epub/markup/read-xml.ts';
import { unpackEpub } from './package/pack-epub.ts';

/** What the validator that runs in Node says of an EPUB, every warning and remark. For tests and measurements. */
export async function validateEpub(bytes: Uint8Array): Promise<string[]> {
  const { messages } = await EpubCheck.validate(bytes);
  return messages.map(({ id, severity, message, location }) => `${severity} ${id} ${location?.path ?? ''}: ${message}`);
}

/**
 * What both validators pass over in an EPUB and we do not: pictures without `alt`, files that the manifest does not name or names twice,
 * addresses that lead nowhere, ids that are not there. For tests and measurements, of our own files only: nothing is limited or refused.
 */
export function lintEpub(bytes: Uint8Array): string[] {
  const files = unpackEpub(bytes);
  const documents = new Map(
    Object.keys(files).flatMap((name) => {
      const content = files[name];
      return content !== undefined && /\.(?:xhtml|opf|ncx|smil)$/.test(name) ? [[name, readXml(content, name)]] : [];
    }),
  );
  const ids = new Set(
    [...documents].flatMap(([name, root]) =>
      everyElement(root).flatMap(({ attributes }) => {
        return attributes['id'] === undefined ? [] : [`${name}#${attributes['id']}`];
      }),
    ),
  );
  const faults: string[] = [];
  for (const [name, root] of documents) {
    for (const { name: tag, attributes } of everyElement(root)) {
      if (tag === 'img' && attributes['alt'] === undefined) faults.push(`${name}: a picture without alt`);
      for (const value of [attributes['href'], attributes['src'], attributes['epub:textref']]) {
        if (value === undefined || /^https?:/.test(value)) continue;
        const target = path.posix.join(path.posix.dirname(name), value);
        const isThere = target.includes('#') ? ids.has(target) : files[target] !== undefined;
        if (!isThere) faults.push(`${name}: ${value} leads nowhere`);
      }
    }
  }
  return [...faults, ...manifestFaults(Object.keys(files), documents)];
}

type Root = ReturnType<typeof readXml>;

function manifestFaults(names: string[], documents: ReadonlyMap<string, Root>): string[] {
  const opf = documents.get('EPUB/package.opf');
  const named = (opf === undefined ? [] : findAll(opf, 'item')).map(({ attributes }) => `EPUB/${attributes['href']}`);
  const ours = names.filter((name) => name.startsWith('EPUB/') && name !== 'EPUB/package.opf');
  return [
    ...ours.filter((name) => !named.includes(name)).map((name) => `${name} is not in the manifest`),
    ...named.filter((name, at) => named.indexOf(name) !== at).map((name) => `${name} is twice in the manifest`),
  ];
}

function everyElement(root: Root): Root[] {
  return [root, ...root.children.flatMap((child) => (typeof child === 'string' ? [] : everyElement(child)))];
}
