import { crab, heron } from '../characters/crab-and-heron.ts';
import { at } from '../characters/drawn-people.ts';
import { turtle } from '../characters/turtle-and-snail.ts';
import type { Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { baobab, beach, coralTown, crabTracks, dhow } from '../scenery/coral-coast.ts';
import { palm } from '../scenery/plants.ts';
import { burst } from '../scenery/signs.ts';
import { cloud, sky, sun } from '../scenery/sky.ts';
import { sea, splash } from '../scenery/water.ts';
import { type Point, ellipse, stroke } from '../svg.ts';
import { below, dolphin, eggPit, noon, octopus, sand, seaFloor, shell, shellRing, stones, weeds } from './props.ts';

const aqua = '#6fd0dc';
const lagoon = '#2fa6c0';
const tones = ['#ffb0a0', '#ffe0a0', '#ffffff', '#c9b0e8'];

const line = (from: Point, to: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => [
    from[0] + ((to[0] - from[0]) * i) / (count - 1),
    from[1] + ((to[1] - from[1]) * i) / (count - 1),
  ]);

export const cover: Scene = {
  light: noon,
  pieces: [
    sky('#8fdcf0', '#d6f4f2', '#fff6e0'),
    cloud([950, 150, 260]),
    coralTown(372, [700, 1130], 5),
    palm([1140, 374, 190], -0.1),
    sea(366, aqua, lagoon, { waves: 20 }),
    dhow([260, 430, 210]),
    beach(at('-20,560 300,540 640,566 940,540 1220,556'), sand),
    crabTracks(line([600, 560], [600, 690], 5), 90, 60, '#d9b98c'),
    crab([600, 830, 215], { mood: 'wonder', gaze: [-1, 0], claws: 'up', legs: 'sideways' }),
    shell([160, 800, 54], '#ffb0a0', -14),
    shell([1060, 830, 46], '#c9b0e8', 18),
  ],
};

export const straightAhead: Scene = {
  light: noon,
  pieces: [
    sky('#a8e4f2', '#e2f6ee', '#fff4d6'),
    sun([930, 120, 54], '#ffd75e', '#fff1b8'),
    sea(250, aqua, lagoon, { to: 480, waves: 22 }),
    dhow([760, 290, 120]),
    beach(at('-20,460 300,446 640,470 940,448 1220,462'), sand),
    baobab([210, 520, 330]),
    palm([1090, 560, 320], -0.16),
    crabTracks(line([600, 850], [600, 590], 12), 62, 40, '#cfab7c'),
    ellipse([600, 858, 86, 26], '#b8946a'),
    ellipse([600, 852, 70, 18], '#6e4f44'),
    crab([600, 586, 66], { fromBehind: true, legs: 'march', claws: 'low' }),
    stones(
      [
        [330, 700, 50],
        [880, 740, 60],
        [950, 660, 34],
      ],
      '#d9c4b0',
    ),
  ],
};

export const hurry: Scene = {
  light: noon,
  pieces: [
    sky('#b4e8f2', '#e8f8ee', '#fff2d2'),
    sea(330, aqua, lagoon, { to: 560, waves: 20 }),
    coralTown(336, [30, 330], 9),
    beach(at('-20,520 300,540 640,520 940,536 1220,520'), sand),
    stroke('M60 792H640', '#d9b98c', 10, 0.9) + stroke('M60 822H640', '#d9b98c', 10, 0.9),
    crab([560, 830, 132], { mood: 'sure', gaze: [1, 0], turn: 0.7, legs: 'march', claws: 'low' }),
    heron([900, 800, 600], { startled: true, oneLeg: true, beak: 'open' }),
    burst([760, 640, 20, 60], '#ffffff', 4, [-160, -60]),
    shell([1080, 850, 40], '#ffb0a0', 20),
  ],
};

export const garden: Scene = {
  light: below,
  pieces: [
    seaFloor(['#7fdce4', '#3fb4cc', '#2f8fb4'], '#d9cfae', 640),
    weeds('#3f9a7c', [
      [90, 720, 260],
      [1130, 700, 300],
    ]),
    figure('coral', 260, 690, { h: 170, shadow: false }),
    figure('coral', 1110, 680, { h: 130, hue: 300, shadow: false }),
    octopus(880, 690, 330),
    shellRing([640, 790, 400], tones, [0.4, 0.6]),
    shellRing([640, 790, 240], tones, [0.38, 0.62]),
    stroke('M40 800H420', '#b8ae8e', 12, 0.8) + stroke('M40 830H420', '#b8ae8e', 12, 0.8),
    crab([400, 850, 124], { mood: 'sure', gaze: [1, 0], turn: 0.7, legs: 'march', claws: 'low', tilt: -4 }),
    shell([260, 560, 34], '#ffe0a0', -40) +
      shell([350, 490, 30], '#ffb0a0', 30) +
      shell([520, 560, 34], '#ffffff', 60) +
      shell([610, 640, 30], '#c9b0e8', -30) +
      shell([180, 660, 28], '#c9b0e8', 80),
    burst([400, 640, 60, 110], '#ffffff', 6, [-160, -20]),
  ],
};

export const dancing: Scene = {
  light: noon,
  pieces: [
    sky('#ffd9a8', '#ffeccb', '#d6f0ec'),
    sea(290, '#8fd9d8', lagoon, { to: 860, waves: 24 }),
    dolphin([560, 400, 190], 'right', -8),
    dolphin([790, 350, 170], 'left', 10),
    dolphin([1020, 430, 200], 'left', -6),
    splash([560, 410, 90], '#f2fdff', 3) +
      splash([790, 356, 80], '#f2fdff', 4) +
      splash([1010, 440, 100], '#f2fdff', 5),
    beach(at('-20,420 200,470 420,600 640,700 900,760 1220,800'), sand),
    heron([640, 760, 260], { looks: 'right', beak: 'open' }),
    crab([330, 850, 158], { mood: 'sure', gaze: [0, 0], legs: 'march', claws: 'low' }),
    crabTracks(line([332, 640], [332, 560], 4), 40, 22, '#cfab7c'),
  ],
};

export const eggs: Scene = {
  light: noon,
  pieces: [
    sky('#9fe0ee', '#d6f2e6', '#fff0cc'),
    sea(300, aqua, lagoon, { to: 420, waves: 12 }),
    beach(at('-20,400 300,390 640,406 940,396 1220,400'), sand),
    palm([120, 480, 400], 0.14),
    palm([1120, 470, 300], -0.12),
    crab([900, 570, 82], { mood: 'sure', gaze: [1, 0], turn: 0.8, legs: 'march' }),
    stroke('M60 545H800', '#d9b98c', 7, 0.9) + stroke('M60 567H800', '#d9b98c', 7, 0.9),
    eggPit([380, 790, 420]),
    turtle(800, 820, 240, { looks: 'right', mood: 'shout', reach: [0.14, 0.46] }),
    stones(
      [
        [130, 860, 60],
        [1100, 870, 70],
      ],
      '#d9c4b0',
    ),
  ],
};
