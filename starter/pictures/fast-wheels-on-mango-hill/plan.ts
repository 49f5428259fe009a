import { folk } from '../characters/folk.ts';
import { type Scene } from '../compose.ts';
import { tuft } from '../scenery/land.ts';
import { wheelchairFront } from '../scenery/wheels.ts';
import { circle, ellipse, rect, stroke } from '../svg.ts';
import { anaLook, benLook, junLook, talaLook, whistle } from './crew.ts';
import { bright, fern } from './props.ts';

export const planInTheDust: Scene = {
  light: bright,
  pieces: [
    rect([0, 0, 1200, 900], '#dc9468'),
    ellipse([600, 470, 620, 330], '#e6a87c', 0.8),
    tuft(90, 150, 60, fern),
    tuft(1110, 190, 70, fern),
    tuft(60, 560, 60, fern),
    tuft(1140, 610, 60, fern),
    `<g transform="translate(0 46)">`,
    stroke('M340 520h120a50 50 0 1 1 -0.1 -1M340 520v-70M352 452h70', '#8a4a34', 11, 0.85),
    circle([352, 560, 20], 'none'),
    stroke(
      'M460 500L540 500M540 460H700V540H540ZM590 572a24 24 0 1 1 -0.1 -1M690 572a24 24 0 1 1 -0.1 -1M700 500H770M770 450Q860 440 890 500L870 550H790ZM810 578a20 20 0 1 1 -0.1 -1M872 578a20 20 0 1 1 -0.1 -1',
      '#8a4a34',
      11,
      0.85,
    ),
    stroke('M890 500Q960 470 1010 520M1010 470l16 60l-30 -20', '#8a4a34', 9, 0.7),
    '</g>',
    wheelchairFront(
      [600, 470, 160],
      folk(talaLook, [600, 352, 160], {
        legs: 'sit',
        gaze: [0, 0.7],
        mouth: 'open',
        lean: 4,
        grab: [
          [470, 380],
          [680, 310],
        ],
        over: (neck, u) => [whistle(neck, u)],
      }),
    ),
    stroke('M458 340L486 520', '#6a4a30', 11),
    circle([470, 382, 18], talaLook.skin),
    folk(benLook, [220, 900, 170], { back: true, legs: 'hidden', headTilt: 6 }),
    folk(anaLook, [960, 900, 170], { back: true, legs: 'hidden', headTilt: -6 }),
    folk(junLook, [600, 900, 150], {
      back: true,
      legs: 'hidden',
      hands: [
        [-0.5, 0.5],
        [0.62, -0.3],
      ],
    }),
  ],
};
