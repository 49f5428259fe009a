import { type Piece, type Scene, group } from '../compose.ts';
import { figure, floating } from '../figure.ts';
import { boat, fog, ghostBoat, paddle, soupPot } from '../scenery/boats.ts';
import { ground } from '../scenery/land.ts';
import { reeds, tree } from '../scenery/plants.ts';
import { burst, soundBows } from '../scenery/signs.ts';
import { glow, sky } from '../scenery/sky.ts';
import { soundRings } from '../scenery/storm.ts';
import { waveLines } from '../scenery/water.ts';
import { curve, ellipse, rect, shape, stroke } from '../svg.ts';
import { lina, grandma, foggy, peach, pineapples, bananas, ourBoat, whiteRiver, lotusLeaf } from './props.ts';

export const frogs: Scene = {
  light: foggy,
  pieces: [
    sky('#eef3ee', '#e4eee6', '#bcd6cc'),
    glow([180, 620, 520], '#a9d8b8', 0.7),
    fog(200, 380, 0.8, { seed: 41 }),
    ourBoat([850, 520, 520], { headTilt: 8 }, '#bcd6cc'),
    stroke('M590 560q-60 24 -150 10M620 590q-80 30 -190 20', '#ffffff', 7, 0.8),
    waveLines([560, 860, 18], '#ffffff', 43, [500, 1180]),
    lotusLeaf(210, 560, 260, '#8cc49a'),
    singingFrog(210, 556, 130),
    figure('lotus', 60, 620, { h: 120, shadow: false }),
    lotusLeaf(120, 790, 380, '#76b68a'),
    singingFrog(160, 784, 190),
    lotusLeaf(500, 740, 320, '#84be92'),
    singingFrog(500, 734, 160),
    figure('lotus', 350, 860, { h: 170, shadow: false }),
    reeds([20, 720, 320], 6, '#7aa886', 46),
  ],
};

function singingFrog(x: number, y: number, h: number): Piece {
  return group(
    '',
    figure('frogHead', x, y, {
      h,
      sunk: 0.12,
      detail: (w, k) => ellipse([w * 0.5, k * 0.72, w * 0.13, k * 0.12], '#a83a4a'),
    }),
    soundRings([x, y - h * 0.4], [h * 0.75, h * 0.98], '#ffffff', { width: h * 0.05, span: [-62, -12], opacity: 0.9 }),
    soundRings([x, y - h * 0.4], [h * 0.75, h * 0.98], '#ffffff', { width: h * 0.05, span: [192, 242], opacity: 0.9 }),
  );
}

export const oldBuffalo: Scene = {
  light: foggy,
  pieces: [
    sky('#f0f3f1', '#e6ebe8', '#cfdad8'),
    group(
      'opacity="0.3"',
      tree(330, 560, 480, { leaves: '#7a9a86', bark: '#8a8480', seed: 5 }),
      ...(
        [
          [230, 250],
          [400, 200],
          [450, 300],
          [300, 330],
        ] as const
      ).map(([x, y]) => floating('mango', x, y, { h: 58 })),
    ),
    fog(300, 480, 0.7, { seed: 51 }),
    ground(
      [
        [-20, 640],
        [240, 630],
        [480, 700],
        [600, 790],
        [660, 920],
      ],
      '#a99684',
      '#7d6c60',
      4,
    ),
    figure('buffalo', 190, 760, { h: 520, looks: 'right' }),
    woodenBell(370, 470),
    fog(640, 820, 0.75, { seed: 53, count: 7 }),
    boat(
      [960, 830, 620],
      [
        lina(900, 800, 190, {
          hands: [
            [-0.74, -0.2],
            [0.46, 0.68],
          ],
          headTilt: -6,
        }),
        ...pineapples(1120, 790, 110),
      ],
      { water: '#c3d0d2' },
    ),
    fog(860, 930, 0.7, { seed: 55, count: 5 }),
  ],
};

function woodenBell(x: number, y: number): string {
  return (
    stroke(`M${x - 70} ${y - 60}Q${x - 20} ${y + 30} ${x + 50} ${y - 50}`, '#8a5a3c', 13) +
    shape(`M${x - 36} ${y + 4}H${x + 30}L${x + 44} ${y + 78}Q${x - 4} ${y + 92} ${x - 50} ${y + 78}Z`, '#b9834f') +
    stroke(`M${x - 40} ${y + 30}H${x + 34}`, '#8a5a3c', 6, 0.7) +
    rect([x - 9, y + 78, 12, 28], '#7a4a30', 6) +
    soundBows([x + 60, y + 50, 46, 10], '#ffffff', 3)
  );
}

export const teaBoat: Scene = {
  light: peach,
  pieces: [
    sky('#f3efe6', '#f2e6d4', '#cfd5cc'),
    glow([300, 480, 520], '#ffd892', 0.95),
    fog(180, 300, 0.6, { seed: 61, count: 5 }),
    rect([40, 330, 30, 400], '#8a6a54', 10),
    stroke('M56 470Q110 540 140 600', '#d9b98a', 8),
    boat(
      [320, 700, 520],
      [
        figure('scarfWoman', 260, 668, { h: 300, shadow: false }),
        figure('teapot', 425, 655, { h: 140, looks: 'right', shadow: false }),
        figure('cup', 130, 655, { h: 74, shadow: false }),
      ],
      { wood: '#b07a4e', water: '#cfd5cc' },
    ),
    steam(),
    boat(
      [940, 790, 560],
      [
        lina(870, 766, 180, {
          hands: [
            [-0.4, 0.7],
            [0.44, 0.66],
          ],
          headTilt: -12,
          eyesShut: true,
        }),
        ...pineapples(1080, 752, 104),
      ],
      { water: '#cfd5cc' },
    ),
    fog(760, 900, 0.7, { seed: 64, count: 6 }),
  ],
};

function steam(): string {
  const line = curve([
    [500, 560],
    [520, 470],
    [600, 470],
    [640, 540],
    [720, 560],
    [800, 590],
  ]);
  const second = curve([
    [495, 545],
    [470, 440],
    [560, 390],
    [640, 450],
    [730, 500],
    [815, 560],
  ]);
  return stroke(line, '#fffaf0', 26, 0.9) + stroke(second, '#fffaf0', 16, 0.8);
}

export const lostVoices: Scene = {
  light: foggy,
  pieces: [
    whiteRiver('#f4f6f5', '#dfe7e6'),
    ghostBoat([230, 330, 270], 'left', 0.4),
    ghostBoat([620, 240, 210], 'right', 0.3),
    group('transform="rotate(-9 990 390)"', ghostBoat([990, 390, 250], 'right', 0.36)),
    fog(260, 440, 0.5, { seed: 71, count: 6 }),
    bubble(345, 165, 90),
    bubble(715, 105, 74),
    bubble(1085, 215, 84),
    ellipse([560, 800, 560, 90], '#c3d0d2', 0.6),
    boat(
      [560, 820, 760],
      [
        grandma(360, 796, 165, { headTilt: 4 }),
        ...bananas(500, 790, 74),
        lina(640, 792, 185, {
          hands: [
            [-0.72, 0.1],
            [0.72, 0.1],
          ],
          mouth: 'worried',
          headTilt: -4,
        }),
        ...pineapples(810, 776, 90),
      ],
      { water: '#c3d0d2' },
    ),
    fog(840, 930, 0.7, { seed: 75, count: 5 }),
  ],
};

function bubble(x: number, y: number, w: number): string {
  const d = `M${x - w * 0.62} ${y + w * 0.66}L${x - w * 0.5} ${y + w * 0.31}A${w * 0.72} ${w * 0.44} 0 1 1 ${x - w * 0.2} ${y + w * 0.42}Z`;
  return shape(d, '#ffffff', 0.95) + stroke(d, '#93a4aa', 5, 0.85);
}

export const followThePot: Scene = {
  light: peach,
  pieces: [
    sky('#f6ece2', '#fbdcc0', '#f0e4d6'),
    glow([700, 320, 560], '#ffd0a0', 0.85),
    fog(160, 340, 0.5, { seed: 81, count: 5, color: '#fff8f0' }),
    soundRings([690, 690], [290, 400, 510, 620], '#f0956a', { width: 16, span: [195, 345], opacity: 0.55 }),
    grandma(250, 860, 235, {
      hands: [
        [0.28, 0.5],
        [0.6, 0.34],
      ],
      headTilt: -6,
    }),
    paddle([470, 704], [70, 902], 24),
    lina(690, 760, 300, {
      hands: [
        [-0.5, 0.62],
        [0.74, 0.12],
      ],
      mouth: 'open',
      headTilt: 5,
      held: (u) => [floating('spoon', u * 0.62, u * 0.2, { h: u * 0.66, looks: 'left', tilt: 0 })],
    }),
    soupPot(690, 880, 380, true),
    burst([820, 610, 26, 70], '#fff6e2', 6, [-100, 30]),
    shape('M0 800Q600 850 1200 770V900H0Z', '#a9754f'),
    stroke('M0 800Q600 850 1200 770', '#d9ac82', 16),
  ],
};
