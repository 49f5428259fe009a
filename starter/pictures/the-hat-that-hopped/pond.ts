import { type Scene, group } from '../compose.ts';
import { figure } from '../figure.ts';
import { bank, riceTerraces, riceTuft } from '../scenery/rice-terraces.ts';
import { cloud, sky } from '../scenery/sky.ts';
import { ripples, splash } from '../scenery/water.ts';
import { ellipse, shape, stroke } from '../svg.ts';
import { ayu, dad, fields, hoppingHat, lotusFlower, noonLight, pondWater } from './farm.ts';

const shadowSpot = (x: number, y: number, w: number): string => ellipse([x, y, w / 2, w * 0.08], '#1f4a24', 0.35);

export const dogInPond: Scene = {
  light: noonLight,
  pieces: [
    ...fields({
      horizon: 300,
      volcano: 900,
      seed: 51,
      rows: 3,
      palms: [
        [180, 350, 260],
        [270, 340, 190],
      ],
    }),
    group(
      '',
      ayu(
        [130, 520, 90],
        { mouth: 'round' },
        {
          hands: [
            [-0.8, -0.2],
            [0.8, -0.2],
          ],
        },
      ),
    ),
    bank(
      [
        [-20, 540],
        [300, 530],
        [700, 560],
        [1220, 540],
      ],
      260,
    ),
    pondWater([
      [-20, 700],
      [200, 660],
      [500, 640],
      [900, 660],
      [1220, 630],
    ]),
    splash([560, 720, 300], '#e4fbff', 5),
    splash([640, 740, 220], '#ffffff', 9),
    figure('dog', 600, 780, { h: 340, looks: 'right', tilt: 34, sunk: 0.28, shadow: false }),
    ripples([610, 775, 420], '#ffffff', 3, 0.9),
    shape('M1230 600Q1040 590 930 640Q850 690 880 780Q910 870 900 930H1230Z', '#8fc94e') +
      stroke('M1230 600Q1040 590 930 640Q850 690 880 780', '#c8e88a', 8) +
      stroke('M880 780Q910 870 900 930', '#8a6238', 18, 0.8),
    shadowSpot(1040, 670, 180),
    hoppingHat(
      [
        [800, 590],
        [900, 640],
        [1030, 430],
      ],
      270,
      14,
    ),
    group(
      '',
      riceTuft([980, 860, 90], '#5aa53c'),
      riceTuft([1130, 800, 110], '#5aa53c'),
      lotusFlower([180, 820, 70]),
      ellipse([320, 850, 120, 26], '#3f9a5a'),
      ellipse([120, 830, 110, 24], '#4aa864'),
    ),
  ],
};

export const dadOnDog: Scene = {
  light: noonLight,
  pieces: [
    sky('#4fc3d8', '#b4ecdc'),
    cloud([900, 110, 260], '#ffffff', 0.85),
    riceTerraces(230, 640, { rows: 3, seed: 61, plants: false }),
    pondWater([
      [-20, 480],
      [300, 460],
      [700, 490],
      [1220, 470],
    ]),
    splash([560, 640, 430], '#e4fbff', 3),
    figure('dog', 640, 800, { h: 400, looks: 'left', sunk: 0.34, shadow: false }),
    dad(
      [690, 690, 215],
      { mouth: 'round' },
      {
        legs: 'sit',
        shadow: false,
        tilt: 12,
        headTilt: -8,
        hands: [
          [-0.9, -0.4],
          [0.9, -0.3],
        ],
      },
    ),
    ripples([640, 800, 620], '#ffffff', 3, 0.95),
    splash([850, 770, 170], '#ffffff', 12),
    shape('M-30 590Q140 570 250 620Q340 680 300 770Q270 860 290 930H-30Z', '#8fc94e') +
      stroke('M-30 590Q140 570 250 620Q340 680 300 770', '#c8e88a', 8) +
      stroke('M300 770Q270 860 290 930', '#8a6238', 18, 0.8),
    shadowSpot(130, 660, 170),
    hoppingHat(
      [
        [350, 600],
        [250, 640],
        [140, 430],
      ],
      240,
      -14,
    ),
    lotusFlower([1060, 800, 80]),
    ellipse([960, 840, 130, 28], '#3f9a5a'),
  ],
};
