import { ripples } from './kit/boats.ts';
import { fill, flat, line, painted } from './kit/brush.ts';
import { glow, grass, land, rain, rays, wash } from './kit/scenery.ts';
import { blob, each, here, placed, pts, rectangle, times } from './kit/shapes.ts';
import { book, page, set } from './kit/staging.ts';
import { between, closedCurve, seeded } from './svg.ts';
import { beginning } from './fast-wheels-on-mango-hill/beginning.ts';
import { c, driver, goat, seller, storm, wet } from './fast-wheels-on-mango-hill/crew.ts';
import * as hill from './fast-wheels-on-mango-hill/crew.ts';

const grey = ['#8d88a6', '#e6d2c0'] as const;
const mud = '#8a5a3e';
const wetFern = '#86a672';

/** A wing of mud that flies up from (x, y): it sweeps outward, with feathers below and drops before it. */
function wing(x: number, y: number, w: number, h: number, d: number, color: string) {
  const at = placed(x, y, w * d, -h);
  const random = seeded(Math.round(w));
  const drops = times(16, () => {
    const t = random();
    const r = between(random, 5, 17);
    return flat(
      blob(x + d * w * (0.1 + t * 1.1), y - h * (0.42 + t * 0.72 + between(random, 0, 0.26)), r, r * 0.9, 4, 0.1),
      color,
      1,
    );
  });
  const feathers =
    '0,0.06 0.26,0.42 0.66,0.7 0.94,0.94; 0.1,0.06 0.34,0.34 0.64,0.5 0.84,0.6; 0.2,0.04 0.4,0.22 0.66,0.34';
  const sweep = '0.5,0.06 0.66,0.12 0.6,0.26 0.84,0.32 0.76,0.46 0.98,0.54 0.86,0.66 1.06,0.76 0.94,0.86 1.1,1.02';
  return (
    painted(
      at(
        `-0.2,-0.04 0,0.24 0.14,0.5 0.34,0.74 0.62,0.92 0.88,1.02 ${sweep.split(' ').toReversed().join(' ')} 0.3,-0.04`,
      ),
      color,
      '#5f3a2c',
      0.5,
    ) +
    line(at(feathers), '#c39a74', 8, 0.65) +
    drops.join('')
  );
}

/** Rain that follows like a curtain, its edge from (x, 0) to the foot of the page. */
const curtain = (x: number) => {
  const random = seeded(9);
  const edge = closedCurve(pts(`-60,-40 ${x},-40 ${x - 60},200 ${x - 110},420 ${x - 190},680 ${x - 240},960 -60,960`));
  return (
    fill(edge, '#8f92b8', 0.62) +
    each(90, () => {
      const y = random() * 900;
      return line(here('0,0 -14,44', random() * (x - y * 0.28), y), '#eef2ff', 4, 0.75);
    })
  );
};

const awning = (y: number) =>
  each(10, (i) => {
    const [x, w] = [-20 + i * 124, 124];
    return painted(
      `M${x + 20} -20H${x + w + 20}L${x + w} ${y}q${-w / 2} 70 ${-w} 0Z`,
      i % 2 === 0 ? '#5f8fc4' : c.cream,
      i % 2 === 0 ? '#2f4a86' : '#c9a98e',
      0.4,
    );
  });

export const pictures = book({
  ...beginning,
  knee: page('close', storm)(
    hill.island(['#a9a6c0', '#fbe3b8'], 400, c.fern),
    hill.clouds(560, 110, 620),
    painted('M-20 560Q420 470 760 520Q1180 580 1060 760Q980 860 700 940H-20Z', c.clay, '#8a3f3a', 0.4),
    grass([700, 780, 480, 110], c.deep, 26, 4),
    hill.cart([70, 770, 260], hill.crate(60, 704, 130), hill.crate(30, 640, 120)),
    hill.pram(
      [250, 830, 250],
      hill.jun('256,716,150 right none surprised gaze=0.9,0.1 l=~-0.6,0.2/open r=~0.6,-0.2/point'),
    ),
    goat('1010,790,270 left stand wonder gaze=-0.5,0.9 nod=20 head=0,44 tail=up'),
    hill.chair([480, 860, 190], 'right wink gaze=0.8,0.5 lean=18 l=~-0.2,0.75/hold r=~0.9,0.75/open'),
    hill.mango(790, 852, 46, 30),
    line('690,856 732,852; 684,880 728,876', '#fff6e2', 8, 0.8),
  ),
  puddle: page('medium', wet)(
    hill.island(grey, 380, wetFern, '#7a9cab'),
    hill.clouds(200, 90, 460),
    hill.clouds(900, 80, 560),
    painted('M360 372H800L1120 940H40Z', c.clay, '#8a3f3a', 0.4),
    hill.cart([770, 560, 200], hill.sheet(770, 510, 190, 120)),
    hill.pram([660, 560, 130]),
    hill.ben('350,690,135 front stand shout gaze=-0.8,0.4 tilt=-4 l=~-0.8,0.2/point r=~0.5,0.75/fist'),
    hill.ana('890,690,135 left stand worried gaze=-0.5,0.7 l=~-0.4,-0.05/open r=~0.5,0.75'),
    hill.chairFront([600, 700, 150], 'front resolved gaze=0,0.9 nod=0.3 l=~-0.5,0.7/hold r=~0.5,0.7/hold'),
    hill.jun('752,704,108 left stand wonder gaze=-0.3,0.8 l=~-0.3,0.2/fist r=~0.4,0.75'),
    flat(blob(590, 806, 520, 100, 3, 0.04, 16), '#6f4636', 0),
    painted(blob(590, 800, 500, 90, 3, 0.04, 16), mud, '#5a3830', 0.5),
    ripples(400, 790, 56, '#d9bfa8'),
    ripples(760, 830, 66, '#d9bfa8'),
    ripples(590, 760, 36, '#d9bfa8'),
    flat('M400 690Q412 716 400 726Q388 716 400 690Z', '#cfe4f4', 2),
    flat('M760 720Q772 746 760 756Q748 746 760 720Z', '#cfe4f4', 2),
    grass([0, 620, 200, 260], c.deep, 30, 5),
    grass([1050, 620, 160, 260], c.deep, 26, 8),
    rain('#e6ecfa', 5, 26),
  ),
  splash: page('wide', wet)(
    hill.island(grey, 430, wetFern, '#7a9cab'),
    hill.clouds(260, 100, 520),
    hill.clouds(900, 120, 500),
    painted('M-20 640Q600 600 1220 650V940H-20Z', c.clay, '#8a3f3a', 0.4),
    painted(blob(600, 800, 640, 90, 3, 0.03, 16), mud, '#5a3830', 0.5),
    wing(500, 800, 430, 620, -1, '#9c6a48'),
    wing(690, 800, 440, 620, 1, '#9c6a48'),
    hill.rope('330,650 380,660 420,650; 640,640 720,660 790,660', 8),
    hill.muddyBen('120,800,118 right run laugh lean=10 l=~-0.5,-0.3/open r=~0.7,0.2/hold'),
    hill.pram([270, 790, 190], hill.muddyJun('276,700,112 front none scared l=~-0.6,-0.55/open r=~0.6,-0.55/open')),
    hill.cart(
      [530, 790, 270],
      hill.sheet(530, 724, 260, 140),
      hill.muddyAna('510,600,122 right seat laugh floats l=~-0.65,-0.55/open r=~0.65,-0.5/open'),
    ),
    hill.sock(720, 660, 1.3, 40),
    hill.chair([860, 800, 172], 'right laugh lean=-8 l=~-0.55,-0.5/open r=~0.8,0.0/open', hill.muddyTala),
    painted(
      '-20,830 80,770 120,820 220,780 300,830 420,790 520,836 640,786 740,830 830,790 960,840 1080,780 1220,830 1220,940 -20,940',
      '#8f5f42',
      '#5a3830',
      0.5,
    ),
    ...pts(
      '120,740 330,752 620,744 720,716 900,740 1100,728 240,708 1010,748 690,600 400,560 650,520 1080,640 60,620 980,600',
    ).map(([x, y], i) => flat(blob(x, y, 11 + (i % 3) * 5, 10 + (i % 2) * 5, i + 2, 0.1), '#8f5f42', 1)),
  ),
  fasterThanRain: page('below', storm)(
    wash('#a8a2bc', '#fbe6bc'),
    painted(rectangle(-20, 330, 1240, 600), '#7fa8b4', '#4f7a8c', 0.4),
    hill.clouds(200, 80, 620, '#6a6486'),
    land('-20,330 300,440 700,600 1220,780', wetFern, c.deep),
    painted('M-20 400L1220 850V960L-20 520Z', c.clay, '#8a3f3a', 0.4),
    line('60,470 300,560; 520,640 760,728; 900,780 1100,850', '#e2a07a', 8, 0.7),
    curtain(420),
    set([600, 690, 20])(
      hill.rope('-290,-86 -240,-92 -190,-80; 60,-84 150,-100 288,-92', 8),
      hill.muddyBen('-500,-60,112 right run laugh lean=12 l=~-0.75,-0.4/open r=~0.75,0.25/hold floats'),
      hill.pram(
        [-370, 0, 180],
        hill.muddyJun('-366,-84,106 right none laugh gaze=-0.8,-0.3 l=~-0.65,-0.6/open r=~0.65,-0.55/open'),
      ),
      hill.cart(
        [-80, 0, 260],
        hill.sheet(-80, -62, 250, 132),
        hill.muddyAna('-100,-186,120 right seat laugh floats lean=-10 l=~-0.75,-0.45/open r=~0.65,-0.6/open'),
      ),
      hill.sock(150, -100, 1.5, 84),
      hill.chair(
        [320, 0, 172],
        'right laugh lean=-6 gaze=0.8,0.2 l=~-0.75,-0.45/open r=~0.85,-0.35/open',
        hill.muddyTala,
      ),
      line('-60,60 -240,60; 180,40 40,40; 480,30 420,30; -420,50 -540,50', '#fff6e2', 9, 0.8),
    ),
  ),
  smallSuns: page('medium', storm)(
    hill.island(grey, 480, '#d8ac84', '#7a9cab'),
    painted('M-20 560H1220V940H-20Z', '#d8a67c', '#8a5a4a', 0.4),
    painted(rectangle(60, 60, 30, 600), '#8a5f45'),
    painted(rectangle(1120, 60, 30, 600), '#8a5f45'),
    awning(130),
    seller('180,850,150 right stand surprised gaze=0.8,0.1 l=~-0.35,0.12/open r=~0.75,0.2/open'),
    glow(520, 580, 400, '#fff3b0', 0.9),
    rays([520, 580], 290, 350, [-118, -99, -81, -62], '#fff6c8', 9),
    hill.cart(
      [560, 820, 440],
      hill.crate(420, 704, 190),
      hill.crate(610, 704, 190),
      hill.crate(510, 606, 190),
      hill.crate(570, 512, 150),
    ),
    hill.muddyAna('768,730,118 left stand glad gaze=-0.6,-0.2 l=~-0.6,0.15/point r=~0.4,0.7/fist'),
    hill.muddyBen('1122,800,116 left stand laugh gaze=-0.6,0 l=~-0.7,0.4/point r=~0.4,0.7/fist'),
    hill.chair(
      [960, 870, 172],
      'left glad gaze=-0.7,-0.4 lean=6 l=~-0.95,0.1/hold r=~0.45,0.75/hold',
      hill.muddyTala,
      painted('770,590 806,580 840,640 900,760 880,880 800,900 730,890 746,800 762,700', hill.sheetBlue, '#2f4a86'),
    ),
    hill.muddyJun('340,890,110 right stand laugh gaze=0.7,-0.6 l=~-0.4,0.7/fist r=~0.65,0.2/point'),
  ),
  truckInTheMud: page('wide', wet)(
    hill.island(['#5f5a7c', '#a9a2b4'], 430, '#76926a', '#5f8294'),
    hill.clouds(240, 70, 620, '#4f4a6a'),
    hill.clouds(900, 60, 640, '#4f4a6a'),
    hill.palm(80, 520, 320),
    painted('M-20 560Q600 520 1220 570V940H-20Z', '#b5694a', '#6a3038', 0.5),
    set([850, 610, -5])(hill.truck(0, 0, 440)),
    painted(blob(850, 628, 320, 46, 3, 0.05, 14), '#6f4636', '#4a2c2c', 0.5),
    driver('1066,760,112 left stand worried gaze=-0.8,0.1 l=~-0.95,-0.45/open r=~0.8,-0.5/open'),
    rain('#e2e8fa', 7, 130, -12),
    hill.muddyBen('110,860,136 right stand resolved gaze=0.8,-0.1 l=~-0.4,0.75/fist r=~0.35,0.2/fist'),
    hill.muddyAna('250,830,132 right stand glad gaze=0.8,-0.1 l=~-0.4,0.75/fist r=~0.5,0.4/fist'),
    hill.chair([430, 870, 190], 'right surprised gaze=0.8,-0.2 l=~0.6,0.8/hold r=~0.36,-0.08/hold', hill.muddyTala),
    hill.rope('548,716 600,700 634,770 610,850 540,880; 548,716 520,800 566,890', 9),
    hill.sock(628, 752, 1.6, -6),
    hill.whistle(500, 520, 1.8),
    line('556,486 590,470; 562,512 600,510; 556,538 590,550', '#fff6c8', 9, 0.95),
    hill.muddyJun('770,884,112 left stand laugh gaze=-0.6,-0.5 l=~-0.6,-0.5/open r=~0.6,-0.5/open'),
  ),
});
