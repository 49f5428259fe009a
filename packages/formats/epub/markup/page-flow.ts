import { elementsOf, textOf, type XmlElement } from './read-xml.ts';
import { resourcesOfStyle } from './refuse-active-content.ts';

/** What follows what on a page: paragraphs, line breaks kept, and pictures by the address that the page has for them. */
export type FlowPiece = { text: string } | { src: string; alt: string };

/** A page of a foreign book as a reader would see it. `isDrawn`: it has a drawing (SVG), of which only the pictures in it are taken. */
export type PageFlow = { pieces: FlowPiece[]; isDrawn: boolean };

const blocks = new Set(
  'address article aside blockquote body center dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
const passedOver = new Set('head script style nav iframe template rt rp math audio video canvas form'.split(' '));

/** Takes text and pictures out of a page in their order; nothing of its markup is kept. */
export function readPageFlow(root: XmlElement): PageFlow {
  const pieces: FlowPiece[] = [];
  let text = '';
  let isDrawn = false;
  const end = () => {
    const paragraph = tidy(text);
    if (paragraph !== '') pieces.push({ text: paragraph });
    text = '';
  };
  const addPicture = (src: string | undefined, alt: string) => {
    end();
    if (src !== undefined && src.trim() !== '') pieces.push({ src: src.trim(), alt: tidy(alt) });
  };
  const read = (element: XmlElement | string): void => {
    if (typeof element === 'string') return void (text += element.replaceAll(/[ \t\r\n\f]+/g, ' '));
    const { name, attributes } = element;
    if (passedOver.has(name) || isUnseen(attributes)) return;
    if (name === 'br') return void (text += '\n');
    if (name === 'svg') isDrawn = true;
    if (name === 'img') addPicture(attributes['src'], attributes['alt'] ?? '');
    if (name === 'image') addPicture(attributes['xlink:href'] ?? attributes['href'], labelOf(element));
    if (name === 'object' && attributes['type']?.startsWith('image/') === true)
      return addPicture(attributes['data'], textOf(element));
    for (const src of resourcesOfStyle(attributes['style'] ?? '')) addPicture(src, attributes['aria-label'] ?? '');
    if (/^(title|desc|text|metadata|defs|symbol)$/.test(name) && isDrawn) return;
    if (!blocks.has(name)) return element.children.forEach(read);
    end();
    element.children.forEach(read);
    end();
  };
  read(root);
  end();
  return { pieces, isDrawn };
}

/** The alternative text of a picture in a drawing. */
function labelOf(element: XmlElement): string {
  const [title] = elementsOf(element, 'title');
  return element.attributes['aria-label'] ?? (title && textOf(title)) ?? '';
}

function isUnseen(attributes: Record<string, string>): boolean {
  const { hidden, style = '', role = '' } = attributes;
  const kind = `${attributes['epub:type'] ?? ''} ${role}`;
  return (
    hidden !== undefined ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style) ||
    /\b(pagebreak|doc-pagebreak)\b/.test(kind)
  );
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll('\u00ad', '')
    .trim();
}
