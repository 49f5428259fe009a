import { type Scene } from '../compose.ts';
import { clayHouse, greatMountain, stiffGrass } from '../scenery/high-mountains.ts';
import { ground, hills } from '../scenery/land.ts';
import { burst } from '../scenery/signs.ts';
import { beams, sky, sun } from '../scenery/sky.ts';
import { type Spot, ellipse, rect, shape, stroke } from '../svg.ts';
import { highLight, nina, shard, tika, villager } from './mountain-people.ts';

const hum = (x: number, y: number, w: number): string =>
  stroke(
    `M${x - w} ${y}q${w * 0.1} -12 ${w * 0.2} 0t${w * 0.2} 0t${w * 0.2} 0t${w * 0.2} 0t${w * 0.2} 0M${x} ${y}q${w * 0.1} -12 ${w * 0.2} 0t${w * 0.2} 0t${w * 0.2} 0t${w * 0.2} 0t${w * 0.2} 0`,
    '#ffffff',
    7,
    0.85,
  );

export const itch: Scene = {
  light: highLight,
  pieces: [
    sky('#f49a8a', '#ffc896', '#fff0c8'),
    beams([1010, 330], '#fff6d0', 0.7, { count: 14, turn: 0.1 }),
    sun([1010, 330, 66], '#ffc84a', '#fff0b0'),
    greatMountain([520, 800, 1250, 780], { rock: '#8a78b8', snow: '#fff6f0', foot: '#c09aa8', face: 'speaking' }),
    ground(
      [
        [-20, 760],
        [300, 730],
        [700, 740],
        [1220, 690],
      ],
      '#dcb06c',
      '#b07a4a',
    ),
    hum(300, 800, 240),
    hum(900, 850, 260),
    hum(500, 880, 200),
    nina(
      [860, 850, 165],
      { mouth: 'round' },
      {
        hands: [
          [-0.8, 0.0],
          [0.8, 0.0],
        ],
        headTilt: -8,
      },
    ),
    tika([1060, 850, 210], { looks: 'left' }),
    stroke('M1130 600l18 -20M1160 630l24 -12M990 600l-14 -20', '#ffffff', 7, 0.9),
    stiffGrass([
      [120, 800, 70],
      [230, 860, 64],
      [640, 860, 66],
    ]),
  ],
};

/** A pebble lying on its back, pleased. */
function pleasedPebble([x, y, r]: Spot, tilt: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">${ellipse([0, r * 0.64, r * 0.9, r * 0.16], '#2a2050', 0.25)}${ellipse([0, 0, r, r * 0.7], '#b8a8c4')}${ellipse([-r * 0.2, -r * 0.2, r * 0.6, r * 0.36], '#d8ccdc')}${stroke(`M${-r * 0.46} ${-r * 0.06}q${r * 0.14} ${-r * 0.2} ${r * 0.28} 0M${r * 0.16} ${-r * 0.06}q${r * 0.14} ${-r * 0.2} ${r * 0.28} 0M${-r * 0.14} ${r * 0.22}q${r * 0.14} ${r * 0.16} ${r * 0.28} 0`, '#4a3a6a', r * 0.09)}</g>`;
}

export const scratch: Scene = {
  light: highLight,
  pieces: [
    sky('#78b8f0', '#cfe6f8', '#fff2d8'),
    hills(300, '#a8b0d8', { bumps: 60, seed: 44, foot: '#c0bcd0' }),
    shape('M-30 120Q240 60 470 180Q640 270 760 470Q800 620 760 930H-30Z', '#8f7cb4') +
      shape('M-30 120Q240 60 470 180Q540 220 600 290Q420 260 330 380Q200 420 -30 360Z', '#a894c8', 0.7) +
      stroke('M-30 120Q240 60 470 180Q640 270 760 470', '#cdbce0', 10, 0.8),
    stroke('M130 330q50 -56 104 0M330 350q50 -56 104 0', '#3a2f6a', 16) +
      ellipse([96, 420, 50, 30], '#f08a8a', 0.4) +
      ellipse([470, 440, 50, 30], '#f08a8a', 0.4) +
      stroke('M200 450q80 84 164 6', '#3a2f6a', 16),
    ground(
      [
        [-20, 790],
        [400, 770],
        [800, 780],
        [1220, 730],
      ],
      '#dcb06c',
      '#b07a4a',
    ),
    tika([965, 840, 320], { looks: 'left', tilt: -18 }),
    burst([800, 560, 24, 76], '#fff6e0', 7, [-150, 60]),
    stroke('M700 470q-26 12 -30 40M680 620q-30 0 -40 24M716 540q-34 6 -44 30', '#e4d8f4', 9, 0.9),
    nina(
      [565, 870, 195],
      { eyes: 'smiling', mouth: 'laugh' },
      {
        hands: [
          [-0.74, -0.4],
          [0.5, 0.5],
        ],
        tilt: -4,
        headTilt: -8,
        held: (u) => [shard([-u * 0.8, -u * 0.52, u * 0.18], 20)],
      },
    ),
    stroke('M385 560q26 20 22 50M425 600q26 22 22 56M349 570q22 16 20 42', '#e4d8f4', 9, 0.9),
    pleasedPebble([1090, 800, 44], 8),
    pleasedPebble([1020, 870, 36], -10),
    pleasedPebble([690, 870, 40], 6),
    pleasedPebble([230, 850, 46], -6),
    pleasedPebble([1150, 880, 28], 12),
    stroke('M880 250q70 -30 130 0t120 -6M930 310q60 -24 110 0t110 -4', '#ffffff', 9, 0.8),
    stiffGrass([
      [100, 880, 64],
      [820, 890, 60],
    ]),
  ],
};

const comb = (u: number, side: number): string => {
  const x = side * u * 0.64;
  let teeth = '';
  for (let i = 0; i < 6; i += 1) teeth += `M${x - u * 0.18 + i * u * 0.072} ${-u * 0.3}v${-u * 0.17}`;
  return (
    stroke(teeth, '#e8d8b8', u * 0.035) +
    rect([x - u * 0.22, -u * 0.31, u * 0.44, u * 0.1], '#a86a3c', 5) +
    stroke(`M${x} ${-u * 0.22}V${u * 0.2}`, '#a86a3c', u * 0.09)
  );
};

const oven = (u: number, side: number): string => {
  const x = side * u * 0.66;
  return (
    stroke(`M${x} ${u * 0.7}V${-u * 0.6}`, '#a86a3c', u * 0.08) +
    shape(`M${x - u * 0.1} ${-u * 0.58}H${x + u * 0.1}L${x + u * 0.26} ${-u * 1.0}H${x - u * 0.26}Z`, '#e0b450') +
    stroke(`M${x - u * 0.12} ${-u * 0.64}H${x + u * 0.12}`, '#c8386a', u * 0.07)
  );
};

export const market: Scene = {
  light: highLight,
  pieces: [
    sky('#8fc4f4', '#d8e8f8', '#fff0dc'),
    greatMountain([240, 420, 640, 330], { rock: '#8f98cc', face: 'none' }),
    clayHouse([1030, 500, 330], '#e0a870', '#e0a040'),
    ground(
      [
        [-20, 430],
        [600, 410],
        [1220, 440],
      ],
      '#e2b680',
      '#c08a54',
    ),
    villager(
      'youngWeaver',
      [410, 650, 122],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.64, 0.06],
          [0.4, 0.5],
        ],
        headTilt: 5,
        held: (u) => [comb(u, -1)],
      },
    ),
    villager(
      'weaver',
      [230, 850, 190],
      { eyes: 'smiling', mouth: 'laugh' },
      {
        hands: [
          [-0.3, 0.44],
          [0.3, 0.5],
        ],
        tilt: -6,
        headTilt: -12,
      },
    ),
    villager(
      'baker',
      [985, 860, 190],
      { eyes: 'smiling', mouth: 'laugh' },
      {
        hands: [
          [-0.66, 0.2],
          [0.3, 0.5],
        ],
        tilt: 5,
        headTilt: 8,
        held: (u) => [oven(u, -1)],
      },
    ),
    nina(
      [610, 870, 200],
      { mouth: 'laugh' },
      {
        hands: [
          [-0.8, -0.2],
          [0.8, -0.2],
        ],
      },
    ),
    tika([790, 885, 185], { looks: 'left' }),
  ],
};
