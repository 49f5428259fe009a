import { FormatError } from '../../format-error.ts';

/**
 * The file inside the zip that an address in another one means, and what stands after its "#".
 * @throws FormatError epub-part-missing where it leads out of the zip or to the network.
 */
export function resolveHref(from: string, href: string, file: string): { name: string; fragment: string } {
  const hash = href.indexOf('#');
  const [address, fragment] = hash < 0 ? [href, ''] : [href.slice(0, hash), href.slice(hash + 1)];
  const outside = () =>
    new FormatError('epub-part-missing', { file, message: `"${href}" leads to nothing inside it.` });
  if (/^[a-z][a-z0-9+.-]*:|^\/|\\/i.test(address)) throw outside();
  const parts = address === '' ? from.split('/') : from.split('/').slice(0, -1);
  for (const part of address.split('/')) {
    const decoded = decode(part);
    if (decoded === undefined || /[/\\\0]/.test(decoded)) throw outside();
    if (decoded === '..' && parts.pop() === undefined) throw outside();
    if (decoded !== '..' && decoded !== '.' && decoded !== '') parts.push(decoded);
  }
  if (parts.length === 0) throw outside();
  return { name: parts.join('/').normalize('NFC'), fragment: decode(fragment) ?? fragment };
}

/** Whether an address leads out of the file: to the network, or to a file of the machine. */
export function isRemote(href: string): boolean {
  // Browsers skip what cannot be seen here.
  // oxlint-disable-next-line no-control-regex
  const address = href.replaceAll(/[\u0000-\u0020]/g, '');
  return /^([/\\]{2}|(?!data:)[a-z][a-z0-9+.-]*:)/i.test(address);
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
