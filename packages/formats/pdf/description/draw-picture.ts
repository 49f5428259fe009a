import { FormatError } from '../../format-error.ts';
import type { PublicationPicture } from '../../publication.ts';

/**
 * A picture as an SVG that holds its bytes: so Typst puts a JPEG into the PDF as it is, without unpacking it first (25 ms less a book).
 * `isPale`: like a pencil drawing in grey, by using the picture as a mask of white over grey; its bytes stay as they are then, too.
 * @throws FormatError picture-damaged when the bytes do not begin as their type does: Typst would leave out such a picture in silence.
 */
export function drawPicture({ bytes, type, width, height }: PublicationPicture, isPale: boolean): string {
  refuseOtherFiles(bytes, type);
  const size = `width="${width}" height="${height}"`;
  const address = `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')}`;
  const image = `<image ${size} preserveAspectRatio="none" xlink:href="${address}"/>`;
  const white = `<rect ${size} fill="#fff"/>`;
  // The grey ends within the picture, or a hair of it would frame the white.
  const inset = `<rect x="1" y="1" width="${Math.max(1, width - 2)}" height="${Math.max(1, height - 2)}" fill="#555"/>`;
  const mask = `<mask id="light" maskUnits="userSpaceOnUse" x="0" y="0" ${size}>${white}${image}</mask>`;
  // Twice, so that middle tones become almost white and lines stay.
  const lightened = `<rect ${size} fill="#fff" mask="url(#light)"/>`.repeat(2);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size} viewBox="0 0 ${width} ${height}">`;
  return `${open}${isPale ? mask + inset + lightened : image}</svg>`;
}

function refuseOtherFiles(bytes: Uint8Array, type: PublicationPicture['type']): void {
  const begin = type === 'image/jpeg' ? [0xff, 0xd8, 0xff] : [0x89, 0x50, 0x4e, 0x47];
  if (begin.some((byte, index) => bytes[index] !== byte))
    throw new FormatError('picture-damaged', { file: '', message: `a picture that should be ${type} is not` });
}
