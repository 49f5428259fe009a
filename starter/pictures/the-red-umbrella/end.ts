import { type Piece, type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { parasol, parasolBowl } from '../scenery/parasol.ts';
import { houseRow, lampPost, paving, potPlant, shophouse } from '../scenery/river-town.ts';
import { cloud, glow, sky } from '../scenery/sky.ts';
import { stormCloud } from '../scenery/storm.ts';
import { puddle, rain } from '../scenery/water.ts';
import { type Spot, down, ellipse, rect, shape, stroke } from '../svg.ts';
import { blueBird, cat, curledCat, duckling, gran } from './props.ts';

/** Two monkeys on their swing: the umbrella hangs by its crook from (0, 0). */
function monkeySwing([x, y, w]: Spot, turn: number): Piece {
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    parasolBowl(
      [-w * 0.05, w * 0.76, w],
      [
        figure('monkey', -w * 0.15, -w * 0.22, { h: w * 0.34, looks: 'right', shadow: false }),
        figure('monkey', w * 0.2, -w * 0.22, { h: w * 0.24, looks: 'left', shadow: false }),
      ],
    ),
  );
}

export const swing: Scene = {
  light: { tint: '#dcd0e4', shadow: '#2a2050', shadowStrength: 0.4 },
  pieces: [
    sky('#5d6a92', '#a58bb0', '#f2b795', '#f9d9a8'),
    stormCloud([250, 110, 520], '#4c4f78'),
    stormCloud([900, 70, 620], '#555684'),
    houseRow([640, 190, 51], ['#c9a99a', '#a9a6b8', '#c49a92', '#a8a0b4'], { lamp: '#ffdf8e', roof: '#8a5f68' }),
    paving(640, '#b39aa4', 9),
    shophouse([-120, 960, 380, 700], {
      wall: '#b99a9e',
      shutters: '#4f7f8a',
      roof: '#8a5a60',
      lamp: '#ffdf8e',
      open: false,
    }),
    shophouse([960, 960, 380, 740], {
      wall: '#8fa8ae',
      shutters: '#a98a5a',
      roof: '#8a5a60',
      lamp: '#ffdf8e',
      open: false,
    }),
    stroke('M230 300Q600 360 990 270', '#3a3050', 7),
    monkeySwing([620, 312, 400], -13),
    stroke('M430 600Q600 720 800 640', '#ffffff', 6, 0.5),
    rect([330, 790, 250, 60], '#94808e', 6),
    rect([310, 840, 290, 50], '#a592a0', 6),
    gran([450, 806, 100], {
      legs: 'sit',
      hands: [
        [-0.34, -0.02],
        [0.34, -0.02],
      ],
      headTilt: 6,
      feel: ['worried', 'brows'],
    }),
    cat([650, 868, 100], 'left', 10),
    cat([350, 876, 56], 'right', -10),
    cat([555, 884, 56], 'left', 8),
    figure('duck', 800, 880, { h: 110, looks: 'left' }),
    duckling([720, 886, 52], 'left'),
    duckling([880, 886, 52], 'left'),
    duckling([290, 884, 52], 'right'),
    rain(16, { seed: 5, length: 30, opacity: 0.7 }),
  ],
};

const wet = { tint: '#b9cade', shadow: '#10203a', shadowStrength: 0.45 };

/** The cloth that she holds over the small ones, from hand to hand. */
function shawl(left: readonly [number, number], right: readonly [number, number], drop: number): string {
  const [ax, ay] = left;
  const [bx, by] = right;
  const w = bx - ax;
  const fold = (t: number): string =>
    `M${ax + w * t} ${ay + drop * 0.14}Q${ax + w * t - drop * 0.1} ${ay + drop * 0.5} ${ax + w * (0.5 + (t - 0.5) * 1.3)} ${ay + drop * 0.86}`;
  const cloth = down([0, '#fff3d6'], [1, '#d8c49c']);
  return (
    cloth.def +
    shape(
      `M${ax} ${ay}Q${ax + w * 0.25} ${ay + drop * 0.22} ${ax + w / 2} ${ay + drop * 0.1}T${bx} ${by}Q${bx + drop * 0.16} ${by + drop * 0.5} ${bx + drop * 0.5} ${by + drop}Q${ax + w * 0.84} ${by + drop * 0.72} ${ax + w * 0.66} ${by + drop * 0.92}T${ax + w * 0.3} ${ay + drop * 0.94}T${ax - drop * 0.5} ${ay + drop}Q${ax - drop * 0.16} ${ay + drop * 0.5} ${ax} ${ay}Z`,
      cloth.fill,
    ) +
    stroke([0.14, 0.34, 0.55, 0.72, 0.88].map(fold).join(''), '#a98f6a', 5, 0.45) +
    stroke(
      `M${ax - drop * 0.42} ${ay + drop * 0.88}Q${ax + w * 0.3} ${ay + drop * 0.7} ${ax + w * 0.5} ${ay + drop * 0.82}T${bx + drop * 0.42} ${by + drop * 0.88}`,
      '#4f9c94',
      7,
    )
  );
}

export const caught: Scene = {
  light: wet,
  pieces: [
    sky('#3d5570', '#5c7a90', '#8fa6ac'),
    cloud([250, 60, 700], '#41526c', 1, '#4a5e78'),
    cloud([960, 30, 640], '#41526c', 1, '#4a5e78'),
    houseRow([560, 470, 61], ['#8a97a0', '#7f9aa0', '#9a9098', '#7d92a4'], {
      lamp: '#ffdc84',
      roof: '#5f5668',
      shutters: '#4a6f7a',
      awning: '#5f8f94',
    }),
    rect([0, 560, 1200, 340], '#7d92a0'),
    puddle(950, 830, 330, '#9cb6c4'),
    rain(14, { seed: 6, length: 74, opacity: 0.5 }),
    cat([230, 850, 140], 'right'),
    figure('duck', 730, 860, { h: 140, looks: 'left' }),
    gran([480, 810, 185], {
      legs: 'kneel',
      goes: 'left',
      hands: [
        [-0.98, 0.22],
        [0.98, 0.16],
      ],
      headTilt: 10,
      feel: ['oh', 'brows'],
      held: (u) => [shawl([-0.98 * u, 0.22 * u], [0.98 * u, 0.16 * u], u * 0.62)],
    }),
    duckling([545, 866, 78], 'left'),
    cat([450, 872, 78], 'right'),
    duckling([620, 862, 78], 'left'),
    duckling([370, 874, 78], 'right'),
    parasol([760, 520, 500], { turn: -14, below: 0.1 }),
    blueBird([1040, 260, 92], 'left', -14),
    figure('monkey', 800, 690, { h: 150, looks: 'left', shadow: false, tilt: -24 }),
    rain(20, { seed: 9, length: 78, opacity: 0.5 }),
  ],
};

export const homeAgain: Scene = {
  light: { tint: '#f3dcc0', shadow: '#20182c', shadowStrength: 0.45 },
  pieces: [
    sky('#26384f', '#3d566e'),
    rect([0, 0, 360, 720], '#35485c'),
    rect([820, 0, 380, 720], '#33465a'),
    rect([905, 150, 130, 170], '#ffe2a0', 4),
    stroke('M970 150V320M905 235H1035', '#33465a', 9),
    stroke('M0 372H360M820 372H1200', '#516478', 24),
    shophouse([360, 720, 520, 820], { wall: '#8a746e', shutters: '#4a6f7a', roof: '#5a4a58', lamp: '#ffd982' }),
    rect([0, 720, 1200, 180], '#43566a'),
    lampPost([120, 760, 560], true, '#2c3644'),
    glow([120, 230, 190], '#ffe29a', 0.7),
    glow([600, 620, 460], '#ffd890', 0.6),
    rect([300, 740, 620, 44], '#8b8088', 6),
    rect([270, 780, 680, 50], '#9c9098', 6),
    rain(40, { seed: 16, length: 70, opacity: 0.42 }),
    potPlant([1010, 760, 130], '#7a8a92', '#4f8560', '#f7c95c'),
    cat([420, 790, 150], 'right'),
    gran([600, 780, 190], {
      legs: 'sit',
      hands: [
        [-0.3, 0.72],
        [0.64, 0.56],
      ],
      headTilt: -4,
      feel: ['laughing'],
      held: (u) => [parasol([u * 0.64, u * 0.56, u * 3.3], { turn: -10 })],
    }),
    figure('monkey', 800, 790, { h: 150, looks: 'left', shadow: false }),
    curledCat([560, 770, 110]),
    cat([350, 838, 84], 'right'),
    figure('monkey', 880, 836, { h: 96, looks: 'left' }),
    figure('duck', 480, 880, { h: 130, looks: 'right' }),
    duckling([600, 880, 74], 'left'),
    duckling([670, 884, 74], 'right'),
    duckling([740, 880, 74], 'left'),
    blueBird([516, 146, 84], 'right'),
    ellipse([1050, 850, 105, 24], '#9cb6c4'),
    figure('frogHead', 1050, 850, { h: 74, sunk: 0.25 }),
  ],
};
