import { defaultTreeAdapter, type DefaultTreeAdapterMap, parse, type TreeAdapter } from 'parse5';
import { FormatError } from '../../format-error.ts';
import { decodeText } from '../../decode-text.ts';
import { localName, openCount, readXml, xmlLimits, type XmlElement, type XmlReading } from './read-xml.ts';

/**
 * Reads a page of an EPUB. One that is not well-formed is read as browsers read HTML, and `isRepaired`; what is refused in XML is
 * refused in it too. @throws what `readXml` throws, but for xml-damaged.
 */
export function readXhtml(
  bytes: Uint8Array,
  file: string,
  reading: XmlReading = {},
): { root: XmlElement; isRepaired: boolean } {
  try {
    return { root: readXml(bytes, file, reading), isRepaired: false };
  } catch (error) {
    if (!(error instanceof FormatError) || error.code !== 'xml-damaged') throw error;
    return { root: readHtml(decodeText(bytes, file), file, openCount(file, reading, 0)), isRepaired: true };
  }
}

type Node = DefaultTreeAdapterMap['node'];

function readHtml(text: string, file: string, count: (more: number) => void): XmlElement {
  if (declaresEntities(text))
    throw new FormatError('xml-entities', { file, message: 'It declares entities of its own.' });
  const document = parse(text, { treeAdapter: limitedAdapter(file, count), scriptingEnabled: false });
  const [root] = document.childNodes.flatMap((node) => ('tagName' in node ? toElement(node) : []));
  return root ?? { name: 'html', attributes: {}, children: [] };
}

/** Walks from one "<!" to the next: a search that looks ahead from each would take hours over a page of nothing else. */
function declaresEntities(text: string): boolean {
  for (let at = text.indexOf('<!'); at >= 0; at = text.indexOf('<!', at + 2)) {
    if (!/^<!doctype/i.test(text.slice(at, at + 9))) continue;
    const end = text.indexOf('>', at);
    if (text.slice(at, end < 0 ? text.length : end).includes('[')) return true;
    if (end < 0) return false;
    at = end - 2;
  }
  return false;
}

/** Counts while the tree grows: what HTML repairs (`<b>` left open in each of many paragraphs) can grow without end. */
function limitedAdapter(file: string, count: (more: number) => void): TreeAdapter<DefaultTreeAdapterMap> {
  const depths = new WeakMap<Node, number>();
  const checkDepth = (parent: Node, node: Node) => {
    const depth = (depths.get(parent) ?? 0) + 1;
    depths.set(node, depth);
    if (depth > xmlLimits.depth)
      throw new FormatError('xml-too-deep', { file, message: `Nested more than ${xmlLimits.depth} deep.` });
  };
  return {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      count(1 + attributes.length);
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    appendChild(parent, node) {
      checkDepth(parent, node);
      defaultTreeAdapter.appendChild(parent, node);
    },
    insertBefore(parent, node, before) {
      checkDepth(parent, node);
      defaultTreeAdapter.insertBefore(parent, node, before);
    },
  };
}

function toElement(element: DefaultTreeAdapterMap['element']): XmlElement {
  const attributes = element.attrs.map(({ name, prefix, value }): [string, string] => [
    prefix === undefined || prefix === '' ? name : `${prefix}:${name}`,
    value,
  ]);
  return {
    name: localName(element.tagName),
    attributes: Object.fromEntries(attributes),
    children: element.childNodes.flatMap((node) =>
      'tagName' in node ? toElement(node) : 'value' in node ? node.value : [],
    ),
  };
}
