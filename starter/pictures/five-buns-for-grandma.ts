import { clipped, fill, flat, hoop, line, moved, oval, painted, stroke, strokes } from './kit/brush.ts';
import { floor, house, table, windowFrame } from './kit/buildings.ts';
import { disk, glow, land, rays, steam, tree, wash, water } from './kit/scenery.ts';
import { abreast, blob, each, heap, polygon, pts, rectangle, tube } from './kit/shapes.ts';
import { fish } from './kit/small-animals.ts';
import { book, coverArt, drawn, page } from './kit/staging.ts';
import { darker, seeded } from './svg.ts';
import { baby, c, cobbler, driver, girl, grandma, min, papa, sister, woman } from './five-buns-for-grandma/cast.ts';
import * as cast from './five-buns-for-grandma/cast.ts';

const leaning = [
  `-190,240,820,#efb08a,4,${c.jade} 50,230,700,#79b89e,7,${c.coral} 280,260,860,#a8c1da,11,${c.sun}`,
  `540,230,740,${c.lilac},13,${c.jade} 770,260,840,#f0c06a,17,${c.coral} 1030,300,760,#e79a94,21,${c.jade}`,
];

/** Flour thrown up from a hand: a fan that opens to the ceiling, and specks that fly. */
function thrown(x: number, y: number, turn: number, seed: number) {
  const random = seeded(seed);
  const fan = (wide: number, high: number, opacity: number) =>
    `<path d="M-10 -6Q${-wide * 0.3} ${-high * 0.5} ${-wide} ${-high}Q${-wide * 0.5} ${-high - 40} ${-wide * 0.2} ${-high + 14}Q${wide * 0.2} ${-high - 50} ${wide * 0.5} ${-high - 6}Q${wide * 0.8} ${-high - 24} ${wide} ${-high + 20}Q${wide * 0.3} ${-high * 0.5} 10 -6Z" fill="#fffaf0" opacity="${opacity}" filter="url(#soft)"/>`;
  const specks = each(64, () => {
    const [angle, far] = [(random() - 0.5) * 1.5, 40 + random() * 330];
    const [sx, sy, r] = [Math.sin(angle) * far, -Math.cos(angle) * far, 2 + random() * 5];
    return `<ellipse cx="${sx.toFixed(1)}" cy="${sy.toFixed(1)}" rx="${(r * 0.7).toFixed(1)}" ry="${(r * 1.5).toFixed(1)}" transform="rotate(${((angle * 180) / Math.PI).toFixed(1)} ${sx.toFixed(1)} ${sy.toFixed(1)})" fill="#fffdf6" opacity="0.95"/>`;
  });
  return moved([x, y, turn])(fan(170, 270, 0.5), fan(100, 210, 0.55), fan(44, 130, 0.8), specks);
}

export const pictures = book({
  cover: coverArt(cast.day)(
    wash('#fbe2a0', c.cream),
    glow(600, 420, 560, '#fffbe2', 0.9),
    cast.dome(330, 900, 560),
    cast.town(920, `-120,270,760,#79b89e,2 890,200,560,#a8c1da,7,${c.jade} 1060,260,800,${c.lilac},9,${c.coral}`),
    land('-20,920 600,908 1220,920', '#e0c3a4', '#9c7488'),
    line('380,925 140,1200; 830,925 1090,1200', '#fff1d2', 9, 0.5),
    min('590,1165,330 faces=front walk laugh tilt=-5 l=446,920/hold r=744,925/hold', cast.basket(595, 905, 330, 5)),
    steam(330, 800, 190, 2),
    steam(880, 800, 190, 2),
    cast.cat('1010,1165,190 left walk wonder gaze=-0.6,-0.8'),
  ),
  kitchen: page('close', cast.day)(
    wash('#8fc4ac', '#4f9584'),
    windowFrame([90, 70, 290, 280], c.cream)('#ffd98a', disk(230, 260, 62, '#f6923c')),
    glow(240, 220, 420, '#ffe9b0'),
    flat(rectangle(820, 130, 300, 18), c.wood),
    each(['#e05c8a', c.cream, '#3a7f92', c.sun], (k, i) => flat(rectangle(838 + i * 68, 74, 46, 56), k)),
    papa('400,860,190 right none glad gaze=0.6,0.7 tilt=4 l=470,660/hold/behind r=640,330/hold', ''),
    `<g transform="rotate(-24 660 290)">${flat(blob(690, 300, 180, 46, 5, 0.02), '#d9a75c')}${line('540,296 690,268 840,296; 550,312 690,330 830,312', '#a8752f', 6, 0.7)}${flat(blob(690, 262, 22, 14, 2), '#a8752f')}</g>`,
    min('985,920,225 left stand wonder gaze=-0.8,0.2 l=880,735/hold r=1080,735/hold'),
    steam(610, 520, 190, 5),
    table(-30, 790, 1260, 160, '#c58a52', c.wood),
    painted(rectangle(430, 660, 350, 130), '#cf9a50', '#8a5a2a'),
    line('430,700 605,716 780,700; 430,752 605,768 780,752', '#9a6a30', 8, 0.7),
    flat(blob(605, 660, 176, 48, 4, 0.01), '#7f522c'),
    heap('510,642 605,628 700,642 556,668 656,668', (x, y) => cast.bun(x, y, 52)),
    cast.basket(980, 720, 210, 0),
  ),
  bus: page('medium', cast.day)(
    wash('#2f7d75', c.deep),
    clipped(polygon([-10, 90], [440, 130], [440, 560], [-10, 620]))(
      wash('#fbe2a0', c.cream) +
        cast.dome(260, 520, 300) +
        cast.town(600, '-60,150,330,#efb08a,4 350,160,400,#79b89e,8'),
    ),
    stroke(polygon([-20, 90], [440, 130], [440, 560], [-20, 620]), '#f2d9a0', 18),
    each([560, 800, 1040], (x) => [
      clipped(rectangle(x, 150, 190, 230))(
        wash('#fbe2a0', c.cream) +
          cast.town(420, `${x - 30},120,210,${c.lilac},${x} ${x + 100},120,160,#efb08a,${x + 1}`),
      ),
      stroke(rectangle(x, 150, 190, 230), '#f2d9a0', 12),
    ]),
    flat(rectangle(496, -10, 16, 930), c.sun),
    flat(rectangle(-10, 640, 470, 280), darker(c.deep, 0.3)),
    `<ellipse cx="140" cy="640" rx="44" ry="140" fill="none" stroke="#2b2230" stroke-width="20" transform="rotate(-14 140 640)"/>`,
    flat('270,470 470,450 490,760 470,920 230,920', '#3a5a86'),
    driver('310,742,168 right faces=left seat wonder gaze=0.8,0.2 l=180,560/hold r=~-0.05,1.0/open'),
    rays([330, 640], 120, 158, [-32, -8, 16, 40], '#ffe7a8', 7),
    flat('1040,560 1200,550 1230,920 1040,920 1010,760', '#c05c80'),
    woman('1100,800,112 left seat content l=~-0.5,0.9 r=~-0.3,1'),
    min('760,890,178 left stand glad gaze=-0.9,-0.1 l=590,590/hold r=880,640/hold', cast.basket(880, 720, 190, 4)),
    cast.bun(572, 566, 44),
    steam(572, 524, 64, 2),
  ),
  bridge: page('wide', cast.day)(
    wash('#fbe2a0', c.cream),
    disk(960, 110, 54, '#f6a03c'),
    cast.dome(250, 330, 250),
    cast.town(340, `420,140,190,#efb08a,3 570,120,150,${c.lilac},6 700,150,210,#79b89e,8 1060,150,230,#a8c1da,5`),
    water(335, '#4ba292', 5),
    painted(polygon([-20, 430], [1220, 430], [1220, 478], [-20, 478]), '#d8b084', '#7a4a52'),
    each([180, 1000], (x) => painted(rectangle(x, 478, 74, 160), '#b98a6a', '#553a63')),
    woman('150,432,70 left walk happy l=~-0.5,0.3/hold'),
    cast.orange(112, 222, 17),
    girl('560,436,92 right weep gaze=0.3,0.8 tilt=8 lean=4 l=~-0.35,0.75/fist r=~0.25,0.2/fist'),
    min('790,436,92 left walk worried gaze=-0.8,0 l=~-0.95,0.35/hold r=~0.45,0.75/hold', cast.basket(838, 320, 96, 3)),
    cast.bun(690, 236, 25),
    strokes([pts('-20,356 1220,356'), ...abreast('-10,356 -10,434', '1220,356 1220,434', 16)], c.deep, 9, 1),
    hoop([560, 690], [170, 46], '#dff5ea', 7, 0.8) + hoop([560, 690], [250, 76], '#dff5ea', 5, 0.5),
    `<g transform="rotate(-16 560 670)">${flat(rectangle(490, 630, 140, 66), '#e9eef2')}${flat(rectangle(490, 618, 140, 20), '#b9c7d2')}${flat(blob(560, 620, 44, 14, 3), '#fff6e4')}</g>`,
    line('540,510 544,590; 580,520 576,586', '#fffaf0', 6, 0.7),
    fish('#f08a4b')('300,700,190 right glad')({}),
    fish('#f2c24e')('820,660,170 left laugh tip=8')({}),
    fish('#e9694b')('430,820,160 right laugh tip=-12')({}),
    fish('#f3a0a8')('770,815,190 left glad tip=-10')({}),
    fish('#8fd0c4')('1030,770,120 left wonder')({}),
    fish('#f2c24e')('120,820,110 right glad')({}),
  ),
  underTree: page('close', cast.day)(
    wash('#fbe7b4', '#f3cf9a'),
    cast.town(560, `-60,200,420,#efb08a,4,${c.jade} 980,260,460,${c.lilac},7,${c.coral}`),
    land('-20,560 600,552 1220,566', '#d9b48e', '#8a5a72', 0.6),
    painted(tube('560,640 580,380 540,160 600,-60', [240, 150, 170, 300]), '#8a5a40', '#4a2a3a'),
    line('540,560 560,300 530,120; 610,560 600,320 620,100', '#5b3a34', 7, 0.6),
    line('330,60 338,280; 420,60 416,370; 800,60 806,360; 900,60 894,260', '#7a5a4a', 6, 0.8),
    tree(240, 620, 720, '#5f9a62', '', 4),
    tree(620, 560, 660, '#6aa668', '', 5),
    tree(960, 600, 720, '#4f8a62', '', 9),
    oval(600, 800, 560, 130, c.plum, 0.2),
    cobbler('360,860,190 right faces=front crossed content tilt=6 l=240,640/hold r=520,560/hold'),
    cast.sandal(206, 594, 2.9),
    cast.bun(530, 520, 54),
    steam(530, 470, 84),
    flat(rectangle(40, 770, 130, 90), c.wood),
    line('60,770 66,716 144,716 150,770', '#6a3f2a', 10),
    cast.orange(206, 836, 30),
    min('880,868,178 left faces=left squat happy gaze=-0.8,0.1 l=~-0.55,0.95 r=~0.3,0.95'),
    cast.basket(1040, 760, 200, 2),
  ),
  market: page('below', cast.day)(
    wash('#fbe2a0', '#f6c98a'),
    cast.town(430, `60,200,360,#79b89e,2 560,190,330,#a8c1da,6 900,210,400,${c.lilac},8`),
    land('-20,430 1220,430', '#e3c19c', '#8a5a72', 0.6),
    each(
      [
        [-30, c.coral, 330],
        [880, c.jade, 340],
      ],
      ([x, k, w]) =>
        each(6, (i) => fill(`M${Number(x) + i * 58} 110h58v96q-29 34 -58 0Z`, i % 2 === 0 ? k : '#fff4dc')) +
        flat(rectangle(Number(x) + 10, 360, Number(w), 110), c.wood) +
        flat(rectangle(Number(x) + 8, 200, 14, 170), '#7a4a32') +
        flat(rectangle(Number(x) + 326, 200, 14, 170), '#7a4a32'),
    ),
    woman('120,372,96 right none happy gaze=0.6,0.8 l=~-0.5,0.9 r=~0.6,-0.1/hold'),
    cast.orange(183, 236, 21),
    flat(rectangle(0, 362, 310, 108), c.wood),
    each([30, 80, 130], (x) => flat(blob(x, 352, 28, 18, x, 0.1), '#8ab45a')),
    each([960, 1030, 1100], (x) => fish('#6fa8c4')(`${x},346,74 right asleep`)({})),
    min('250,800,190 right kneel worried gaze=0.9,0.3 l=150,670/hold r=430,640/hold'),
    cast.basket(130, 780, 190, 1),
    cast.bun(468, 622, 46),
    ...cast.puppies.map((puppy, i) =>
      puppy(`${870 + i * 92},${690 + (i % 2) * 56},104 left sit wonder gaze=-0.8,-0.3`),
    ),
    cast.dog('770,876,250 left walk sad gaze=-0.9,-0.2 tail=down'),
  ),
  running: page('wide', cast.day, 1, 0.85)(
    wash('#fbdc92', c.cream),
    `<g transform="rotate(-7 600 900)">${cast.town(800, leaning.join(' '))}</g>`,
    land('-20,850 600,770 1220,690', '#d9b48e', '#7a4a6a', 0.7),
    cast.man('1010,735,74 left surprised gaze=-0.8,0.2 l=~-0.7,0.1/hold'),
    cast.orange(952, 452, 18),
    min(
      '560,850,200 right faces=right run effort lean=18 l=620,700/hold r=745,690/hold',
      cast.basket(680, 668, 170, 1),
    ),
    line('60,560 300,545; 20,640 330,622; 80,730 300,716; 140,480 330,470', '#fffaf0', 9, 0.75),
    line('250,880 210,850 240,832; 190,890 140,868 160,850', '#fff1d2', 8, 0.7),
  ),
  stairs: page('above', cast.day)(
    wash('#7fb8a0', '#4a8f80'),
    windowFrame([70, 60, 250, 330], c.cream)('#ffdf9a', disk(260, 200, 50, '#f6a03c')),
    glow(200, 230, 430, '#fff0bc', 0.55),
    painted(polygon([-20, 720], [1220, 720], [1220, 920], [-20, 920]), '#d8ae86', '#7a4a6a'),
    each(4, (i) => [
      painted(rectangle(640 + i * 130, 640 - i * 120, 640, 130), i % 2 === 0 ? '#e6c39a' : '#dcb48a', '#8a5a72'),
      flat(rectangle(630 + i * 130, 632 - i * 120, 640, 16), '#f3dcb4', 0),
    ]),
    sister('1000,400,132 front faces=left seat effort l=~-0.56,-0.42 r=~0.56,-0.42'),
    cast.orange(1150, 372, 28),
    baby('800,634,176 left faces=front crossed howl l=650,560/open r=~0.6,0.1/fist'),
    line('690,300 660,270; 730,262 716,222; 800,246 804,204', '#fffaf0', 8, 0.8),
    min('290,520,158 clown roll=180 jump l=~-0.42,-0.98/open r=~0.42,-0.98/open fl=205,650 fr=390,632'),
    cast.basket(560, 742, 200, 1),
    steam(560, 690, 80, 2),
  ),
  door: page('shoulder', cast.day)(
    wash('#6aa892', '#2f7068'),
    flat(rectangle(330, 60, 560, 860), '#3f8a7a'),
    painted(rectangle(380, 60, 500, 860), '#9cc9b0', '#4a8a80'),
    glow(620, 420, 420, '#fff0bc', 0.5),
    painted(polygon([-20, 790], [1220, 790], [1220, 920], [-20, 920]), '#c99a78', '#5b3a5a'),
    each(3, (i) => flat(rectangle(420 + i * 40, 700 - i * 70, 500, 80), i % 2 === 0 ? '#86b8a0' : '#7cb098', 1)),
    min(
      '650,870,186 left faces=front weep gaze=-0.7,-0.7 tilt=-5 l=560,640/hold r=740,640/hold',
      `<g transform="rotate(180 650 660)">${cast.basket(650, 636, 200, 0)}</g>`,
    ),
    painted(rectangle(940, -10, 280, 930), '#2f7d75', c.deep),
    flat(blob(980, 480, 16, 16, 2), c.sun),
    flat(rectangle(-10, -10, 96, 930), '#2f7d75'),
    flat(rectangle(-10, -10, 1220, 66), '#2f7d75'),
    () =>
      drawn({ ...cast.day, from: [0.8, -0.5] }, [
        grandma('250,1180,236 back faces=front stand tilt=6 l=~-0.75,0.8 r=520,590/open'),
      ]),
  ),
  laughing: page('close', cast.evening)(
    wash('#f0a88a', '#d9796a'),
    windowFrame([470, 60, 260, 260], c.cream)('#ffcf7a', disk(600, 240, 60, '#f27c3a')),
    glow(600, 230, 480, '#ffe2a6'),
    flat(rectangle(60, 220, 230, 16), c.wood),
    flat(rectangle(96, 160, 50, 60), c.jade),
    flat(blob(200, 192, 32, 28, 3), c.cream),
    flat(rectangle(930, 110, 190, 150), c.cream),
    flat(polygon([950, 240], [1010, 150], [1060, 210], [1080, 180], [1102, 240]), '#79b89e', 0),
    floor(640, '#b9705a'),
    flat(blob(600, 830, 560, 120, 6, 0.03, 16), '#8c4a72'),
    flat(blob(600, 826, 470, 88, 6, 0.03, 16), '#a8608a'),
    min('330,830,205 right faces=front crossed weepLaugh tilt=-10 lean=-7 l=~-0.05,0.85 r=~0.35,0.7'),
    grandma('880,830,200 left faces=front crossed weepLaugh tilt=10 lean=7 l=690,620/point r=~0.1,0.9'),
    cast.basket(540, 772, 180, 0),
    cast.basket(700, 790, 180, 0),
    rays([605, 520], 40, 92, [-150, -120, -90, -60, -30], '#fff1c8', 8),
  ),
  flour: page('medium', cast.evening)(
    wash('#e09a86', '#b9607a'),
    windowFrame([840, 80, 260, 270], c.wood)('#3a3566', disk(1000, 180, 40, '#fff1c0')),
    glow(480, 360, 560, '#ffdca0'),
    flat(rectangle(70, 190, 220, 16), c.wood),
    flat(rectangle(100, 130, 50, 60), c.jade),
    flat(rectangle(190, 140, 44, 50), c.cream),
    min('420,960,216 laugh gaze=0,-1 tilt=-7 l=230,330/open r=620,320/open'),
    grandma('890,840,186 left none laugh tilt=8 l=760,720/open r=1000,700/open'),
    thrown(218, 296, -8, 3),
    thrown(634, 286, 7, 9),
    table(-30, 780, 1260, 160, '#cf945a', c.wood),
    flat(blob(520, 790, 330, 26, 4, 0.05, 14), '#fff3dd', 0),
    each([250, 385, 520, 655, 790], (x, i) => cast.bun(x, 760 + (i % 2) * 8, 62)),
    flat('1040,796 1030,660 1060,620 1150,620 1180,660 1170,796', '#efe0c0'),
    line('1060,640 1106,656 1150,640', '#a8752f', 7),
  ),
  feast: page('wide', cast.evening)(
    wash('#dd8f7e', '#a8587a'),
    clipped(rectangle(250, 60, 700, 600))(
      wash('#3d3a72', '#6a5a96') +
        house(240, 560, 200, 330, {
          wall: '#57508a',
          glass: '#ffd987',
          frame: '#4a4478',
          columns: 3,
          rows: 3,
          seed: 3,
        }) +
        house(760, 560, 220, 380, {
          wall: '#4f5a8e',
          glass: '#ffd987',
          frame: '#454a78',
          columns: 3,
          rows: 3,
          seed: 8,
        }) +
        disk(610, 140, 40, '#fff1c0'),
    ),
    stroke(rectangle(250, 60, 700, 700), c.cream, 22),
    floor(700, '#9a5560'),
    glow(600, 720, 620, '#ffdf9e', 0.6),
    driver('370,730,108 right laugh l=~-0.6,0/open'),
    cobbler('520,735,104 right content r=~0.3,0.7'),
    sister('690,738,104 left happy l=~-0.3,0.9 r=760,612'),
    baby('752,610,76 left crossed laugh floats l=~-0.6,-0.2'),
    girl('868,738,108 left laugh l=~-0.6,0.2'),
    min('150,905,168 right laugh l=~-0.4,0.9 r=350,560/open'),
    grandma('1060,925,160 left laugh l=850,620/open r=~0.4,1'),
    cast.dog('300,868,130 right laugh gaze=0.6,-0.2 tail=wag'),
    table(330, 800, 500, 140, '#cf945a', c.wood),
    flat(blob(580, 790, 220, 30, 4, 0.02, 14), c.jade),
    heap('470,772 690,772 580,776 526,730 634,730', (x, y) => cast.bun(x, y, 56)),
    steam(400, 700, 90, 2),
    steam(770, 700, 90, 2),
    ...cast.puppies.map((puppy, i) =>
      puppy(`${880 + i * 84},884,70 left ${i % 2 === 0 ? 'sit' : 'stand'} wonder gaze=-0.7,-0.7 tail=wag`),
    ),
  ),
});
