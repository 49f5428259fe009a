import { ripples } from '../kit/boats.ts';
import { blob, each, flat, heap, line, soft } from '../kit/brush.ts';
import { cloud, rays } from '../kit/scenery.ts';
import { heron } from '../kit/shore-animals.ts';
import { coverArt, page } from '../kit/staging.ts';
import {
  baobab,
  beach,
  bubbles,
  c,
  coralBush,
  crab,
  deep,
  dhow,
  dolphin,
  dusk,
  noon,
  octopus,
  palm,
  shells,
  shine,
  sticks,
  town,
  track,
  turtle,
  under,
  weed,
} from './shore.ts';

const sky = ['#7fcfe6', '#e9f6ee'] as const;
const trackOf = (x: number, spots: number, from: number, to: number): string =>
  each(spots, (i) => {
    const t = i / (spots - 1);
    const [y, w] = [from + (to - from) * t, 34 + t * 58];
    return each(
      [-1, 1],
      (k) => `<ellipse cx="${x + k * w}" cy="${y}" rx="${7 + t * 9}" ry="${4 + t * 5}" fill="#c9ac86"/>`,
    );
  });

export const cover = coverArt(noon)(
  beach(sky, 560, '-20,760 300,730 640,756 940,726 1220,750', [c.aqua, c.sand], cloud(860, 180, 300, '#ffffff', 3)),
  town(770, 566, 1.2),
  palm(1090, 800, 520, -60),
  shells('120,1120 1060,1140 960,900', 96, 4),
  crab('580,1060,560 left wonder gaze=-0.95,0.1 claws=up legs=side'),
);

export const straightOut = page('above', noon)(
  beach(sky, 210, '-20,420 260,396 620,420 940,392 1220,416', [c.aqua, c.sand], shine(900, 60, 240)),
  dhow(380, 290, 110),
  baobab(180, 560, 360),
  palm(1060, 640, 400, -40),
  trackOf(600, 9, 560, 800),
  soft('480,850 540,816 660,816 720,850 680,886 520,886', '#d9bd92'),
  flat(blob(600, 852, 84, 24, 3, 0.03), '#6a4a42', 1),
  crab('600,540,190 right calm behind legs=march claws=low'),
  shells('330,800 880,760', 60, 7),
);

export const inAHurry = page('medium', noon)(
  beach(sky, 420, '-20,600 300,572 640,600 940,570 1220,594', [c.aqua, c.sand], town(60, 424, 0.9)),
  cloud(380, 140, 240, '#ffffff', 5),
  track(-20, 320, 810),
  heron('800,850,600 left surprised lifts flaps calls gaze=-0.6,0.9 head=-8,6'),
  crab('390,840,310 right calm sure gaze=0.9,0 legs=march claws=low'),
  rays([650, 720], 30, 72, [-60, -30, 0], '#fff6e0', 8),
);

export const garden = page('wide', deep)(
  under(['#4fb6c4', '#8fd6cc'], 600, '#d9c9a4'),
  weed('60,620 1150,640', 300, '#3f8a6a'),
  coralBush(210, 640, 1.4, '#e88a5a'),
  coralBush(1050, 640, 1.1, '#d86a8a'),
  shells(
    Array.from(
      { length: 13 },
      (_, i) =>
        `${Math.round(820 + 250 * Math.cos((i / 13) * 6.283))},${Math.round(800 + 74 * Math.sin((i / 13) * 6.283))}`,
    ).join(' '),
    56,
    3,
  ),
  octopus('830,760,330 left sad gaze=-0.9,0.4'),
  shells(
    Array.from(
      { length: 7 },
      (_, i) =>
        `${Math.round(400 + 210 * Math.cos((i / 7) * 6.283 + 1.6))},${Math.round(810 + 66 * Math.sin((i / 7) * 6.283 + 1.6))}`,
    ).join(' '),
    56,
    6,
  ),
  soft('-20,800 200,796 330,806 330,844 180,850 -20,846', '#bfae8a'),
  crab('370,840,300 right calm sure gaze=0.9,0 legs=march claws=low'),
  shells('560,560 470,500 330,520 640,640 250,600', 62, 9),
  bubbles('980,380 1000,330 976,290 160,300 176,250'),
);

export const dancing = page('close', dusk)(
  beach(
    ['#f6c48a', '#fdeccb'],
    360,
    '-20,640 200,620 420,690 700,800 1220,830',
    ['#4fa8b8', c.sand],
    shine(1040, 300, 300),
  ),
  ripples(250, 440, 60, '#ffffff'),
  ripples(560, 390, 50, '#ffffff'),
  ripples(850, 460, 70, '#ffffff'),
  dolphin('250,330,220 right glad tip=-14'),
  dolphin('560,260,200 right laugh tip=-26'),
  dolphin('850,330,250 right glad tip=-8'),
  heron('960,850,430 left shout calls flaps gaze=-0.8,0.6'),
  crab('440,880,400 right calm sure gaze=0.2,0.1 legs=march claws=low'),
);

export const hundredEggs = page('shoulder', noon)(
  beach(sky, 300, '-20,440 300,420 640,446 940,420 1220,440', [c.aqua, c.sand]),
  palm(110, 600, 430, 40),
  palm(1130, 560, 300, -30),
  track(-20, 390, 545),
  crab('480,560,190 right calm sure gaze=0.9,0 legs=march claws=low'),
  soft('80,800 160,724 380,704 560,744 610,820 540,884 200,890', '#d9bd92'),
  soft('130,806 200,754 370,738 510,768 550,820 480,856 220,862', '#b8966e'),
  heap(
    '190,814 250,820 310,824 370,824 430,820 490,812 220,780 280,786 340,790 400,788 460,780 260,750 320,754 380,754 430,748',
    (x, y, i) => flat(blob(x, y, 34, 32, i + 2, 0.02), '#fffaf0', 1.6),
  ),
  turtle('950,890,330 left shout gaze=-0.8,-0.8 reach=0,10'),
);

export const bump = page('close', deep)(
  under(['#3a8fa8', '#5fb0b0'], 760, '#bfae8a'),
  weed('80,800', 340, '#3f8a6a'),
  coralBush(1110, 810, 1.4, '#d86a8a'),
  sticks(
    '300,820 320,420 600,150; 440,830 440,400 600,150; 760,830 760,400 600,150; 900,820 880,420 600,150',
    20,
    '#8a6a44',
  ),
  sticks('250,560 600,610 950,560', 18, '#8a6a44'),
  crab('600,840,440 right resolved gaze=0,0.3 legs=stand claws=push'),
  sticks('230,850 250,380 600,110; 480,866 470,420 600,110; 720,866 730,420 600,110; 970,850 950,380 600,110', 28),
  sticks('210,850 600,880 990,850; 262,330 600,376 938,330', 26),
  rays([372, 430], 80, 124, [150, 180, 210], '#fff6e0', 9),
  rays([828, 430], 80, 124, [-30, 0, 30], '#fff6e0', 9),
  line('560,120 600,80 640,120', '#8a6a44', 16),
  bubbles('1010,330 1030,280 1004,230 180,340'),
);
