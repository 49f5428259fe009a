// Makes the pictures of stickers and badges from figures of @lobehub/fluent-emoji-3d (Fluent Emoji by Microsoft, MIT):
// `node scripts/make-stickers.mjs` writes packages/web/app/learning/stickers/art, which is checked in.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { root } from './prepare.mjs';

const stickers = {
  chick: '1f425',
  sun: '1f31e',
  drum: '1f941',
  butterfly: '1f98b',
  caterpillar: '1f41b',
  football: '26bd',
  lantern: '1f3ee',
  kite: '1fa81',
  turtle: '1f422',
  elephant: '1f418',
  bee: '1f41d',
  rainbow: '1f308',
  boat: '26f5',
  mango: '1f96d',
  whale: '1f433',
  owl: '1f989',
  sunflower: '1f33b',
  snail: '1f40c',
  frog: '1f438',
  balloon: '1f388',
  cat: '1f431',
  moon: '1f31d',
  bicycle: '1f6b2',
  umbrella: '2614',
};
const badges = {
  medal: '1f3c5',
  star: '1f31f',
  compass: '1f9ed',
  trophy: '1f3c6',
  crown: '1f451',
  sprout: '1f331',
};

const size = 128;
/** Of the paper around a sticker. */
const rim = 5;
const paper = { r: 255, g: 253, b: 246 };
const nothing = { r: 0, g: 0, b: 0, alpha: 0 };

for (const [name, code] of Object.entries(stickers)) await write(`sticker-${name}`, await withRim(code));
for (const [name, code] of Object.entries(badges)) await write(`badge-${name}`, await figure(code, size));
await write('activity-words', await withRim('1f9e9'));

/** The figure without its empty edge, as large as fits, in the middle of a square. */
async function figure(code, box) {
  const file = fileURLToPath(import.meta.resolve(`@lobehub/fluent-emoji-3d/assets/${code}.webp`));
  const trimmed = await sharp(file).ensureAlpha().trim({ background: nothing, threshold: 24 }).png().toBuffer();
  const fitted = await sharp(trimmed).resize(box, box, { fit: 'contain', background: nothing }).png().toBuffer();
  const around = Math.floor((size - box) / 2);
  return sharp(fitted)
    .extend({ top: around, bottom: size - box - around, left: around, right: size - box - around, background: nothing })
    .png()
    .toBuffer();
}

/** As if cut out of paper: the shape in the colour of paper, moved round in a circle, lies under the figure. */
async function withRim(code) {
  const picture = await figure(code, size - 2 * (rim + 1));
  const alpha = await sharp(picture).extractChannel(3).toBuffer();
  const shape = await sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .joinChannel(alpha)
    .png()
    .toBuffer();
  const turns = Array.from({ length: 32 }, (_, at) => (at / 32) * 2 * Math.PI);
  const copies = turns.map((turn) => ({
    input: shape,
    left: rim + Math.round(rim * Math.cos(turn)),
    top: rim + Math.round(rim * Math.sin(turn)),
  }));
  const room = size + 2 * rim;
  const wide = await sharp({ create: { width: room, height: room, channels: 4, background: nothing } })
    .composite(copies)
    .png()
    .toBuffer();
  return sharp(wide)
    .extract({ left: rim, top: rim, width: size, height: size })
    .composite([{ input: picture }])
    .png()
    .toBuffer();
}

async function write(name, picture) {
  const file = path.join(root, 'packages/web/app/learning/stickers/art', `${name}.webp`);
  await sharp(picture).webp({ quality: 78, alphaQuality: 80, effort: 6 }).toFile(file);
}
