// Small pictures side by side in one, as WebP.
import sharp from 'sharp';

const gap = 8;

/** Lays pictures of one size in rows; `ground` is what is seen between them. */
export async function makeSheet(pictures, { width, height, columns, file, quality, ground = '#8a8378' }) {
  const cells = pictures.map(async (picture, at) => ({
    input: await sharp(picture).resize(width, height).toBuffer(),
    left: gap + (at % columns) * (width + gap),
    top: gap + Math.floor(at / columns) * (height + gap),
  }));
  const size = {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(pictures.length / columns) * (height + gap),
  };
  const { size: bytes } = await sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(await Promise.all(cells))
    .webp({ quality, effort: 6 })
    .toFile(file);
  console.log(`${file.split(/[/\\]/).at(-1)}: ${pictures.length} pictures, ${Math.round(bytes / 1000)} KB`);
}
