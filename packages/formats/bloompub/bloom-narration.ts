import type { FormatWarning } from '../book.ts';
import type { EpubNarration } from '../epub/epub-publication.ts';
import type { SpokenClip } from '../epub/narration/read-epub-narration.ts';
import type { XmlElement } from '../epub/markup/read-xml.ts';
import { plainText } from './bloom-data.ts';
import { segmentsOf, spokenParts } from './bloom-page.ts';
import { attributeOf } from './elements.ts';
import { joinMp3 } from '../mp3/join-mp3.ts';
import type { OpenedBloomPub } from './open-bloompub.ts';

/** What a page sounds like: the narration, and the bytes of a sound that is put together of several files. */
export type BloomNarration = { narration: EpubNarration; joined: Buffer | undefined };

type Spoken = { name: string; element: XmlElement };

/** The sound of a page in one language; undefined where nobody reads it aloud, or its files cannot be played as one (told in `warnings`). */
export async function readBloomNarration(
  { zip, file }: OpenedBloomPub,
  { boxes, name, page }: { boxes: XmlElement[]; name: string; page: number },
  warnings: FormatWarning[],
): Promise<BloomNarration | undefined> {
  const candidates = boxes.flatMap(spokenParts).map((element) => ({ name: soundOf(element), element }));
  const spoken = candidates.filter((each) => zip.has(each.name));
  const [first] = spoken;
  if (first === undefined) return undefined;
  if (spoken.length === 1) {
    const length = Number(attributeOf(first.element, 'data-duration')) * 1000;
    const clips = clipsOf(first, { from: 0, to: length > 0 ? length : undefined });
    return {
      narration: { sound: { name: first.name, type: 'audio/mpeg' }, marks: undefined, clips },
      joined: undefined,
    };
  }
  const bytes: Buffer[] = [];
  for (const each of spoken) bytes.push(await zip.read(each.name));
  const joined = joinMp3(bytes);
  if (joined === undefined) {
    const message = `${file}: the sound of page ${page} lies in files that cannot be played as one; it is not taken.`;
    warnings.push({ code: 'narration-in-parts', page, message });
    return undefined;
  }
  let from = 0;
  const clips = spoken.flatMap((each, index) => {
    const to = from + (joined.durationsMs[index] ?? 0);
    const found = clipsOf(each, { from, to });
    from = to;
    return found;
  });
  return { narration: { sound: { name, type: 'audio/mpeg' }, marks: undefined, clips }, joined: joined.bytes };
}

function soundOf({ attributes }: XmlElement): string {
  return `audio/${attributes['id'] ?? ''}.mp3`;
}

/** A whole box says when each of its sentences ends, in seconds; else it is one. */
function clipsOf({ element }: Spoken, { from, to }: { from: number; to: number | undefined }): SpokenClip[] {
  const segments = segmentsOf(element);
  const ends = (attributeOf(element, 'data-audiorecordingendtimes') ?? '').trim().split(/\s+/).map(Number);
  const isTimed = segments.length > 0 && segments.length === ends.length && ends.every((end) => end >= 0);
  if (!isTimed) return [{ startMs: Math.round(from), endMs: rounded(to), text: plainText(element) }];
  return segments.map((segment, index) => ({
    startMs: Math.round(from + (ends[index - 1] ?? 0) * 1000),
    endMs: Math.round(from + (ends[index] ?? 0) * 1000),
    text: plainText(segment),
  }));
}

function rounded(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : Math.round(ms);
}
