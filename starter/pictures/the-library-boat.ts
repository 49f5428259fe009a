import { boat, paddle, ripples } from './kit/boats.ts';
import { cut, flat, line, oval, painted, soft, spun } from './kit/brush.ts';
import { cloud, disk, glow, grass, land, rain, stars, tree, wash } from './kit/scenery.ts';
import { blob, each, heap, here, nth, placed, rectangle } from './kit/shapes.ts';
import { hen } from './kit/small-animals.ts';
import { book, coverArt, page, set } from './kit/staging.ts';
import { bowl, c, crop, curls, father, granny, mina, plaits, rafi, shilpi } from './the-library-boat/boat-and-crew.ts';
import * as boats from './the-library-boat/boat-and-crew.ts';

const hare = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${soft('-96,26 -80,-14 -30,-44 40,-34 70,10 60,70 -10,76 -70,60', '#7d5330', 0)}${soft('-26,-30 -40,-130 -20,-190 8,-150 14,-36', '#7d5330', 0)}${soft('14,-30 50,-120 92,-150 96,-100 52,-20', '#7d5330', 0)}${flat(blob(-34, 2, 9, 9, 3), '#ffe3a0', 0)}${line('-92,34 -120,28; -92,42 -118,48', '#7d5330', 6)}</g>`;

const ink = (x: number, y: number, k: number) =>
  `<g filter="url(#soft)" opacity="0.35">${flat(blob(x, y, 108 * k, 84 * k, 5, 0.2), '#3b62b0', 0)}</g>` +
  `<g filter="url(#rough)">${flat(blob(x, y, 84 * k, 62 * k, 3, 0.22), '#5a80c8', 0)}${flat(blob(x - 16, y + 10, 50 * k, 38 * k, 7, 0.2), '#3b62b0', 0)}</g>`;

export const pictures = book({
  cover: coverArt({ ...boats.torchlit, from: [0, 0.6] })(
    boats.flood(960, ['#262a5c', '#4a4688'], '#2f3a78', '#ffe39a'),
    stars(400, 70, 4),
    disk(980, 150, 70, '#fff3c8'),
    soft('-40,330 120,210 600,150 1080,210 1240,330 600,300', '#8795ae'),
    line(
      '180,215 150,310; 330,185 310,300; 480,168 470,296; 720,168 730,296; 870,185 890,300; 1020,215 1050,310',
      '#66748f',
      7,
      0.7,
    ),
    painted(rectangle(40, 310, 1120, 560), '#4f957f', '#1f4a50'),
    painted(rectangle(120, 350, 960, 500), '#3a2c4a', '#1f1a3a'),
    boats.shelves(130, 350, 230, 480, 4, 0.35),
    boats.shelves(840, 350, 230, 480, 4, 0.35),
    glow(600, 660, 520, '#ffd070', 0.95),
    plaits('300,870,170 right none wonder gaze=0.8,0.5 tilt=6'),
    crop('900,870,175 left none wonder gaze=-0.8,0.5 tilt=-6'),
    curls('450,965,150 right stand surprised gaze=0.6,0.8 tilt=10'),
    rafi('610,850,220 front none happy gaze=0,0.9 nod=0.5 l=505,790/hold r=715,790/hold'),
    shilpi('785,880,165 left none wonder gaze=-0.8,0.4 tilt=-12'),
    boats.heldBook(610, 790, 250, '#b8423c'),
    painted(
      '-60,840 300,862 600,868 900,862 1260,840 1260,1010 1100,1070 600,1090 100,1070 -60,1010',
      c.cobalt,
      '#1b2f6a',
    ),
    line('-60,846 300,870 600,876 900,870 1260,846', c.saffron, 26),
    heap('140,965 370,985 600,992 830,985 1060,965', (x, y, i) => [
      flat(blob(x, y, 34, 32, i + 2, 0.16, 6), i % 2 === 0 ? c.cream : c.rose),
      flat(blob(x, y, 11, 11, 2), c.saffron, 0),
    ]),
    ripples(600, 1100, 380, '#ffe39a', 2),
  ),
  thursday: page('wide', boats.sunny)(
    boats.flood(330, ['#a9dcec', '#fdf3d8'], '#6fb6c4'),
    cloud(260, 110, 260, '#ffffff', 3),
    boats.library([330, 420, 560])(mina('240,360,56 right none glad r=~0.7,-0.6/open')),
    land('-20,520 300,500 560,540 900,500 1220,450', '#a8c56a', '#5f9a5a', 0.4),
    grass([0, 540, 1200, 300], '#6f9f50', 60, 3),
    shilpi('250,640,78 back run lean=-6 l=~-0.5,-0.6/open r=~0.6,-0.5/open'),
    bowl('420,620,80 back run l=~-0.6,-0.5/open r=~0.5,0.4'),
    plaits('560,660,84 back run l=~-0.5,0.3 r=~0.7,-0.6/open'),
    crop('130,700,88 back run l=~-0.4,-0.7/open r=~0.6,0.2'),
    boats.buffalo('800,880,270 right stand calm gaze=0.6,0.4'),
    rafi('740,650,150 right faces=right seat cross gaze=0.8,0.3 floats l=~0.32,0.62/fist r=~-0.1,0.66/fist'),
  ),
  duster: page('medium', boats.sunny)(
    wash('#e9d3a8', '#c99a6a'),
    boats.shelves(20, 60, 330, 640, 5),
    boats.shelves(850, 60, 340, 640, 5),
    painted(rectangle(390, 90, 420, 420), '#a9dcec', '#6fb6c4'),
    line('390,390 500,398 640,386 810,394', '#ffffff', 6, 0.8),
    flat(rectangle(390, 395, 420, 115), '#6fb6c4', 0),
    painted(rectangle(-10, 700, 1220, 220), '#a5704a', '#5a3a34'),
    father(
      '990,870,128 left stand tender gaze=-0.7,0.1 r=~-0.1,0.55/fist l=~-0.4,1.1',
      soft('930,600 1000,560 1040,610 1020,680 930,690', c.cream) + line('1000,570 1010,520', c.cream, 16),
    ),
    mina(
      '330,890,135 right stand happy gaze=0.8,0.3 l=~-0.4,0.9/fist r=520,600/hold',
      line('520,640 560,520', c.clay, 14),
      each([-62, -38, -14, 10, 34, 58], (a, i) => {
        const feather = soft('546,545 530,470 556,400 582,470 566,545', i % 2 === 0 ? c.saffron : '#f7cb6a');
        return spun(a, 556, 545, feather, line('556,530 556,430', '#c98324', 4, 0.7));
      }),
    ),
    rafi('730,890,165 left stand cross gaze=-0.8,-0.3 l=~-0.05,0.66/fist r=~-0.15,0.55/fist'),
  ),
  eleven: page('close', boats.sunny)(
    wash('#bfe3e4', '#fdf0cf'),
    land('-20,520 400,490 800,520 1220,480', '#a8c56a', '#5f9a5a', 0.4),
    tree(1080, 560, 460, '#6fa85a', '#8a5a3c', 8),
    bowl('170,910,170 right stand laugh gaze=0.8,-0.1 l=~-0.5,0.75 r=~0.4,0.3/fist'),
    plaits('1060,870,170 left stand laugh gaze=-0.8,0 l=~-0.4,0.5/open r=~0.4,0.8'),
    rafi(
      '500,880,260 right none clown gaze=0.9,0.1 tilt=4 nod=-0.4 l=350,900/hold r=650,900/hold',
      heap('0,0 8,1 -6,2 4,3 -10,4 6,5 -4,6 9,7 -8,8 3,9 -3,10', (dx, i, n) =>
        flat(
          rectangle(390 + dx, 880 - i * 27, 220, 26),
          nth([c.cobalt, c.clay, c.jade, c.cream, c.rose, '#8f86c4'], n),
          2,
        ),
      ),
    ),
    shilpi('850,920,210 left none think gaze=-0.4,0.9 nod=0.4 l=690,840/hold r=1010,840/hold'),
    boats.openBook(850, 845, 320, -3)(
      flat(blob(-84, -20, 34, 33, 3, 0.03), '#f2c95a'),
      line('-124,50 -90,62 -50,54', '#8aa0c0', 5),
      set([80, 66])(boats.goat('0,0,64 left run glad floats')),
      heap('30,-60 120,-50 60,-20', (x, y) => flat(blob(x, y, 5, 5, 2), c.saffron, 0)),
    ),
  ),
  flooded: page('wide', boats.rainy)(
    boats.flood(280, ['#8fa3a8', '#c6d0cc'], '#7b978c', '#dce8e4'),
    cloud(300, 110, 640, '#7e9096', 3),
    cloud(900, 90, 620, '#879a9e', 6),
    line('1120,430 1100,260 1120,180', '#5d5348', 18),
    each([-160, -130, -100, -60, -30, 10], (a) =>
      soft(
        `1120,184 ${1120 + Math.cos((a * Math.PI) / 180) * 60},${170 + Math.sin((a * Math.PI) / 180) * 60} ${1120 + Math.cos((a * Math.PI) / 180) * 120},${210 + Math.sin((a * Math.PI) / 180) * 70}`,
        '#56786a',
        1,
      ),
    ),
    boats.straw(560, 360, 200),
    boats.straw(200, 330, 140),
    boats.library([330, 700, 860], {
      bow: 1,
      deck: rafi('724,588,120 right none resolved gaze=0.9,-0.1 lean=22 l=~-0.3,0.8/hold r=886,520/open'),
    })(
      plaits('170,600,92 right none worried gaze=0.8,0.1'),
      boats.bob('300,606,88 right none sad gaze=0.7,0'),
      granny('430,600,92 right none worried gaze=0.8,0'),
      shilpi('548,612,84 right none worried gaze=0.8,0.2'),
    ),
    set([250, 372])(
      cut('-50,0 60,0 60,-14 -50,-14', '#3a3440'),
      soft('-40,-14 -36,-60 30,-62 52,-40 52,-14 26,-14 20,-40 -16,-38 -18,-14', '#4a4452'),
      flat(blob(60, -44, 16, 16, 3), '#8a7a6a'),
    ),
    boats.straw(1010, 760, 480),
    granny('1030,600,100 left seat worried gaze=-0.9,0 floats l=920,500/open r=~0.3,0.7/hold'),
    hen('#f2ead8')('1130,640,84 left worried'),
    hen('#c98a5a')('1180,700,80 left worried'),
    hen('#8a6a5a')('1075,690,76 right worried'),
    ripples(1010, 790, 260, '#dce8e4'),
    rain('#eaf2f2', 5, 120, -16),
  ),
  bye: page('below', boats.violet)(
    boats.flood(520, ['#5a4a8a', '#e8927a'], '#54508f', '#ffc9a0'),
    painted(
      '-60,920 -40,500 40,300 -60,-40 330,-40 250,240 290,480 420,640 330,760 200,720 120,900',
      '#3a2c4e',
      '#221a3a',
    ),
    heap('80,60 300,40 520,70 700,20 200,150 420,140 620,110', (x, y, i) =>
      painted(blob(x, y, 160, 90, i + 3, 0.12, 12), i % 2 === 0 ? '#35426a' : '#2f3a60'),
    ),
    line('330,150 340,330 330,420; 460,180 466,300; 560,160 556,260', '#3a2c4e', 9),
    boats.library([560, 760, 760], {
      dim: 0.35,
      lit: true,
      bow: 1,
      deck: rafi('880,660,120 right none worried gaze=0.9,-0.1 l=~-0.2,0.8/hold r=990,600/hold'),
    })(
      shilpi('420,680,80 right none sad gaze=0.8,0.1'),
      plaits('560,690,80 right none worried gaze=0.8,0.1'),
      bowl('700,684,80 right none worried gaze=0.8,0.1'),
    ),
    line('330,640 240,600 200,560', '#c9a45e', 9),
    boats.beam([1010, 598], [1200, 440], [1260, 660], 0.85),
    boats.torch(990, 600, -8, 0.9),
    boat([1080, 560, 210], { color: c.clay, bow: 'right' })(
      father('1040,550,46 left none calm gaze=-0.8,0 l=~-0.3,0.4/fist r=~0.7,-0.5/open'),
      mina(
        '1110,550,46 left none resolved lean=14 l=~-0.6,0.6/hold r=~0.1,0.8/hold',
        paddle([1080, 500], [1160, 600], 16, '#e0b070'),
      ),
    ),
    rain('#d8c6ee', 5, 50),
  ),
  fright: page('medium', boats.torchlit)(
    boats.night(),
    glow(600, 290, 420, '#ffd070', 0.6),
    flat(blob(600, 280, 240, 230, 4, 0.02, 14), '#ffe3a0', 0),
    hare(610, 320, 1),
    rafi('600,920,185 front stand worried gaze=-0.7,0.7 l=462,530/open r=738,525/open'),
    plaits('170,890,165 right crossed howl floats tilt=-6 l=~-0.2,0.1/fist r=~0.3,0.1/fist'),
    bowl('360,905,160 right crossed weep floats gaze=0.5,0.4 l=~-0.3,0.3/fist r=~0.2,0.05/fist'),
    shilpi('820,905,165 left crossed howl floats tilt=6 l=~-0.3,0.1/fist r=~0.3,0.1/fist'),
    curls('975,885,160 left crossed weep floats gaze=-0.5,0.4 l=~-0.25,0.05/fist r=~0.3,0.6'),
    crop('1120,905,155 left crossed howl floats l=~-0.3,0.1/fist r=~0.3,0.1/fist'),
    line('60,560 40,540; 120,530 110,505; 1120,560 1140,536; 1060,530 1066,506', c.torch, 7, 0.6),
  ),
  first: page('close', { ...boats.torchlit, from: [0.1, 0.7] })(
    wash('#352c5c', '#1f1b44'),
    glow(620, 640, 640, '#ffce70', 0.85),
    shilpi('220,690,230 right none wonder gaze=0.7,0.7 tilt=8 nod=0.4'),
    bowl('1030,680,230 left none wonder gaze=-0.7,0.7 tilt=-8 nod=0.4'),
    rafi('620,760,290 front none resolved nod=0.6 tilt=-4 gaze=-0.4,0.9 l=250,760/hold r=610,730/hold/behind'),
    boats.openBook(
      620,
      760,
      900,
      0,
    )(boats.tadpoles(-380, -170, 330, 6, 1.5, 4), boats.tadpoles(50, -170, 350, 6, 1.5, 9)),
    set([50, 185, 0, 0.7])(
      soft('420,680 470,600 520,586 600,640 660,760 560,800 500,740', '#ab7048'),
      soft('300,600 330,586 480,606 520,640 480,660 330,622', '#ab7048'),
      line('316,602 336,600', '#e0b088', 8, 0.9),
    ),
  ),
  cave: page('wide', { ...boats.torchlit, from: [0, -0.8] })(
    wash('#3f3a86', '#6a5aa8'),
    stars(420, 60, 8),
    disk(170, 130, 62, '#fff3c8'),
    painted('120,720 200,380 420,170 700,130 980,220 1120,460 1180,720', '#6a5488', '#3a2f60'),
    painted('330,660 380,420 520,280 700,250 880,330 960,500 980,660', '#2a2350', '#1a1638'),
    boats.shyTiger(560, 608, 2.05),
    line('1010,330 1040,310 1060,330; 1000,380 1046,352 1080,376', c.torch, 7, 0.8),
    painted('-60,660 300,640 620,650 900,640 1260,660 1260,960 -60,960', '#2f2a58', '#1a1740'),
    glow(600, 860, 420, '#ffce70'),
    plaits('250,930,150 back none tilt=6'),
    shilpi('430,950,150 back none tilt=4'),
    rafi('610,975,175 back none tilt=-3'),
    curls('790,950,150 back none tilt=-6'),
    bowl('970,930,150 back none tilt=-4'),
  ),
  wet: page('close', boats.torchlit)(
    boats.night(0.6),
    glow(600, 560, 620, '#ffce70', 0.75),
    plaits('150,884,190 right stand scared gaze=0.7,0.3'),
    crop('1050,884,190 left stand worried gaze=-0.7,0.3'),
    rafi('600,640,230 front none surprised gaze=0,0.8 nod=0.4 l=330,700/hold r=870,700/hold'),
    boats.openBook(600, 690, 620, -2)(ink(-150, -10, 1.05), ink(150, 6, 1.05)),
    flat(blob(318, 720, 34, 32, 3), '#ab7048'),
    flat(blob(884, 700, 34, 32, 4), '#ab7048'),
    heap('470,890 640,880 760,894', (x, y) => flat(`M${x} ${y - 40}q14 26 0 36q-14 -10 0 -36Z`, '#8fb6e8', 2)),
    shilpi('240,960,190 right none worried gaze=0.6,-0.5'),
    curls('980,960,190 left none sad gaze=-0.6,-0.5'),
  ),
  tail: page('medium', boats.torchlit)(
    boats.night(0.5),
    glow(1080, 520, 560, '#ffce70', 0.75),
    `<g opacity="0.5">${soft('110,300 300,230 520,240 700,250 760,330 740,470 560,500 300,490 130,460', '#120e30', 0)}${each([150, 280, 560, 680], (x) => soft(here('0,420 70,430 64,640 -6,640', x, 0), '#120e30', 0))}${flat(blob(810, 290, 122, 112, 4, 0.03, 14), '#120e30', 0)}${flat(blob(730, 190, 40, 40, 3), '#120e30', 0)}${flat(blob(890, 190, 40, 40, 3), '#120e30', 0)}${line('130,340 40,260 50,150 110,110', '#120e30', 36)}</g>`,
    `<g opacity="0.35">${line('230,260 245,440; 330,240 345,450; 430,240 445,450; 530,245 545,450; 630,255 640,440; 760,200 780,240; 810,186 810,236; 860,200 842,240', '#f2ab38', 18)}</g>`,
    crop('130,880,135 right walk worried gaze=0.8,0 l=~-0.2,0.8 r=~0.85,0.35/hold'),
    plaits('320,885,135 right walk worried gaze=0.8,0 r=~0.85,0.35/hold l=~-0.4,0.7'),
    curls('510,880,135 right walk resolved gaze=0.8,0 r=~0.85,0.35/hold l=~-0.4,0.7'),
    shilpi('700,885,130 right walk wonder gaze=0.8,0 r=~0.95,0.35/hold l=~-0.4,0.7'),
    rafi('900,880,165 right walk resolved gaze=0.8,0.1 l=~-0.5,0.8/fist r=1030,600/hold'),
    boats.beam([1060, 598], [1240, 470], [1240, 740], 0.7),
    boats.torch(1040, 600, 0, 1.1),
  ),
  found: page('above', boats.torchlit)(
    wash('#20245a', '#15173f'),
    line(
      '500,240 560,246 620,240; 900,200 980,206 1060,200; 560,840 640,846 720,840; 1000,780 1080,786 1150,780',
      '#4a5496',
      7,
      0.7,
    ),
    boats.beam([486, 492], [512, 660], [770, 472], 0.75),
    oval(800, 620, 300, 150, '#ffe39a', 0.22),
    set([800, 640, 4])(
      ripples(0, 30, 270, '#ffe39a', 2),
      boats.straw(0, 30, 420),
      boats.goat('10,-70,190 left stand scared gaze=-0.8,-0.3 tail=down floats'),
    ),
    painted('-60,-40 330,-40 420,160 440,420 380,680 240,940 -60,940', c.cobalt, '#182a62'),
    line('330,-40 418,160 438,420 378,680 238,940', c.saffron, 26),
    painted('-60,-40 250,-40 340,180 350,420 300,640 160,900 -60,940', '#6a4a52', '#2a2040'),
    crop('120,266,120 right crossed floats surprised gaze=0.8,0.6'),
    plaits('250,420,120 right kneel floats wonder gaze=0.8,0.6 r=~0.5,0.6/hold'),
    rafi('330,654,150 right kneel floats surprised lean=16 gaze=0.8,0.6 l=~-0.2,0.8/hold r=446,486/hold'),
    boats.torch(462, 480, 26, 1.1),
    shilpi('240,790,135 right kneel floats worried gaze=0.8,0.2 r=~0.75,0.2/open'),
    curls('90,636,120 right crossed floats wonder gaze=0.8,0.4'),
    bowl('110,896,125 right crossed floats wonder gaze=0.8,0.2'),
  ),
  better: page('wide', boats.golden)(
    boats.flood(330, ['#fbe0a0', '#fff4d8'], '#8fc4bc'),
    glow(1050, 140, 420, '#fff3c0', 0.9),
    boats.library([290, 420, 600])(
      mina('290,366,62 right none glad gaze=0.8,0.6 r=~1.05,0.3/hold', boats.heldBook(362, 300, 56, c.rose, 8)),
    ),
    land('-20,560 300,540 700,520 1220,470', '#b5c968', '#6f9a4f', 0.4),
    grass([0, 580, 1200, 300], '#7fa552', 60, 3),
    line('560,300 560,560; 1140,260 1140,520', '#7a5540', 16),
    line('560,316 720,352 860,356 1000,340 1140,286', '#8a6a4a', 5),
    heap('640,340 740,358 850,362 960,352 1060,324', (x, y, i) => {
      const at = placed(x, y);
      return `<g transform="rotate(${i * 5 - 10} ${x} ${y})">${cut(at('-34,78 -30,0 34,0 42,72'), c.cream)}${cut(at('-42,72 -36,-4 30,-4 34,66'), nth([c.cobalt, c.saffron, c.clay, c.jade, c.rose], i))}${line(at('-26,22 18,20'), c.cream, 6, 0.8)}</g>`;
    }),
    plaits('380,860,140 right crossed laugh gaze=0.7,0.3 floats'),
    bowl('1010,850,145 left crossed happy gaze=-0.7,0.4 floats'),
    rafi(
      '690,850,185 front crossed happy gaze=0,0.8 nod=0.5 floats l=610,770/hold r=790,770/hold',
      boats.heldBook(700, 770, 200, '#b8423c', -3),
    ),
    shilpi('520,880,150 right crossed glad gaze=0.8,0.2 tilt=12 floats'),
    boats.goat('880,890,120 left lie content gaze=-0.6,-0.3'),
  ),
});
