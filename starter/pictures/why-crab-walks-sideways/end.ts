import { ripples } from '../kit/boats.ts';
import { line } from '../kit/brush.ts';
import { cloud, disk, rays, stars } from '../kit/scenery.ts';
import { heron } from '../kit/shore-animals.ts';
import { page } from '../kit/staging.ts';
import {
  baobab,
  beach,
  boy,
  bubbles,
  c,
  coralBush,
  crab,
  deep,
  dhow,
  dolphin,
  girl,
  moonlit,
  moonWay,
  noon,
  palm,
  rosy,
  shells,
  shine,
  shrimp,
  sticks,
  town,
  track,
  turtle,
  under,
  weed,
} from './shore.ts';

const night = ['#1b2768', '#3f55a4'] as const;
const grey = '#6a5a4e';

export const shrimpOut = page('medium', deep)(
  under(['#2f6f98', '#4f94a4'], 740, '#a99a80'),
  weed('1130,790', 320, '#3f7a6a'),
  sticks('120,820 140,300 420,110; 280,820 280,320 420,110; 560,820 560,320 420,110', 18, '#8a6a44'),
  sticks('90,520 420,556 740,520', 16, '#8a6a44'),
  crab('420,820,300 left calm sure gaze=0,0.1 legs=stand claws=low'),
  sticks('60,840 90,260 420,80; 760,420 700,200 420,80; 760,840 770,760 766,680', 28),
  sticks('50,840 420,866 790,840; 90,270 420,320 740,270', 24),
  line('766,680 782,664; 760,420 776,436', '#e6c08a', 12),
  shrimp('900,640,190 right happy gaze=-0.8,0'),
  line('790,600 720,604; 800,560 744,556', '#e9fbff', 7, 0.8),
  bubbles('1010,420 1030,370 1000,320'),
);

export const toTheSide = page('close', moonlit)(
  under(['#223278', '#3a539c'], 770, '#6f6a94', '#cfd8f2'),
  shine(900, 40, 320, '#e6ecff'),
  sticks('160,840 190,300 600,60; 400,840 390,320 600,60; 800,840 810,320 600,60', 20, grey),
  sticks('120,540 600,590 1080,540', 18, grey),
  crab('600,850,480 right worried gaze=0.3,0.95 legs=muddled claws=up'),
  sticks('60,870 100,260 600,20; 1100,380 1010,180 600,20; 1120,870 1116,780 1108,690', 30, '#8a765e'),
  sticks('50,872 600,892 1130,872', 28, '#8a765e'),
);

export const asEasily = page('medium', moonlit)(
  under(['#22367e', '#4560a8'], 740, '#6f6a94', '#cfd8f2'),
  shine(860, 60, 340, '#e6ecff'),
  weed('1140,800', 300, '#3a6a7a'),
  sticks('60,820 60,320 200,120; 220,820 220,320 200,120; 380,820 360,320 200,120', 18, grey),
  sticks('-30,540 200,560 500,520', 16, grey),
  sticks('-30,280 200,300 490,260; 520,430 460,240 200,90', 26, '#8a765e'),
  crab('640,840,400 right wonder gaze=-0.2,0.1 legs=reach claws=up'),
  sticks('-30,850 240,866 540,846; 530,846 540,760 530,690', 26, '#8a765e'),
  shrimp('960,330,170 left glad gaze=-0.8,0.8'),
  line('400,720 350,722; 410,770 344,774; 420,670 372,664', '#e9fbff', 8, 0.8),
  bubbles('1040,210 1064,160 1034,120'),
);

const hatchlings =
  '330,760,54 450,690,48 560,780,58 640,660,42 700,720,50 830,790,58 900,680,46 520,640,38 780,640,36 960,750,52';

export const always = page('wide', moonlit)(
  beach(
    night,
    360,
    '-20,600 280,574 620,604 920,576 1220,596',
    ['#2f459a', '#9a93b8'],
    stars(330, 70, 5) + shine(640, 150, 300, '#f3f0d8') + disk(640, 150, 74, '#f6f2d8'),
  ),
  moonWay(640, 376, 190),
  dhow(180, 420, 110, '#b9bfe0'),
  ripples(330, 500, 50, '#cfd8f2'),
  ripples(900, 480, 50, '#cfd8f2'),
  dolphin('330,410,200 right glad tip=-12'),
  dolphin('480,330,150 right laugh tip=-30'),
  dolphin('900,390,200 left glad tip=10'),
  ...hatchlings.split(' ').map((spot, i) => turtle(`${spot} ${i % 3 === 0 ? 'left' : 'right'} glad walks gaze=0,-0.9`)),
  heron('1080,860,420 left tender gaze=-0.8,0.2'),
  crab('240,870,264 right wonder gaze=0.8,-0.8 legs=side claws=up'),
);

export const looking = page('below', rosy)(
  beach(
    ['#a78ac8', '#fbd0b8'],
    560,
    '-20,700 300,680 640,704 940,676 1220,700',
    ['#8f86c0', '#e8c4b0'],
    shine(820, 500, 340, '#fff0c8') + disk(820, 540, 80, '#fff0c8'),
  ),
  baobab(1100, 760, 330, '#8a6a88', '#7a8a70'),
  heron('390,870,700 right shout lifts flaps calls gaze=0.8,0.9'),
  crab('775,870,350 right laugh gaze=0.6,-0.6 legs=side claws=up tip=-6'),
  rays([470, 800], 40, 92, [-150, -110, -70, -30], '#fff6e0', 9),
  track(1010, 1230, 850, '#c09a90'),
);

export const eversince = page('medium', noon)(
  beach(['#7fcfe6', '#e9f6ee'], 400, '-20,560 300,536 640,560 940,530 1220,556', [c.aqua, c.sand], town(800, 404, 1)),
  cloud(260, 130, 260, '#ffffff', 4),
  dhow(520, 480, 150),
  palm(1120, 640, 430, -40),
  coralBush(-80, 900, 0.1, c.sand),
  boy('370,800,140 right out surprised gaze=0.9,0.2 l=~-0.5,0.75/open r=~0.7,0.2/open'),
  girl('170,860,150 right crossed laugh gaze=0.9,0.1 l=~-0.5,0.8/fist r=~0.9,0.0/point'),
  track(520, 720, 850),
  crab('870,860,310 right glad gaze=-0.95,-0.2 legs=reach claws=up'),
  line('690,760 630,756; 700,800 620,806; 690,720 646,710', '#fff6e0', 8),
  shells('80,890 1130,880', 66, 3),
);
