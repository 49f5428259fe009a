import type { FormatWarning } from '../book.ts';
import type { EpubPicture } from '../epub/epub-publication.ts';
import { pictureLimits, readPictureFacts } from '../epub/picture-facts.ts';
import type { OpenedBloomPub } from './open-bloompub.ts';

/** The pictures of a Bloom book; each is looked at once, however many languages show it. */
export type BloomPictures = { take: (name: string) => Promise<EpubPicture | undefined> };

/** What cannot be taken is told once in `warnings`. */
export function openBloomPictures({ zip, file }: OpenedBloomPub, warnings: FormatWarning[]): BloomPictures {
  const known = new Map<string, Promise<EpubPicture | undefined>>();
  const warn = (code: string, message: string) => void warnings.push({ code, message: `${file}: ${message}` });
  const look = async (name: string): Promise<EpubPicture | undefined> => {
    if (!zip.has(name)) return warn('picture-missing', `there is no picture "${name}" in it.`);
    const facts = readPictureFacts(await zip.read(name));
    if (facts === undefined) return warn('picture-kind', `"${name}" is none of JPEG, PNG and WebP.`);
    const { type, width, height, isInterlaced } = facts;
    const pixels = isInterlaced ? pictureLimits.interlacedPixels : pictureLimits.pixels;
    if (width * height > pixels || Math.max(width, height) > pictureLimits.side)
      return warn('picture-too-large', `"${name}" is ${width} × ${height}, which is more than is accepted.`);
    return { name, type, width, height };
  };
  return {
    take(name) {
      const found = known.get(name) ?? look(name);
      known.set(name, found);
      return found;
    },
  };
}
