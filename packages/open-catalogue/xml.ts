import { escapeText } from '@letsread/http/escape-markup.ts';

/** XML that is written already. */
export type Xml = string & { readonly isXml: unique symbol };

/** What XML 1.0 cannot hold at all, escaped or not: all but these. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** What needs a closer look: what is escaped somewhere, what may be impossible. Most texts of a feed have nothing of it. */
const special = /[^\t !#-%'-;=?-\ud7ff\ue000-\ufffd]/;

/** An element; attributes and children that are undefined are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: (Xml | undefined)[]
): Xml {
  let written = '';
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) written += ` ${key}="${attributeText(String(value))}"`;
  }
  let inner = '';
  for (const child of children) inner += child ?? '';
  return (inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`) as Xml;
}

/** An element with nothing but text in it. */
export function textElement(name: string, text: string | number): Xml {
  return element(name, {}, textXml(String(text)));
}

/** Text that stands among elements. */
export function textXml(text: string): Xml {
  return escaped(text) as Xml;
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function attributeText(text: string): string {
  return special.test(text) ? escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;') : text;
}

function escaped(text: string): string {
  if (!special.test(text)) return text;
  return escapeText(text.replace(impossible, '\ufffd'));
}
