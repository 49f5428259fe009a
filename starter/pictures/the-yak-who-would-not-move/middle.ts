import { at } from '../characters/drawn-people.ts';
import { yak, yakHead } from '../characters/yak.ts';
import type { Scene } from '../compose.ts';
import { ledge, peak } from '../scenery/mountain-path.ts';
import { burst } from '../scenery/signs.ts';
import { cloud, glow, mist, sky } from '../scenery/sky.ts';
import { type Point, type Spot, circle, ellipse, shape, stroke } from '../svg.ts';
import {
  bookTower,
  clear,
  goats,
  handDrum,
  herder,
  monk,
  note,
  range,
  rock,
  saltSack,
  someone,
  teacher,
  trader,
  trodden,
} from './props.ts';

/** A long stick with a feather at its end. */
function tickler([x1, y1]: Point, [x2, y2]: Point, size: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return `${stroke(`M${x1} ${y1}L${x2} ${y2}`, '#8a5a3c', size * 0.1)}<g transform="translate(${x2} ${y2}) rotate(${turn})">${shape(`M0 0Q${size * 0.5} ${-size * 0.42} ${size * 1.3} 0Q${size * 0.5} ${size * 0.42} 0 0Z`, '#ff7fa0')}${stroke(`M0 0H${size * 1.1}M${size * 0.4} 0l${size * 0.2} ${-size * 0.2}M${size * 0.6} 0l${size * 0.2} ${size * 0.18}`, '#ffffff', size * 0.05)}</g>`;
}

export const feather: Scene = {
  light: clear,
  pieces: [
    sky('#8fc8f2', '#f0eee8', '#ffe6b8'),
    range(600, '#b0b8dc', 0.8),
    mist(480, 160, '#ffffff', 0.8),
    ledge(at('-20,560 200,570 480,610 760,660 980,690 1220,700'), rock, trodden, 58),
    stroke('M300 318L1010 560', '#8a5a3c', 8),
    goats([
      [40, 592, 74],
      [112, 598, 80],
      [186, 606, 76],
    ]),
    goats(
      [
        [250, 616, 66],
        [0, 598, 60],
      ].map(([x = 0, y = 0, h = 0]): Spot => [x + 20, y, h]),
    ),
    someone(herder, [320, 628, 52], { mood: 'sly', turn: 0.8, hands: '-1.0,1.4 1.06,-1.9' }),
    bookTower([402, 640, 62], 6, 1),
    someone(teacher, [470, 646, 50], { mood: 'sad', turn: 0.8, hands: '0.3,0.5 0.62,0.5' }),
    someone(monk, [570, 664, 50], { mood: 'sing', turn: 0.6, hands: '-0.9,0.9 1.0,0.6' }),
    handDrum([628, 524, 30]),
    yak([885, 716, 214], { mood: 'sneezing', turn: 0.7 }),
    someone(trader, [652, 692, 50], { mood: 'shout', turn: 0.9, legs: 'walk', tilt: 14, hands: '1.0,0.7 1.3,1.1' }),
    tickler([985, 552], [1034, 570], 66),
    note(640, 400, 20) + note(590, 350, 18),
  ],
};

export const deepBreath: Scene = {
  light: clear,
  pieces: [
    sky('#8ccaf2', '#d8ecf4', '#ffeccb'),
    peak([1000, 900, 900, 620], '#b4bee0'),
    shape('M-20 920V420Q120 220 360 200Q560 240 640 400L700 920Z', '#6b4a3c'),
    stroke(
      'M90 420q-20 120 -10 200M220 330q-20 120 -10 220M150 640q-20 100 -10 180M330 640q-20 100 -10 200',
      '#8a6654',
      14,
      0.8,
    ),
    `<g transform="translate(570 480) rotate(-12) scale(300)">${yakHead('sneezing', 0.5)}</g>`,
    tickler([1240, 560], [960, 620], 230).replace('rotate(', 'rotate('),
    burst([780, 600, 210, 270], '#ffffff', 5, [-40, 40]),
    stroke('M1130 330q-60 40 -130 40M1150 420q-60 20 -120 20M1110 250q-50 60 -120 70', '#ffffff', 12, 0.85),
  ],
};

export const sneeze: Scene = {
  light: clear,
  pieces: [
    sky('#7cc0f0', '#d8eaf4', '#ffecc4'),
    peak([240, 700, 700, 420], '#aab5de'),
    peak([900, 700, 760, 540], '#9dabd8'),
    cloud([560, 170, 240]),
    glow([1090, 560, 300], '#ffffff', 0.9),
    ledge(at('-20,690 300,690 640,700 900,706 1220,706'), rock, trodden, 60),
    goats(
      [
        [60, 726, 84],
        [120, 738, 88],
      ],
      [-50, -70],
    ),
    goats(
      [
        [180, 732, 80],
        [30, 756, 78],
        [140, 764, 80],
      ],
      [-34, -90, -80],
    ),
    someone(herder, [250, 744, 56], {
      mood: 'surprised',
      turn: 0.5,
      legs: 'fall',
      tilt: -38,
      hands: '-1.3,-0.2 1.3,-0.2',
    }),
    `<g transform="rotate(16 330 470)">${bookTower([320, 470, 66], 1)}</g><g transform="rotate(-30 250 410)">${bookTower([240, 400, 66], 2)}</g><g transform="rotate(40 410 400)">${bookTower([410, 400, 66], 1)}</g>`,
    someone(teacher, [365, 748, 54], {
      mood: 'surprised',
      turn: 0.5,
      legs: 'fall',
      tilt: -34,
      hands: '-1.2,-0.4 1.2,-0.4',
    }),
    someone(monk, [480, 750, 54], {
      mood: 'surprised',
      turn: 0.5,
      legs: 'fall',
      tilt: -30,
      hands: '-1.2,-0.3 1.2,-0.3',
    }),
    `<g transform="rotate(-30 480 450)">${handDrum([490, 430, 34])}</g>`,
    yak([810, 752, 250], { mood: 'sneeze', turn: 0.9, head: [0.08, 0.12], headTilt: 14, tail: 118 }),
    someone(trader, [590, 756, 54], {
      mood: 'surprised',
      turn: 0.5,
      legs: 'fall',
      tilt: -26,
      hands: '-1.2,-0.3 1.2,-0.3',
    }),
    saltSack([590, 470, 70], 60),
    stroke('M1134 660h54M1130 696l54 22M1128 630l54 -22', '#ffffff', 10, 0.9),
    ...[
      [1120, 590],
      [1160, 740],
      [1100, 720],
    ].map(([x = 0, y = 0]) => circle([x, y, 8], '#e8f7ff') + ellipse([x + 14, y + 10, 5, 5], '#ffffff')),
  ],
};
