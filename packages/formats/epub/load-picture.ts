import { FormatError } from '../format-error.ts';
import type { EpubPicture } from './epub-publication.ts';
import type { OpenedEpub } from './open-epub.ts';
import { readDocument } from './open-epub.ts';
import { type UnusablePictureError, pictureLimits, readPictureFacts } from './picture-facts.ts';

/**
 * Says what picture a file of the book is. A drawing (SVG) is looked at for scripts even where its name says that it is something else.
 * @throws FormatError picture-too-large where decoding it would take too much memory, and what `readDocument` throws of drawings.
 */
export async function loadPicture(opened: OpenedEpub, name: string): Promise<EpubPicture | UnusablePictureError> {
  // Unpacked once, however often the pages show it.
  const picture = opened.pictures.get(name) ?? (await lookAtPicture(opened, name));
  opened.pictures.set(name, picture);
  return picture;
}

async function lookAtPicture(opened: OpenedEpub, name: string): Promise<EpubPicture | UnusablePictureError> {
  const { zip, file } = opened;
  if (!zip.has(name)) return 'picture-missing';
  const bytes = await zip.read(name);
  const facts = readPictureFacts(bytes);
  if (facts === undefined) {
    const start = bytes.subarray(0, 1000).toString('latin1');
    if (!/<(\?xml|svg|!doctype)/i.test(start)) return 'picture-kind';
    await readDocument(opened, name);
    return 'picture-drawn';
  }
  const { type, width, height, isInterlaced } = facts;
  const { side } = pictureLimits;
  const pixels = isInterlaced ? pictureLimits.interlacedPixels : pictureLimits.pixels;
  if (width * height > pixels || width > side || height > side)
    throw new FormatError('picture-too-large', {
      file: `${file}: ${name}`,
      message: `The picture is ${width} × ${height}; at most ${pixels / 1e6} million pixels and ${side} on a side are accepted${isInterlaced ? ' of one whose lines come in passes' : ''}.`,
    });
  return { name, type, width, height };
}
