import { FormatError } from '../../format-error.ts';
import { readSmilClock } from '../../narration/smil-clock.ts';
import type { Zip } from '../container/open-zip.ts';
import { elementsOf, readXml, type XmlBudget, type XmlElement } from '../markup/read-xml.ts';
import { resolveHref } from '../markup/resolve-href.ts';

/** A piece of a page that is heard: the ids of files and elements are resolved; `endMs` is undefined where it lasts to the end of the file. */
export type OverlayClip = {
  page: string;
  element: string;
  audio: string;
  startMs: number;
  endMs: number | undefined;
};

const overlayBytes = 4_000_000;

/** The clips of the media overlay of a name, as `readOverlay` gives them. @throws FormatError timings-damaged, and what `readXml` throws */
export async function loadOverlay(
  { zip, budget, file }: { zip: Zip; budget: XmlBudget; file: string },
  name: string,
): Promise<OverlayClip[]> {
  return readOverlay(readXml(await zip.read(name, overlayBytes), `${file}: ${name}`, { budget }), name, file);
}

/**
 * The clips of a media overlay (SMIL), in their order; what has no sound is passed over. `name` is the overlay's own file.
 * @throws FormatError timings-damaged for clock values that are none, epub-part-missing for addresses outside the book.
 */
export function readOverlay(smil: XmlElement, name: string, file: string): OverlayClip[] {
  const clips: OverlayClip[] = [];
  const look = (element: XmlElement) => {
    for (const child of elementsOf(element)) {
      if (child.name === 'par') clips.push(...clipOf(child, name, file));
      else look(child);
    }
  };
  look(smil);
  return clips;
}

function clipOf(par: XmlElement, name: string, file: string): OverlayClip[] {
  const [text] = elementsOf(par, 'text');
  const [audio] = elementsOf(par, 'audio');
  if (text === undefined || audio === undefined) return [];
  const { name: page, fragment: element } = resolveHref(name, text.attributes['src'] ?? '', file);
  const { name: audioName } = resolveHref(name, audio.attributes['src'] ?? '', file);
  const { clipBegin, clipEnd } = audio.attributes;
  const clock = (value: string) => {
    const time = readSmilClock(value);
    if (time !== undefined) return time;
    throw new FormatError('timings-damaged', { file: `${file}: ${name}`, message: `"${value}" is no clock value.` });
  };
  return [
    {
      page,
      element,
      audio: audioName,
      startMs: clipBegin === undefined ? 0 : clock(clipBegin),
      endMs: clipEnd === undefined ? undefined : clock(clipEnd),
    },
  ];
}
