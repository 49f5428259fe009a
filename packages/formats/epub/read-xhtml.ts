import { defaultTreeAdapter, type DefaultTreeAdapterMap, parse, type TreeAdapter } from 'parse5';
import { FormatError } from '../format-error.ts';
import { decodeXml, localName, readXml, xmlLimits, type XmlElement } from './read-xml.ts';

/**
 * Reads a page of an EPUB. One that is not well-formed is read as browsers read HTML, and `isRepaired`; what is refused in XML is
 * refused in it too. Throws what `readXml` throws, but for xml-damaged.
 */
export function readXhtml(bytes: Uint8Array, file: string): { root: XmlElement; isRepaired: boolean } {
  try {
    return { root: readXml(bytes, file), isRepaired: false };
  } catch (error) {
    if (!(error instanceof FormatError) || error.code !== 'xml-damaged') throw error;
    return { root: readHtml(decodeXml(bytes, file), file), isRepaired: true };
  }
}

type Node = DefaultTreeAdapterMap['node'];

function readHtml(text: string, file: string): XmlElement {
  if (/<!DOCTYPE[^>]*\[/i.test(text))
    throw new FormatError('xml-entities', { file, message: 'It declares entities of its own.' });
  const document = parse(text, { treeAdapter: limitedAdapter(file), scriptingEnabled: false });
  const [root] = document.childNodes.flatMap((node) => ('tagName' in node ? toElement(node) : []));
  return root ?? { name: 'html', attributes: {}, children: [] };
}

/** Counts while the tree grows: what HTML repairs (`<b>` left open in each of many paragraphs) can grow without end. */
function limitedAdapter(file: string): TreeAdapter<DefaultTreeAdapterMap> {
  const depths = new WeakMap<Node, number>();
  let nodes = 0;
  const place = (parent: Node, node: Node) => {
    const depth = (depths.get(parent) ?? 0) + 1;
    depths.set(node, depth);
    if (depth > xmlLimits.depth)
      throw new FormatError('xml-too-deep', { file, message: `Nested more than ${xmlLimits.depth} deep.` });
  };
  return {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      nodes += 1 + attributes.length;
      if (nodes > xmlLimits.nodes)
        throw new FormatError('xml-too-large', { file, message: 'More elements than any page has.' });
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    appendChild(parent, node) {
      place(parent, node);
      defaultTreeAdapter.appendChild(parent, node);
    },
    insertBefore(parent, node, before) {
      place(parent, node);
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
