// Makes the pictures of stickers, badges and the words of letters and sounds from figures of @lobehub/fluent-emoji-3d (Fluent Emoji by Microsoft, MIT):
// `npx node scripts/make-stickers.mjs` writes packages/web/app/stickers/art, which is checked in.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { answerHelp } from './answer-help.mjs';
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
/** What shows a word and is no sticker: `wordPictures` of learning's decodables. */
const words = {
  ant: '1f41c',
  apple: '1f34e',
  banana: '1f34c',
  bear: '1f43b',
  bell: '1f514',
  bird: '1f426',
  buffalo: '1f403',
  car: '1f697',
  chair: '1fa91',
  cloud: '2601-fe0f',
  cow: '1f42e',
  deer: '1f98c',
  dog: '1f436',
  duck: '1f986',
  fish: '1f41f',
  flower: '1f33a',
  fox: '1f98a',
  globe: '1f30f',
  hat: '1f452',
  hen: '1f414',
  horse: '1f434',
  house: '1f3e0',
  key: '1f511',
  kiwi: '1f95d',
  leaf: '1f341',
  orange: '1f34a',
  peacock: '1f99a',
  picture: '1f5bc-fe0f',
  rabbit: '1f430',
  scarf: '1f9e3',
  scooter: '1f6f5',
  star: '2b50',
  tree: '1f333',
  watermelon: '1f349',
  zebra: '1f993',
};

answerHelp('npx node scripts/make-stickers.mjs. It writes packages/web/app/stickers/art anew.');

const size = 128;
/** Of the paper around a sticker. */
const rim = 5;
const paper = { r: 255, g: 253, b: 246 };
const nothing = { r: 0, g: 0, b: 0, alpha: 0 };

for (const [name, code] of Object.entries(stickers)) await write(`sticker-${name}`, await withRim(code));
for (const [name, code] of Object.entries(badges)) await write(`badge-${name}`, await figure(code, size));
for (const [name, code] of Object.entries(words)) await write(`word-${name}`, await withRim(code));
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
  const file = path.join(root, 'packages/web/app/stickers/art', `${name}.webp`);
  await sharp(picture).webp({ quality: 78, alphaQuality: 80, effort: 6 }).toFile(file);
}
