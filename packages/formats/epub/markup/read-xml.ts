import { SaxesParser } from 'saxes';
import { decodeText } from '../../decode-text.ts';
import { FormatError } from '../../format-error.ts';
import { xhtmlCharacters } from './xhtml-characters.ts';

/** An element; `name` is without its prefix, attributes are with theirs, as written. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: (XmlElement | string)[] };

/** What a page may be: more is no book. */
export const xmlLimits = { depth: 100, nodes: 200_000 };

/** What may still be read of the markup of a whole book, counted down: elements with their attributes and texts, and bytes. */
export type XmlBudget = { nodes: number; bytes: number };

/** What all pages, drawings and overlays of a book may be together. */
export const bookBudget: Readonly<XmlBudget> = { nodes: 500_000, bytes: 20_000_000 };

/** The part of a budget that one file may take; throws FormatError xml-too-large where the book has too much, or this file too many nodes. */
export function openCount(
  file: string,
  { max = xmlLimits.nodes, budget }: XmlReading,
  bytes: number,
): (more: number) => void {
  const refused = (what: string) => new FormatError('xml-too-large', { file, message: `More ${what} has.` });
  let nodes = 0;
  if (budget !== undefined && (budget.bytes -= bytes) < 0) throw refused('markup than any book');
  return (more) => {
    nodes += more;
    if (nodes > max) throw refused('elements than any page');
    if (budget !== undefined && (budget.nodes -= more) < 0) throw refused('elements than any book');
  };
}

/** How much of a file is read: at most so many elements, attributes and texts in it, and so many in all files that share a budget. */
export type XmlReading = { max?: number; budget?: XmlBudget | undefined };

/** Most elements have no attributes, and an object for each would be the most of the tree. */
const noAttributes: Record<string, string> = Object.freeze({});

/**
 * Reads an XML file (UTF-8 or UTF-16) into its root element. Entities of its own are refused, and so is what is nested too deeply or too much
 * (see `XmlReading`).
 * @throws FormatError xml-damaged, xml-entities, xml-too-deep, xml-too-large, not-utf8.
 */
export function readXml(bytes: Uint8Array, file: string, reading: XmlReading = {}): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: true });
  Object.assign(parser.ENTITIES, xhtmlCharacters);
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const count = openCount(file, reading, bytes.length);
  const addText = (text: string) => {
    count(1);
    open.at(-1)?.children.push(text);
  };
  parser.on('error', (error) => {
    throw new FormatError('xml-damaged', { file, location: { line: parser.line }, message: error.message });
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('['))
      throw new FormatError('xml-entities', { file, message: 'It declares entities of its own.' });
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ name, attributes }) => {
    const written = Object.keys(attributes).length;
    count(1 + written);
    if (open.length > xmlLimits.depth)
      throw new FormatError('xml-too-deep', { file, message: `Nested more than ${xmlLimits.depth} deep.` });
    const element = {
      name: localName(name),
      attributes: written === 0 ? noAttributes : { ...attributes },
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(decodeText(bytes, file)).close();
  const [element] = elementsOf(root);
  if (element === undefined) throw new FormatError('xml-damaged', { file, message: 'There is no element in it.' });
  return element;
}

/** The elements directly inside one, of any name or of those given. */
export function elementsOf({ children }: XmlElement, ...names: string[]): XmlElement[] {
  return children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (names.length === 0 || names.includes(child.name)),
  );
}

/** All elements of a name inside one, in the order of the file. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);
}

/** All text inside one, as it is. */
export function textOf({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

/** What stands after the colon: whoever made the file chose the prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
