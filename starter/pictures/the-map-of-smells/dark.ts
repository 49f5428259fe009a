import { folk } from '../characters/folk.ts';
import { type Scene } from '../compose.ts';
import { glow, vignette, wash } from '../scenery/sky.ts';
import { coralWall, scent, spiceSack, wallLamp } from '../scenery/stonetown.ts';
import { circle, rect, shape } from '../svg.ts';
import { blackout, hamid, omarLook, phone, smell, stoneFloor, veil, zaina } from './props.ts';

export const lightsOut: Scene = {
  pieces: [
    coralWall([0, 0, 1200, 600], '#c9a9a4', 8),
    shape('M-20 120L60 30H560L640 120V150H-20Z', '#a9544a'),
    shape('M620 130L700 40H1160L1240 130V160H620Z', '#4f7a80'),
    wallLamp([610, 190, 64], false),
    stoneFloor(600, '#a98a84'),
    folk(omarLook, [1010, 700, 140], {
      turn: -0.4,
      mouth: 'smile',
      hands: [
        [-0.5, 0.5],
        [0.5, 0.7],
      ],
    }),
    spiceSack([860, 790, 200], '#7a3a2c'),
    spiceSack([1080, 800, 200], '#8a4a3a'),
    hamid(
      [690, 860, 165],
      { turn: -0.3, mouth: 'smile', headTilt: -4, grab: [undefined, [770, 690]] },
      { hand: [770, 690], tip: [800, 866] },
    ),
    blackout('#6a64ac'),
    glow([340, 560, 380], '#8fc8ff', 0.5),
    zaina([390, 870, 200], {
      turn: -0.1,
      gaze: [-0.3, 0.7],
      eyes: 'wide',
      brows: 'worried',
      mouth: 'o',
      grab: [
        [300, 600],
        [372, 610],
      ],
    }),
    wash('#aab4f0', 1, 'multiply'),
    phone([330, 570, 110], false, -6),
    rect([312, 548, 32, 20], '#ff6a5a', 4),
    rect([344, 553, 5, 10], '#ff6a5a', 1),
    rect([317, 552, 5, 12], '#fff0e8', 1),
    circle([300, 612, 24], '#6f5568'),
    circle([366, 616, 24], '#6f5568'),
    vignette('#0c0a2c', 0.6),
  ],
};

export const takeMyElbow: Scene = {
  pieces: [
    rect([0, 0, 1200, 900], '#3a3670'),
    glow([560, 420, 640], '#5f5aa8', 0.9),
    hamid([390, 1080, 330], {
      turn: 0.35,
      mouth: 'smile',
      grab: [
        [230, 830],
        [640, 800],
      ],
    }),
    zaina([860, 1110, 330], {
      turn: -0.4,
      eyes: 'wide',
      brows: 'worried',
      mouth: 'worried',
      gaze: [-0.7, 0.5],
      grab: [
        [584, 690],
        [1010, 860],
      ],
    }),
    veil(),
    scent(
      [
        [-30, 180],
        [150, 120],
        [330, 200],
        [520, 130],
        [760, 190],
        [1000, 100],
        [1230, 160],
      ],
      smell.clove,
      18,
      0.55,
    ),
    scent(
      [
        [-30, 90],
        [260, 60],
        [560, 110],
        [860, 40],
        [1230, 80],
      ],
      smell.cinnamon,
      14,
      0.4,
    ),
    vignette('#0c0a2c', 0.6),
  ],
};
