import { type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import {
  drivenSnow,
  feltRug,
  feltTent,
  insideTent,
  ironStove,
  ornament,
  paintedBed,
  paintedChest,
  snowField,
} from '../scenery/felt-tent.ts';
import { mountain } from '../scenery/land.ts';
import { cloud, glow, sky, sun, vignette } from '../scenery/sky.ts';
import { type Box, darker, ellipse, lighter, rect, shape, stroke } from '../svg.ts';
import {
  bayar,
  camel,
  camelHead,
  camelOutside,
  dog,
  father,
  fireside,
  foal,
  furHat,
  goat,
  grandpa,
  lying,
  mother,
  nara,
  quiltScarf,
  sock,
  storm,
} from './props.ts';
import { openDoor } from './middle.ts';

export const bedsOut: Scene = {
  grain: 0.15,
  light: fireside,
  pieces: [
    insideTent({ wall: [210, 600], crown: [700, -120] }),
    openDoor([60, 240, 260, 440]),
    '<clipPath id="doorway"><rect x="60" y="240" width="260" height="440"/></clipPath>',
    group(
      'clip-path="url(#doorway)"',
      figure('bactrian', 34, 850, { h: 560, looks: 'right', tint: '#bcc8ee', shadow: false }),
    ),
    paintedChest([560, 640, 260], '#3f8fb4'),
    ironStove([860, 650, 170], -10, false),
    nara([560, 506, 165], {
      feel: ['open'],
      hands: [
        [-0.86, -0.2],
        [0.5, 0.66],
      ],
      headTilt: -6,
    }),
    goat([1000, 720, 150], 'left'),
    grandpa([760, 720, 130], {
      feel: ['oh', 'brows'],
      hands: [
        [-0.3, 0.1],
        [0.4, 0.7],
      ],
      headTilt: -6,
    }),
    bayar([1090, 850, 165], {
      feel: ['oh', 'brows'],
      hands: [
        [-0.72, -0.1],
        [0.72, -0.1],
      ],
      headTilt: -6,
    }),
    father([290, 850, 160], {
      goes: 'left',
      legs: 'walk',
      feel: ['laughing'],
      hands: [
        [0.2, 0.7],
        [0.6, 0.66],
      ],
    }),
    mother([800, 860, 155], {
      goes: 'left',
      legs: 'walk',
      feel: ['laughing'],
      hands: [
        [-0.6, 0.62],
        [-0.1, 0.7],
      ],
    }),
    group('transform="translate(0 -34)"', paintedBed([540, 860, 400], '#3f5fa4')),
  ],
};

/** A bed that stands on its long side as a fence, seen from its underside. */
function bedFence([x, y, w, h]: Box, wood = '#e0682e'): string {
  return (
    ellipse([x + w / 2, y, w * 0.55, h * 0.08], '#2a3068', 0.3) +
    rect([x, y - h, w, h], wood, 6) +
    rect([x + 10, y - h + 10, w - 20, h - 20], darker(wood, 0.2), 4) +
    ornament([x + 16, y - h * 0.9, w - 32, h * 0.36], '#f8d06a', 3) +
    ornament([x + 16, y - h * 0.5, w - 32, h * 0.36], '#7fd0d8', 3) +
    shape(
      `M${x - 6} ${y - h + 6}Q${x + w * 0.3} ${y - h - 26} ${x + w * 0.6} ${y - h - 8}Q${x + w} ${y - h - 22} ${x + w + 6} ${y - h + 6}Z`,
      '#ffffff',
    )
  );
}

export const scarf: Scene = {
  light: storm,
  pieces: [
    sky('#222d68', '#44549c', '#8593ca'),
    snowField(520, '#d5def6', '#8f9ed4', 21),
    feltTent([120, 800, 1150], { lamp: '#ffcf70', felt: '#cdcfe2' }),
    bedFence([690, 700, 200, 190], '#c9582e'),
    bedFence([915, 715, 200, 190], '#c9582e'),
    camelHead([36, 560, 430], [232, 672]),
    camelOutside([650, 820, 520], [232, 668]),
    rect([222, 500, 20, 302], '#8a3a24', 4),
    quiltScarf([290, 625, 210], -78),
    nara([455, 872, 150], {
      feel: ['open'],
      tint: '#bcc8ee',
      hat: furHat('#d9562e'),
      hands: [
        [-0.94, -0.3],
        [-0.5, 0.2],
      ],
      headTilt: -6,
    }),
    bedFence([860, 870, 230, 190]),
    father([1090, 872, 150], {
      hat: furHat('#2f4f8a'),
      feel: ['open'],
      tint: '#bcc8ee',
      hands: [
        [-0.66, 0.2],
        [-0.4, 0.5],
      ],
      tilt: -6,
    }),
    drivenSnow(54, { seed: 23, lean: -80 }),
  ],
};

export const pillows: Scene = {
  grain: 0.15,
  light: fireside,
  pieces: [
    insideTent({ wall: [170, 560], crown: [560, -160] }),
    openDoor([990, 290, 170, 300]),
    paintedChest([130, 600, 220], '#3f8fb4'),
    ironStove([560, 600, 170], -10),
    feltRug([560, 780, 1080]),
    camelHead([810, 360, 560], [1160, 520]),
    rect([1160, 268, 24, 350], '#c2482a'),
    quiltScarf([1090, 500, 190], -74),
    lying('goat', [310, 730, 350], 'left'),
    mother([90, 850, 128], { legs: 'hidden', tint: '#ffe8cc', feel: ['shut'], headTilt: 18, tilt: 8 }),
    father([430, 850, 128], { legs: 'hidden', tint: '#ffe8cc', feel: ['shut'], headTilt: -18, tilt: -6 }),
    bayar([690, 690, 112], { legs: 'hidden', tint: '#ffe8cc', feel: ['shut'], headTilt: 10 }),
    stroke('M800 500q-26 8 -46 26M812 524q-24 14 -38 38', '#ffffff', 8, 0.7),
    lying('foal', [900, 850, 400], 'right'),
    nara([800, 880, 135], { legs: 'hidden', tint: '#ffe8cc', feel: ['shut'], headTilt: 22, tilt: 12 }),
    grandpa([560, 800, 128], { legs: 'hidden', tint: '#ffe8cc', feel: ['shut', 'open'], headTilt: -10 }),
    lying('dog', [575, 866, 200], 'right'),
    shape('M30 840Q170 796 290 826Q420 800 500 850L520 920H10Z', '#c83f5a'),
    shape('M690 880Q780 836 960 866L1000 920H670Z', '#7a5ab4'),
    stroke('M40 866Q180 826 300 852Q420 830 500 876M700 900Q800 862 970 890', '#f6c65a', 8, 0.8),
    glow([560, 540, 420], '#ffce80', 0.35),
    vignette('#3a1428', 0.35),
  ],
};

export const roundAndRound: Scene = {
  light: { tint: '#ffdcb4', shadow: '#3a1a2a', shadowStrength: 0.4 },
  pieces: [
    sky('#182258', '#34448c', '#6f80be'),
    mountain([1000, 560, 600, 200], '#3c4c90', '#a9b8e4'),
    snowField(560, '#b9c6ec', '#7686c4', 31),
    drivenSnow(44, { seed: 33, lean: 90 }),
    feltTent([600, 780, 760], { felt: '#c9cce2', snow: true, smoke: true }),
    shape('M300 780V640Q320 560 460 540H740Q880 560 900 640V780Q600 830 300 780Z', '#7a3a2c'),
    shape('M316 774V650Q334 576 466 556H734Q866 576 884 650V774Q600 820 316 774Z', '#f0c084'),
    shape('M316 750V774Q600 820 884 774V750Q600 790 316 750Z', '#b9603e'),
    ironStove([600, 770, 90], 480),
    lying('goat', [400, 772, 90], 'right'),
    mother([370, 790, 52], { legs: 'hidden', tint: '#ffdcb4', feel: ['shut'], headTilt: 14 }),
    father([446, 792, 52], { legs: 'hidden', tint: '#ffdcb4', feel: ['shut'], headTilt: -14 }),
    lying('dog', [520, 798, 74], 'left'),
    grandpa([540, 790, 52], { legs: 'hidden', tint: '#ffdcb4', feel: ['shut'], headTilt: -8 }),
    lying('foal', [740, 790, 130], 'left'),
    nara([700, 794, 52], { legs: 'hidden', tint: '#ffdcb4', feel: ['shut'], headTilt: 16 }),
    bayar([810, 792, 50], { legs: 'hidden', tint: '#ffdcb4', feel: ['shut'], headTilt: 12 }),
    shape('M330 790Q420 770 480 790L560 796Q600 806 560 812Q440 812 330 790Z', '#c83f5a'),
    shape('M670 800Q740 776 830 790L860 786Q800 812 690 812Z', '#2f9fae'),
    camelHead([810, 640, 190], [930, 706]),
    rect([886, 640, 14, 150], '#8a3a24', 3),

    camelOutside([1070, 830, 250], [905, 716]),
    quiltScarf([920, 712, 96], -74),
    stroke(
      'M80 420Q300 300 620 330T1120 420M40 640Q60 500 260 420M1160 620Q1150 500 980 420M120 830Q380 900 700 880T1120 840',
      '#ffffff',
      12,
      0.6,
    ),
    stroke('M1120 420q50 20 30 60q-26 26 -50 0M120 830q-60 -20 -40 -62q30 -22 50 6', '#ffffff', 12, 0.6),
  ],
};

export const morning: Scene = {
  grain: 0.6,
  light: { tint: '#ffffff', shadow: '#4a5aa0', shadowStrength: 0.34, shadowShift: 0.14 },
  pieces: [
    sky('#6fb4ee', '#b4daf6', '#eaf5fc'),
    sun([160, 130, 64], '#ffd45e', '#fff6cc'),
    cloud([700, 110, 220], '#ffffff', 0.9),
    mountain([360, 470, 620, 210], '#8fa6d8', '#ffffff'),
    mountain([900, 470, 700, 260], '#9ab0de', '#ffffff'),
    snowField(450, '#ffffff', '#d3e2f8', 41),
    feltTent([240, 600, 430], { smoke: true }),
    camel([520, 640, 270], 'right'),
    quiltScarf([588, 470, 90], -12),
    father([730, 660, 92], { feel: ['laughing', 'open'], hat: furHat('#2f4f8a') }),
    mother([830, 650, 90], {
      feel: ['laughing', 'open'],
      hat: furHat('#a8324a'),
      hands: [
        [-0.2, 0.0],
        [0.3, 0.1],
      ],
    }),
    dog([930, 668, 80], 'left'),
    foal([92, 660, 150], 'right'),
    paintedBed([1110, 570, 150], '#c83f5a'),
    paintedBed([940, 556, 140], '#3f5fa4'),
    goat([120, 872, 150], 'right'),
    bayar([255, 860, 140], {
      feel: ['laughing', 'open'],
      hat: furHat('#7a5ab4'),
      hands: [
        [-0.5, 0.7],
        [0.7, 0.1],
      ],
    }),
    grandpa([1090, 870, 150], {
      feel: ['oh', 'brows'],
      hat: furHat('#8a6a3c'),
      hands: [
        [-0.7, -0.1],
        [0.3, -0.1],
      ],
      headTilt: -6,
    }),
    nara([380, 876, 135], {
      feel: ['laughing', 'open'],
      hat: furHat('#d9562e'),
      hands: [
        [-0.3, 0.1],
        [0.3, 0.1],
      ],
      headTilt: 6,
    }),
    ramInBed(),
  ],
};

function ramInBed(): ReturnType<typeof group> {
  const quilt = '#3f8f5a';
  return group(
    '',
    ellipse([730, 872, 330, 34], '#7f92cc', 0.4),
    rect([440, 640, 34, 230], '#b94a26', 6),
    rect([990, 700, 34, 170], '#b94a26', 6),
    rect([474, 720, 520, 90], '#b94a26'),
    rect([470, 690, 200, 84], '#fff6e2', 34),
    group(
      'transform="rotate(-10 620 760)"',
      figure('ram', 690, 822, { h: 330, looks: 'left', shadow: false, sunk: 0.2 }),
    ),
    shape('M612 850Q596 770 640 716Q700 690 780 700Q930 690 1000 780V850Z', quilt),
    stroke(
      'M640 722Q620 770 626 800M700 712Q690 770 700 800M790 708Q800 760 796 800M890 722Q900 770 896 800',
      lighter(quilt, 0.35),
      9,
      0.7,
    ),
    rect([440, 800, 584, 66], '#e0682e', 6),
    ornament([470, 806, 524, 52], '#f8d06a', 8),
    sock([690, 590, 120], 10),
    shape('M430 812Q520 790 600 806T800 800T1034 812V796Q900 780 780 790T560 788T430 796Z', '#ffffff', 0.95),
  );
}
