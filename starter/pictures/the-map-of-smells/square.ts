import { type Scene, group } from '../compose.ts';
import { bush } from '../scenery/plants.ts';
import { glow } from '../scenery/sky.ts';
import { coralWall, jasmine, scent } from '../scenery/stonetown.ts';
import { rect, shape, stroke } from '../svg.ts';
import { blackout, hamid, nightSky, smell, stoneFloor, veil, zaina } from './props.ts';

export const everySmellAtOnce: Scene = {
  pieces: [
    nightSky(),
    shape('M-20 330H250V180H470V390H700V220H960V340H1220V620H-20Z', '#8a7aa8'),
    [60, 330, 560, 780, 1060]
      .map(
        (x, i) =>
          rect([x, 400 + (i % 2) * 30, 50, 80], '#5a4a80', 25) +
          rect([x + 70, 400 + (i % 2) * 30, 50, 80], '#5a4a80', 25),
      )
      .join(''),
    shape('M130 620V500A50 50 0 0 1 230 500V620ZM880 620V480A60 60 0 0 1 1000 480V620Z', '#3a3068'),
    stoneFloor(610, '#8f80aa'),
    rect([850, 660, 230, 26], '#8a5a48', 5),
    stroke('M875 680V800M1055 680V800', '#6a4438', 16),
    shape('M820 520L860 450H1070L1110 520Z', '#5f8a98'),
    stroke('M850 520V664M1080 520V664', '#6a4438', 10),
    blackout('#8a84c4'),
    glow([460, 640, 420], '#6a66b8', 0.6),
    hamid(
      [540, 860, 170],
      {
        turn: 0.15,
        brows: 'worried',
        mouth: 'worried',
        grab: [
          [430, 680],
          [640, 690],
        ],
      },
      { hand: [640, 690], tip: [690, 860] },
    ),
    zaina([340, 870, 170], {
      turn: 0.5,
      brows: 'worried',
      mouth: 'flat',
      gaze: [0.8, 0],
      grab: [undefined, [446, 690]],
    }),
    veil(),
    scent(
      [
        [-30, 300],
        [140, 230],
        [300, 330],
        [420, 240],
        [560, 330],
        [520, 430],
      ],
      smell.cinnamon,
      18,
      0.8,
    ),
    scent(
      [
        [1230, 250],
        [1040, 180],
        [860, 330],
        [700, 250],
        [620, 350],
        [660, 440],
      ],
      smell.coffee,
      18,
      0.8,
    ),
    scent(
      [
        [-30, 480],
        [120, 540],
        [180, 450],
        [240, 470],
      ],
      smell.clove,
      15,
      0.8,
    ),
    scent(
      [
        [300, -30],
        [420, 90],
        [640, 60],
        [760, 160],
        [600, 240],
        [560, 300],
      ],
      smell.sea,
      18,
      0.8,
    ),
    scent(
      [
        [1230, 560],
        [1140, 600],
        [1020, 580],
        [860, 590],
        [760, 500],
        [690, 520],
      ],
      smell.sea,
      14,
      0.7,
    ),
  ],
};

export const threeSteps: Scene = {
  pieces: [
    coralWall([0, 0, 1200, 720], '#c9acb0', 22),
    rect([1150, 0, 50, 480], '#b496a8'),
    stoneFloor(720, '#a08298'),
    rect([640, 660, 580, 300], '#d8bcc4'),
    rect([640, 660, 580, 20], '#fff0f0'),
    rect([730, 570, 500, 100], '#c8a8b8'),
    rect([730, 570, 500, 20], '#fff0f0'),
    rect([820, 480, 400, 100], '#ac8ea2'),
    rect([820, 480, 400, 20], '#fff0f0'),
    bush([1030, 470, 330], '#5f9a78', 4),
    bush([1120, 300, 260], '#6faa84', 6),
    bush([960, 350, 200], '#6faa84', 8),
    blackout('#8a84c4'),
    glow([1030, 330, 420], '#dfe8d0', 0.3),
    hamid(
      [430, 860, 180],
      {
        turn: 0.6,
        legs: 'walk',
        headTilt: -8,
        mouth: 'laugh',
        grab: [
          [330, 700],
          [560, 660],
        ],
      },
      { hand: [560, 660], tip: [656, 700] },
    ),
    zaina([225, 870, 180], {
      turn: 0.6,
      mouth: 'laugh',
      brows: 'up',
      grab: [
        [120, 720],
        [346, 700],
      ],
    }),
    group('', stroke('M676 640l22 -18M672 668l30 4M640 628l-2 -28', '#ffe9b0', 7, 0.95)),
    veil(),
    ...[
      [940, 380, 24],
      [1010, 300, 28],
      [1090, 380, 26],
      [1130, 250, 24],
      [1000, 440, 22],
      [1070, 320, 20],
      [1150, 420, 22],
      [930, 320, 20],
      [1060, 230, 22],
    ].map(([x = 0, y = 0, r = 0]) => jasmine([x, y, r])),
    scent(
      [
        [980, 300],
        [860, 210],
        [740, 280],
        [620, 230],
        [540, 330],
        [500, 420],
      ],
      smell.jasmine,
      18,
      0.9,
    ),
  ],
};
