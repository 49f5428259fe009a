import { contact, dot, fill, flat, hoop, line, oval, painted, soft } from './kit/brush.ts';
import { cloud, disk, glow, land, rays, tree, wash } from './kit/scenery.ts';
import { blob, each, heap, here } from './kit/shapes.ts';
import { bird } from './kit/small-animals.ts';
import { book, coverArt, drawn, page, set } from './kit/staging.ts';
import { darker, lighter, seeded } from './svg.ts';
import { c, dog, dusk, gold, grandpa, morning, noonLight, sami } from './who-drank-the-puddle/yard.ts';
import * as home from './who-drank-the-puddle/yard.ts';

const redBird = bird('#e0664c');
const bigEye = oval(8, 4, 74, 84, c.chalk) + oval(6, 34, 46, 52, '#2a1a22') + dot(-12, 12, 16, '#ffffff');

const bench = (y: number, front = c.clay) =>
  painted(`-60,${y} 300,${y - 8} 900,${y + 4} 1260,${y - 4} 1280,1000 -80,1000`, front, darker(front, 0.4)) +
  flat(here('-60,-14 600,-20 1260,-14 1270,22 600,30 -70,22', 0, y), lighter(front, 0.3));

/** Water that rises in bits, few below and close together above. */
function motes(x: number, y: number, h: number) {
  const random = seeded(5);
  return each(150, () => {
    const t = Math.sqrt(random());
    const [mx, my] = [x + (random() - 0.5) * (90 + t * 300) + t * 150, y - t * h];
    return `<circle cx="${mx.toFixed(0)}" cy="${my.toFixed(0)}" r="${(2.5 + t * 7).toFixed(1)}" fill="#ffffff" opacity="${(0.35 + t * 0.6).toFixed(2)}"/>`;
  });
}

export const pictures = book({
  cover: coverArt(morning)(
    home.yard(330, 560, home.fresh),
    cloud(900, 150, 260, '#ffffff', 4),
    set([190, 600])(home.door(0, 0, 330)),
    tree(1090, 590, 440, '#7aa95c', '#8a5a3c', 6),
    sami(
      '590,770,310 faces=front none wonder nod=0.5 gaze=0,0.9 l=~-0.95,1.0/hold r=742,640/hold tilt=-4',
      home.lens(738, 640, 112, -22, bigEye),
    ),
    home.puddle(
      560,
      920,
      480,
      190,
      home.skyIn(800, 900, 300) +
        `<g opacity="0.82" transform="translate(0 1490) scale(1 -1)">${drawn(morning, [sami('590,770,240 none wonder nod=0.5 gaze=0,0.9')])}</g>`,
    ),
    home.chalk(560, 924, 512, 214),
    dog('1030,1130,300 left sit wonder gaze=-0.7,-0.3'),
    redBird('130,1130,170 right wonder gaze=0.7,-0.4'),
  ),
  hello: page('wide', morning)(
    home.yard(230, 430, home.fresh),
    cloud(760, 100, 220, '#ffffff', 4),
    set([950, 440])(home.door(0, 0, 250)),
    home.shutters(180, 270, 120, 100),
    tree(560, 440, 260, '#7aa95c', '#8a5a3c', 6),
    home.puddle(690, 690, 460, 150, home.skyIn(760, 690, 260)),
    sami('250,770,150 right faces=right squat glad gaze=0.8,0.7 tilt=6 l=~0.15,0.85 r=~0.85,-0.1/open'),
    line('402,520 416,500 410,480; 430,548 450,534 452,512', c.chalk, 6, 0.9),
    line('70,880 90,840; 84,884 112,850; 60,884 58,846', '#7aa95c', 6),
  ),
  smaller: page('shoulder', morning, 0.85)(
    home.yard(40, 620, home.fresh),
    home.shutters(
      690,
      130,
      250,
      250,
      grandpa('812,420,150 left none surprised lean=-12 gaze=-0.7,0.9 tilt=-6 l=~-0.55,1.05/fist r=~0.75,0.95/fist'),
    ),
    home.puddle(640, 770, 260, 70, home.skyIn(660, 770, 150)),
    line('480,690 640,672 800,690', c.brick, 5, 0.25),
    sami('230,900,270 back faces=back none l=~-0.75,-0.3/open r=~1.35,0.25/point tilt=8'),
    rays([300, 380], 150, 200, [-75, -45, -15], c.chalk, 8),
  ),
  lens: page('medium', morning)(
    home.yard(150, 400, home.fresh),
    set([170, 410])(home.door(0, 0, 240)),
    home.puddle(390, 690, 300, 110, home.skyIn(420, 680, 170)),
    home.chalk(390, 692, 320, 122),
    home.bucket(900, 780, 250),
    sami(
      '900,570,190 right faces=front seatFront wonder gaze=0.9,-0.9 tilt=7 floats l=~-0.75,0.55/hold r=~0.5,1.0',
      home.lens(752, 488, 50, -14),
    ),
    line('1030,330 1050,300 1042,272; 1078,352 1106,330 1104,300', c.plum, 6, 0.6),
    line('600,850 646,838', c.chalk, 16),
  ),
  aDog: page('close', morning)(
    home.yard(60, 330, home.fresh),
    sami('250,560,150 right faces=right run surprised gaze=0.8,0.4 lean=10 l=~-0.9,0.1/open r=~1.2,0.1/point'),
    home.puddle(430, 730, 440, 150, home.skyIn(330, 720, 260)),
    home.chalk(430, 734, 470, 166),
    dog('925,815,288 left walk content nod=34 head=-6,92 gaze=-0.6,0.6 tail=wag'),
    home.splash(545, 836, 60),
  ),
  birds: page('above', morning)(
    home.yard(-60, 130, home.fresh),
    home.puddle(560, 560, 340, 150, home.skyIn(600, 620, 160)),
    home.chalk(560, 564, 372, 168),
    heap('110,330 230,240 930,360 1040,520 880,800 250,790 1060,700', (x, y, i) =>
      fill(blob(x, y, 46 - i * 4, 17 - i, i + 2, 0.15), c.brick, 0.62 - i * 0.07),
    ),
    redBird('450,580,200 right laugh wings=spread floats'),
    bird('#d9548a')('690,600,190 left glad wings=up floats'),
    home.splash(420, 590, 130),
    home.splash(440, 560, 240),
    home.splash(700, 600, 120),
    home.splash(690, 560, 250),
    sami('1010,830,170 left faces=left squat laugh lean=10 l=~-0.9,-0.2/open r=~-0.5,0.25/open'),
    home.bucket(150, 560, 130),
  ),
  noon: page('medium', noonLight)(
    home.yard(90, 300, ['#fff6d8', '#fff6d8'], '#efc79e'),
    glow(560, -30, 700, '#fffbe0', 0.95),
    set([985, 312])(home.door(0, 0, 200)),
    tree(150, 330, 270, '#8aab5c', '#8a5a3c', 6),
    contact(150, 334, 104, '#7a4a34', 0.3),
    contact(320, 414, 62, '#7a4a34', 0.3),
    home.bucket(320, 410, 96),
    home.puddle(430, 640, 200, 76, `<g opacity="0.9">${disk(470, 612, 30, '#fff6c8')}</g>`),
    home.chalk(430, 644, 390, 170),
    home.chalk(430, 642, 262, 108, 0.882),
    sami(
      '850,800,215 left faces=left kneel resolved gaze=-0.8,0.7 nod=0.6 tilt=-8 lean=-30 l=642,706/hold r=~0.36,0.9/open',
    ),
    line('650,738 606,728', c.chalk, 16),
  ),
  bowls: page('medium', noonLight)(
    home.yard(40, 560, ['#fdeecb', '#fdeecb'], '#efc79e'),
    glow(700, -20, 640, '#fffbe0', 0.9),
    sami(
      '230,690,190 right none happy gaze=0.7,0.7 lean=8 l=~0.1,0.9 r=430,380/hold',
      set([440, 350, 52])(
        painted('-60,-40 -44,-70 44,-70 60,-40 70,40 30,80 -30,80 -70,40', c.brick),
        line('66,-30 104,-10 70,40', c.brick, 16),
        soft('-44,-72 -62,-100 44,-72', c.brick),
      ),
    ),
    grandpa('1000,690,180 left none content gaze=-0.7,0.6 lean=-4 l=668,536/hold r=892,540/hold'),
    line('500,380 508,450 508,610', '#bfe9e6', 20, 0.95),
    bench(690, '#d98f66'),
    home.bowl(500, 712, 260, 0.62),
    home.bowl(790, 712, 260, 0.62),
    `<path d="${blob(786, 528, 144, 20, 3, 0.01)}" fill="#e9f7f4" opacity="0.8" stroke="#ffffff" stroke-width="5"/>`,
  ),
  lid: page('close', gold)(
    home.yard(-40, 620, ['#ffe2a0', '#ffd28a'], '#f0bd84'),
    glow(1080, 120, 520, '#fff0b0', 0.9),
    sami('580,850,320 none glad gaze=0.9,0.5 tilt=8 l=~-0.75,0.1/open r=838,500/point'),
    bench(800, '#c97c58'),
    home.bowl(240, 830, 430, 0.36),
    `<path d="M62 690Q240 716 418 690" fill="none" stroke="${c.deep}" stroke-width="5" stroke-dasharray="4 16" stroke-linecap="round"/>`,
    home.bowl(950, 830, 430, 0.6, true),
  ),
  rising: page('wide', gold)(
    wash('#8fcfdc', '#ffeec2'),
    glow(170, 190, 420, '#fff6c8', 1),
    disk(170, 190, 84, c.saffron),
    rays([170, 190], 120, 250, [-10, 20, 45, 75, 110], '#fff3c0', 10),
    cloud(850, 150, 420, '#ffffff', 6),
    home.houses(700, '#f0c49a'),
    land('-20,700 1220,696', '#eec396', '#b97a58', 0.35),
    line(
      '640,780 600,680 680,600 650,520; 700,780 670,660 760,580 730,470; 750,780 740,680 830,600 810,500',
      '#ffffff',
      10,
      0.55,
    ),
    motes(700, 780, 600),
    home.puddle(690, 800, 170, 42),
    home.chalk(690, 802, 300, 74),
    sami('300,860,110 back faces=back stand l=~-0.5,0.85 r=~0.75,-0.75/point tilt=6'),
    grandpa('170,870,112 right faces=back stand content nod=-1 gaze=0.6,-0.9 tilt=-10 r=~0.75,0.5'),
  ),
  cloudy: page('below', dusk)(
    wash('#f0896a', '#fcd7a0'),
    cloud(690, 270, 820, '#8d8aa6', 7),
    cloud(560, 220, 520, '#a5a2ba', 9),
    line('590,262 620,282 650,262; 750,262 780,282 810,262', c.plum, 9, 0.6),
    line('650,316 700,340 750,316', c.plum, 8, 0.6),
    home.houses(690, '#b5624e'),
    land('-20,690 1220,694', '#d98c66', '#7a3a4a'),
    home.chalk(760, 792, 360, 84),
    home.chalk(760, 796, 250, 54),
    sami('240,880,180 right faces=right tiptoe glad nod=-1 gaze=0.7,-0.9 tilt=-12 l=~-0.35,0.9 r=~0.75,-0.95/open'),
    line('420,300 440,280 438,254; 452,330 480,314 484,284', c.chalk, 7, 0.8),
  ),
  welcome: page('medium', morning)(
    home.yard(150, 380, ['#b8e2e0', '#fdf2d6']),
    cloud(330, 80, 200, '#ffffff', 4),
    set([1020, 390])(home.door(0, 0, 220)),
    each(9, (i) => flat(`M${60 + i * 100} ${182 + (i % 3) * 60}q10 18 0 26q-10 -8 0 -26Z`, '#d6f3f0', 2)),
    home.puddle(440, 690, 470, 170, home.skyIn(330, 690, 250)),
    home.bucket(960, 760, 210),
    sami(
      '955,585,180 left faces=left seat tender nod=0.4 lean=-16 gaze=-0.7,0.7 tilt=-6 floats l=~-0.36,0.14/fist r=~0.02,0.18/fist',
    ),
    hoop([500, 720], [90, 24], c.chalk, 5, 0.8) + hoop([500, 720], [150, 42], c.chalk, 4, 0.5),
  ),
});
