import { pageParts } from '../../epub-writer/our-terms.ts';
import type { Timing } from '../../narration/timing.ts';
import { elementsOf, type XmlElement } from '../markup/read-xml.ts';

/** A page as this library writes it: `src` is the address of the picture, undefined where it has none. */
export type OurPage = { text: string; alt: string; src: string | undefined; timings: Timing[] };

/** Reads a page that this library wrote (`our-terms.ts`), every letter as it was. */
export function readOurPage(root: XmlElement): OurPage {
  const picture = findById(root, pageParts.picture);
  const text = findById(root, pageParts.text);
  return {
    alt: picture?.attributes['alt'] ?? '',
    src: picture?.attributes['src'],
    ...(text === undefined ? { text: '', timings: [] } : readText(text)),
  };
}

function readText(element: XmlElement): { text: string; timings: Timing[] } {
  const timings: Timing[] = [];
  let text = '';
  const read = (child: XmlElement | string) => {
    if (typeof child === 'string') return void (text += child);
    if (child.name === 'br') return void (text += '\n');
    const start = text.length;
    child.children.forEach(read);
    const times = child.attributes[pageParts.times];
    if (times === undefined) return undefined;
    const [startMs, endMs] = times.split(' ').map(Number);
    const last = timings.at(-1);
    if (startMs !== undefined && endMs !== undefined) timings.push([startMs, endMs, start, text.length]);
    else if (last !== undefined) last[3] = text.length;
    return undefined;
  };
  for (const [index, paragraph] of elementsOf(element, 'p').entries()) {
    if (index > 0) text += paragraph.attributes[pageParts.gap] ?? '\n\n';
    paragraph.children.forEach(read);
  }
  return { text, timings };
}

function findById(element: XmlElement, id: string): XmlElement | undefined {
  if (element.attributes['id'] === id) return element;
  for (const child of elementsOf(element)) {
    const found = findById(child, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
