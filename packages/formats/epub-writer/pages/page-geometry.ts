import type { Publication, PublicationPicture } from '../../publication.ts';
import type { EpubLayout } from '../epub-options.ts';

/** A place on a page, in pixels of its viewport. */
export type Box = { left: number; top: number; width: number; height: number };

/** The viewport of all pages of a book. */
export type PageShape = { width: number; height: number; isWide: boolean };

const margin = 40;
// At the foot of a page stands its number.
const foot = 56;
const portrait: PageShape = { width: 800, height: 1280, isWide: false };
const landscape: PageShape = { width: 1280, height: 800, isWide: true };
// From here on a picture above its words would be a strip on an upright page; three to four still fills two thirds of it.
const wideRatio = 1.4;

/** Upright pages, or lying ones where most pictures lie. */
export function pageShapeOf({ pages }: Pick<Publication, 'pages'>): PageShape {
  const ratios = pages.flatMap(({ picture }) => (picture === undefined ? [] : picture.width / picture.height));
  const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 1;
  return middle >= wideRatio ? landscape : portrait;
}

/** How much of the page a picture may take, the most first: a page with more words has a smaller picture. */
export const pictureShares = [0.625, 0.54, 0.46, 0.38, 0.3] as const;

/** Where the picture and the words of a page are. Beside each other on a lying page, the picture where reading begins. */
export type PageBoxes = { picture: Box | undefined; words: Box };

/** `share` is the part of the page's longer side for the picture; a page without words gives it all its room, one without picture the words. */
export function pageBoxes(about: {
  shape: PageShape;
  picture: PublicationPicture | undefined;
  share: number;
  isRightToLeft: boolean;
}): PageBoxes {
  const { shape, picture, share, isRightToLeft } = about;
  if (picture === undefined) return { picture: undefined, words: within(shape, margin, foot) };
  if (!shape.isWide) {
    const box = fitted(picture, { left: 0, top: 0, width: shape.width, height: Math.round(shape.height * share) });
    const top = box.top + box.height + 28;
    return {
      picture: box,
      words: { left: margin, top, width: shape.width - 2 * margin, height: shape.height - foot - top },
    };
  }
  const width = Math.round(shape.width * share);
  const box = fitted(picture, { left: 0, top: 0, width, height: shape.height });
  const words = { ...within(shape, margin, foot), left: width + margin, width: shape.width - width - 2 * margin };
  if (!isRightToLeft) return { picture: centredIn(box, shape.height), words };
  const mirror = (from: Box): Box => ({ ...from, left: shape.width - from.left - from.width });
  return { picture: mirror(centredIn(box, shape.height)), words: mirror(words) };
}

/** A picture that has the page to itself. */
export function wholePage(shape: PageShape, picture: PublicationPicture): Box {
  return centredIn(fitted(picture, { left: 0, top: 0, width: shape.width, height: shape.height - foot }), shape.height);
}

/** The words of a page that is not of the story. */
export function within(shape: PageShape, side: number, below: number): Box {
  return { left: side, top: side, width: shape.width - 2 * side, height: shape.height - side - below };
}

/** What stands in the head of each page of a fixed layout. */
export function viewportMeta(layout: EpubLayout, { width, height }: PageShape): string {
  return layout === 'fixed' ? `<meta name="viewport" content="width=${width}, height=${height}"/>\n` : '';
}

/** As an inline style. */
export function boxStyle({ left, top, width, height }: Box): string {
  return `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
}

function fitted({ width, height }: PublicationPicture, room: Box): Box {
  const scale = Math.min(room.width / width, room.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { ...size, top: room.top, left: room.left + Math.round((room.width - size.width) / 2) };
}

function centredIn(box: Box, height: number): Box {
  return { ...box, top: Math.round((height - box.height) / 2) };
}
