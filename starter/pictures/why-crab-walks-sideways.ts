import { ripples } from './kit/boats.ts';
import { flat, line, oval, soft } from './kit/brush.ts';
import { cloud, disk, rays, stars } from './kit/scenery.ts';
import { blob, each, heap, times } from './kit/shapes.ts';
import { heron } from './kit/shore-animals.ts';
import { book, coverArt, page } from './kit/staging.ts';
import { boy, c, deep, dusk, girl, moonlit, noon, rosy } from './why-crab-walks-sideways/shore.ts';
import * as shore from './why-crab-walks-sideways/shore.ts';

const sky = ['#7fcfe6', '#e9f6ee'] as const;
const trackOf = (x: number, spots: number, from: number, to: number) =>
  each(spots, (i) => {
    const t = i / (spots - 1);
    const [y, w] = [from + (to - from) * t, 34 + t * 58];
    return each([-1, 1], (k) => oval(x + k * w, y, 7 + t * 9, 4 + t * 5, '#c9ac86'));
  });

const night = ['#1b2768', '#3f55a4'] as const;
const grey = '#6a5a4e';

const hatchlings =
  '330,760,54 450,690,48 560,780,58 640,660,42 700,720,50 830,790,58 900,680,46 520,640,38 780,640,36 960,750,52';

export const pictures = book({
  cover: coverArt(noon)(
    shore.beach(sky, 560, '-20,760 300,730 640,756 940,726 1220,750', cloud(860, 180, 300, '#ffffff', 3)),
    shore.town(770, 566, 1.2),
    shore.palm(1090, 800, 520, -60),
    shore.shells('120,1120 1060,1140 960,900', 96, 4),
    shore.crab('580,1060,560 left wonder gaze=-0.95,0.1 claws=up legs=side'),
  ),
  ahead: page('above', noon)(
    shore.beach(sky, 210, '-20,420 260,396 620,420 940,392 1220,416', shore.shine(900, 60, 240)),
    shore.dhow(380, 290, 110),
    shore.baobab(180, 560, 360),
    shore.palm(1060, 640, 400, -40),
    trackOf(600, 9, 560, 800),
    soft('480,850 540,816 660,816 720,850 680,886 520,886', '#d9bd92'),
    flat(blob(600, 852, 84, 24, 3, 0.03), '#6a4a42', 1),
    shore.crab('600,540,190 right calm behind legs=march claws=low'),
    shore.shells('330,800 880,760', 60, 7),
  ),
  hurry: page('medium', noon)(
    shore.beach(sky, 420, '-20,600 300,572 640,600 940,570 1220,594', shore.town(60, 424, 0.9)),
    cloud(380, 140, 240, '#ffffff', 5),
    shore.track(-20, 320, 810),
    heron('800,850,600 left surprised lifts flaps calls gaze=-0.6,0.9 head=-8,6'),
    shore.crab('390,840,310 right calm sure gaze=0.9,0 legs=march claws=low'),
    rays([650, 720], 30, 72, [-60, -30, 0], '#fff6e0', 8),
  ),
  garden: page('wide', deep)(
    shore.under(['#4fb6c4', '#8fd6cc'], 600, '#d9c9a4'),
    shore.weed('60,620 1150,640', 300, '#3f8a6a'),
    shore.coralBush(210, 640, 1.4, '#e88a5a'),
    shore.coralBush(1050, 640, 1.1, '#d86a8a'),
    shore.shells(
      times(
        13,
        (i) =>
          `${Math.round(820 + 250 * Math.cos((i / 13) * 6.283))},${Math.round(800 + 74 * Math.sin((i / 13) * 6.283))}`,
      ).join(' '),
      56,
      3,
    ),
    shore.octopus('830,760,330 left sad gaze=-0.9,0.4'),
    shore.shells(
      times(
        7,
        (i) =>
          `${Math.round(400 + 210 * Math.cos((i / 7) * 6.283 + 1.6))},${Math.round(810 + 66 * Math.sin((i / 7) * 6.283 + 1.6))}`,
      ).join(' '),
      56,
      6,
    ),
    soft('-20,800 200,796 330,806 330,844 180,850 -20,846', '#bfae8a'),
    shore.crab('370,840,300 right calm sure gaze=0.9,0 legs=march claws=low'),
    shore.shells('560,560 470,500 330,520 640,640 250,600', 62, 9),
    shore.bubbles('980,380 1000,330 976,290 160,300 176,250'),
  ),
  dances: page('close', dusk)(
    shore.beach(['#f6c48a', '#fdeccb'], 360, '-20,640 200,620 420,690 700,800 1220,830', shore.shine(1040, 300, 300), [
      '#4fa8b8',
      c.sand,
    ]),
    ripples(250, 440, 60, '#ffffff'),
    ripples(560, 390, 50, '#ffffff'),
    ripples(850, 460, 70, '#ffffff'),
    shore.dolphin('250,330,220 right glad tip=-14'),
    shore.dolphin('560,260,200 right laugh tip=-26'),
    shore.dolphin('850,330,250 right glad tip=-8'),
    heron('960,850,430 left shout calls flaps gaze=-0.8,0.6'),
    shore.crab('440,880,400 right calm sure gaze=0.2,0.1 legs=march claws=low'),
  ),
  eggs: page('shoulder', noon)(
    shore.beach(sky, 300, '-20,440 300,420 640,446 940,420 1220,440'),
    shore.palm(110, 600, 430, 40),
    shore.palm(1130, 560, 300, -30),
    shore.track(-20, 390, 545),
    shore.crab('480,560,190 right calm sure gaze=0.9,0 legs=march claws=low'),
    soft('80,800 160,724 380,704 560,744 610,820 540,884 200,890', '#d9bd92'),
    soft('130,806 200,754 370,738 510,768 550,820 480,856 220,862', '#b8966e'),
    heap(
      '190,814 250,820 310,824 370,824 430,820 490,812 220,780 280,786 340,790 400,788 460,780 260,750 320,754 380,754 430,748',
      (x, y, i) => flat(blob(x, y, 34, 32, i + 2, 0.02), '#fffaf0', 1.6),
    ),
    shore.turtle('950,890,330 left shout gaze=-0.8,-0.8 reach=0,10'),
  ),
  bump: page('close', deep)(
    shore.under(['#3a8fa8', '#5fb0b0'], 760, '#bfae8a'),
    shore.weed('80,800', 340, '#3f8a6a'),
    shore.coralBush(1110, 810, 1.4, '#d86a8a'),
    shore.sticks(
      '300,820 320,420 600,150; 440,830 440,400 600,150; 760,830 760,400 600,150; 900,820 880,420 600,150',
      20,
      '#8a6a44',
    ),
    shore.sticks('250,560 600,610 950,560', 18, '#8a6a44'),
    shore.crab('600,840,440 right resolved gaze=0,0.3 legs=stand claws=push'),
    shore.sticks(
      '230,850 250,380 600,110; 480,866 470,420 600,110; 720,866 730,420 600,110; 970,850 950,380 600,110',
      28,
    ),
    shore.sticks('210,850 600,880 990,850; 262,330 600,376 938,330', 26),
    rays([372, 430], 80, 124, [150, 180, 210], '#fff6e0', 9),
    rays([828, 430], 80, 124, [-30, 0, 30], '#fff6e0', 9),
    line('560,120 600,80 640,120', '#8a6a44', 16),
    shore.bubbles('1010,330 1030,280 1004,230 180,340'),
  ),
  freed: page('medium', deep)(
    shore.under(['#2f6f98', '#4f94a4'], 740, '#a99a80'),
    shore.weed('1130,790', 320, '#3f7a6a'),
    shore.sticks('120,820 140,300 420,110; 280,820 280,320 420,110; 560,820 560,320 420,110', 18, '#8a6a44'),
    shore.sticks('90,520 420,556 740,520', 16, '#8a6a44'),
    shore.crab('420,820,300 left calm sure gaze=0,0.1 legs=stand claws=low'),
    shore.sticks('60,840 90,260 420,80; 760,420 700,200 420,80; 760,840 770,760 766,680', 28),
    shore.sticks('50,840 420,866 790,840; 90,270 420,320 740,270', 24),
    line('766,680 782,664; 760,420 776,436', '#e6c08a', 12),
    shore.shrimp('900,640,190 right happy gaze=-0.8,0'),
    line('790,600 720,604; 800,560 744,556', '#e9fbff', 7, 0.8),
    shore.bubbles('1010,420 1030,370 1000,320'),
  ),
  aside: page('close', moonlit)(
    shore.under(['#223278', '#3a539c'], 770, '#6f6a94', '#cfd8f2'),
    shore.shine(900, 40, 320, '#e6ecff'),
    shore.sticks('160,840 190,300 600,60; 400,840 390,320 600,60; 800,840 810,320 600,60', 20, grey),
    shore.sticks('120,540 600,590 1080,540', 18, grey),
    shore.crab('600,850,480 right worried gaze=0.3,0.95 legs=muddled claws=up'),
    shore.sticks('60,870 100,260 600,20; 1100,380 1010,180 600,20; 1120,870 1116,780 1108,690', 30, '#8a765e'),
    shore.sticks('50,872 600,892 1130,872', 28, '#8a765e'),
  ),
  ease: page('medium', moonlit)(
    shore.under(['#22367e', '#4560a8'], 740, '#6f6a94', '#cfd8f2'),
    shore.shine(860, 60, 340, '#e6ecff'),
    shore.weed('1140,800', 300, '#3a6a7a'),
    shore.sticks('60,820 60,320 200,120; 220,820 220,320 200,120; 380,820 360,320 200,120', 18, grey),
    shore.sticks('-30,540 200,560 500,520', 16, grey),
    shore.sticks('-30,280 200,300 490,260; 520,430 460,240 200,90', 26, '#8a765e'),
    shore.crab('640,840,400 right wonder gaze=-0.2,0.1 legs=reach claws=up'),
    shore.sticks('-30,850 240,866 540,846; 530,846 540,760 530,690', 26, '#8a765e'),
    shore.shrimp('960,330,170 left glad gaze=-0.8,0.8'),
    line('400,720 350,722; 410,770 344,774; 420,670 372,664', '#e9fbff', 8, 0.8),
    shore.bubbles('1040,210 1064,160 1034,120'),
  ),
  always: page('wide', moonlit)(
    shore.beach(
      night,
      360,
      '-20,600 280,574 620,604 920,576 1220,596',
      stars(330, 70, 5) + shore.shine(640, 150, 300, '#f3f0d8') + disk(640, 150, 74, '#f6f2d8'),
      ['#2f459a', '#9a93b8'],
    ),
    shore.moonWay(640, 376, 190),
    shore.dhow(180, 420, 110, '#b9bfe0'),
    ripples(330, 500, 50, '#cfd8f2'),
    ripples(900, 480, 50, '#cfd8f2'),
    shore.dolphin('330,410,200 right glad tip=-12'),
    shore.dolphin('480,330,150 right laugh tip=-30'),
    shore.dolphin('900,390,200 left glad tip=10'),
    ...hatchlings
      .split(' ')
      .map((spot, i) => shore.turtle(`${spot} ${i % 3 === 0 ? 'left' : 'right'} glad walks gaze=0,-0.9`)),
    heron('1080,860,420 left tender gaze=-0.8,0.2'),
    shore.crab('240,870,264 right wonder gaze=0.8,-0.8 legs=side claws=up'),
  ),
  looking: page('below', rosy)(
    shore.beach(
      ['#a78ac8', '#fbd0b8'],
      560,
      '-20,700 300,680 640,704 940,676 1220,700',
      shore.shine(820, 500, 340, '#fff0c8') + disk(820, 540, 80, '#fff0c8'),
      ['#8f86c0', '#e8c4b0'],
    ),
    shore.baobab(1100, 760, 330, '#8a6a88', '#7a8a70'),
    heron('390,870,700 right shout lifts flaps calls gaze=0.8,0.9'),
    shore.crab('775,870,350 right laugh gaze=0.6,-0.6 legs=side claws=up tip=-6'),
    rays([470, 800], 40, 92, [-150, -110, -70, -30], '#fff6e0', 9),
    shore.track(1010, 1230, 850, '#c09a90'),
  ),
  since: page('medium', noon)(
    shore.beach(sky, 400, '-20,560 300,536 640,560 940,530 1220,556', shore.town(800, 404, 1)),
    cloud(260, 130, 260, '#ffffff', 4),
    shore.dhow(520, 480, 150),
    shore.palm(1120, 640, 430, -40),
    shore.coralBush(-80, 900, 0.1, c.sand),
    boy('370,800,140 right out surprised gaze=0.9,0.2 l=~-0.5,0.75/open r=~0.7,0.2/open'),
    girl('170,860,150 right crossed laugh gaze=0.9,0.1 l=~-0.5,0.8/fist r=~0.9,0.0/point'),
    shore.track(520, 720, 850),
    shore.crab('870,860,310 right glad gaze=-0.95,-0.2 legs=reach claws=up'),
    line('690,760 630,756; 700,800 620,806; 690,720 646,710', '#fff6e0', 8),
    shore.shells('80,890 1130,880', 66, 3),
  ),
});
