import { resourcesOfStyle } from '../epub/markup/refuse-active-content.ts';
import type { XmlElement } from '../epub/markup/read-xml.ts';
import { isSpoken, plainText } from './bloom-data.ts';
import { attributeOf, find, hasClass } from './elements.ts';

/** A page of the story as Bloom has it, in all its languages. */
export type BloomPage = {
  /** The boxes with words, in the order of the page, and in each the words of a language. */
  boxes: Map<string, XmlElement>[];
  /** The addresses of its pictures, and what each shows by language. */
  pictures: { src: string; creator: string; alts: Map<string, string> }[];
  /** The addresses of its videos. */
  videos: string[];
  hasMusic: boolean;
};

const isDescription = (element: XmlElement) => hasClass(element, 'bloom-imageDescription');
const isBox = (element: XmlElement) => hasClass(element, 'bloom-translationGroup');

/** The page of a cover, a title or the credits, which Bloom makes itself from what it knows of the book. */
export function isMadePage(page: XmlElement): boolean {
  return (
    hasClass(page, 'bloom-frontMatter') ||
    hasClass(page, 'bloom-backMatter') ||
    attributeOf(page, 'data-xmatter-page') !== undefined
  );
}

/** A quiz or a game: its words mean nothing without what they do. */
export function isActivity(page: XmlElement): boolean {
  return (
    attributeOf(page, 'data-activity') !== undefined ||
    hasClass(page, 'bloom-interactive-page') ||
    hasClass(page, 'simple-comprehension-quiz')
  );
}

export function readBloomPage(page: XmlElement): BloomPage {
  return {
    boxes: find(page, isBox, isDescription).map(wordsByLanguage),
    pictures: picturesOf(page),
    videos: find(page, ({ name }) => name === 'source' || name === 'video').flatMap(
      // "video/3f.mp4#t=0.0,4.2" is a part of a file, which is already cut when it is published.
      ({ attributes: { src } }) => (src === undefined || src === '' ? [] : fileNameFromAddress(src)),
    ),
    hasMusic: (attributeOf(page, 'data-backgroundaudio') ?? '') !== '',
  };
}

function wordsByLanguage(box: XmlElement): Map<string, XmlElement> {
  const editables = find(box, (element) => hasClass(element, 'bloom-editable'));
  return new Map(
    editables.flatMap((element): [string, XmlElement][] => {
      const { lang } = element.attributes;
      return isSpoken(lang) && plainText(element) !== '' ? [[lang, element]] : [];
    }),
  );
}

function picturesOf(page: XmlElement): BloomPage['pictures'] {
  const holders = find(page, (each) => hasClass(each, 'bloom-imageContainer') || hasClass(each, 'bloom-canvas'));
  const found = holders.flatMap((holder) => {
    const shown = find(holder, ({ name, attributes }) => name === 'img' || /url\(/i.test(attributes['style'] ?? ''));
    const alts = new Map(
      find(holder, isDescription)
        .flatMap((box) => [...wordsByLanguage(box)])
        .map(([language, element]): [string, string] => [language, plainText(element)]),
    );
    return [holder, ...shown].flatMap((element) => {
      const src = sourceOf(element);
      if (src === undefined || /^placeholder/i.test(src)) return [];
      const creator = attributeOf(element, 'data-creator')?.trim() ?? '';
      return [{ src, creator, alts }];
    });
  });
  // A canvas has containers within it.
  return [...new Map(found.toReversed().map((picture) => [picture.src, picture])).values()].toReversed();
}

function sourceOf({ name, attributes: { src, style = '' } }: XmlElement): string | undefined {
  const [background] = resourcesOfStyle(style);
  const found = name === 'img' && src !== undefined && src !== '' ? src : background;
  return found === undefined ? undefined : fileNameFromAddress(found);
}

/** The name of a file in the zip: Bloom writes addresses with %20 and what to show of them behind. */
export function fileNameFromAddress(address: string): string {
  const path = address.trim().replace(/[?#].*$/s, '');
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}

/** What is read aloud in a box, in order: the whole box, or its sentences. */
export function spokenParts(box: XmlElement): XmlElement[] {
  const isSpokenPart = (element: XmlElement) => hasClass(element, 'audio-sentence');
  return isSpokenPart(box) ? [box] : find(box, isSpokenPart);
}

/** The parts that are marked while a whole box is heard. */
export function segmentsOf(box: XmlElement): XmlElement[] {
  return find(box, (element) => hasClass(element, 'bloom-highlightSegment'));
}

export function isEmptyPage({ boxes, pictures, videos }: BloomPage): boolean {
  return boxes.every((box) => box.size === 0) && pictures.length === 0 && videos.length === 0;
}
