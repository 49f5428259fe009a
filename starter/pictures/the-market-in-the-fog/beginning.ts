import { boat, paddle, ripples, sound } from '../kit/boats.ts';
import { dot, flat, line, painted, soft } from '../kit/brush.ts';
import { glow, land, steam, tree, veil, wash } from '../kit/scenery.ts';
import { heap, here, pts } from '../kit/shapes.ts';
import { coverArt, page, set } from '../kit/staging.ts';
import { bareLina, blue, buffalo, c, grandma, grey, lina, teaWoman, warm } from './river.ts';
import * as quay from './river.ts';

const white = ['#e9ecea', c.pearl] as const;

export const beginning = {
  cover: coverArt(grey)(
    quay.river(560, ['#dfe7e4', c.pearl], '#c9dcd6'),
    glow(880, 250, 420, '#ffe9c8', 0.9),
    set([0, 0])(
      quay.umbrella(150, 430, 220, c.coral),
      quay.umbrella(330, 400, 180, c.gold),
      quay.umbrella(1060, 420, 230, '#d98a94'),
      quay.palm(760, 560, 330, '#8fae9c'),
    ),
    veil('#ffffff', 0.5),
    quay.fog(330, 420, 0.85),
    grandma(
      '800,754,200 left none happy gaze=-0.8,0.4 tilt=-6 l=860,640/hold r=960,560/hold',
      paddle([990, 430], [870, 900], 52, c.wood),
    ),
    flat('230,810 420,775 600,765 780,775 970,810 800,850 400,850', '#5a3828'),
    lina('520,850,270 front none tender tilt=-9 nod=0.2 l=~-0.72,-0.28/open r=~0.62,0.75/hold', ''),
    painted('220,806 330,850 600,866 880,850 980,806 920,950 760,1070 600,1120 450,1070 290,950', c.wood, '#4a2c22'),
    line('236,818 400,858 600,872 800,858 964,818', c.coral, 26),
    line('600,880 600,1110; 330,930 600,1000 870,930', '#5f3c2a', 7, 0.5),
    heap('470,960 740,960', (x, y) => [
      soft(here('-52,0 0,-32 52,0 0,32', x, y), '#fff9ee'),
      dot(x, y, 19, '#2a1a22') + dot(x - 6, y - 7, 6, '#ffffff'),
    ]),
    quay.pineapple(330, 850, 1.5),
    quay.bananas(880, 850, 1.5),
    ripples(600, 1110, 330, '#ffffff', 2),
    quay.lotus(140, 1080, 190),
    quay.toad('150,1060,170 right content sings'),
    quay.lotus(1080, 1120, 170),
    sound(215, 985, [70, 110, 150], [-50, 10], c.deep, 8),
    quay.fog(980, 260, 0.5),
  ),
  loading: page('medium', blue)(
    quay.river(470, ['#6f86ab', '#b9c6d6'], '#7f97b0'),
    quay.palm(1090, 480, 330, '#48607a'),
    quay.palm(980, 470, 230, '#566f88'),
    land('-20,470 160,452 330,478 430,560 460,620 300,760 -20,800', '#5d6f66', '#2f3f4f'),
    glow(190, 300, 330, '#ffd98a', 0.75),
    quay.house(190, 440, 1.15),
    boat([730, 730, 820], quay.ours)(
      heap('990,650 1040,640 1016,612', (x, y) => quay.pineapple(x, y, 1.05)),
      quay.bananas(810, 690, 1.2),
      quay.bananas(890, 690, 1.2),
      quay.pot(480, 692, 170),
      lina('690,682,140 left none laugh tilt=-8 l=572,575/hold r=~0.75,-0.45/open'),
    ),
    grandma(
      '265,725,125 right faces=right stand happy gaze=0.8,0.2 r=430,528/hold l=360,500/hold',
      paddle([640, 600], [330, 470], 40, '#c08a5a'),
    ),
    ripples(730, 790, 300, '#dfe7f2'),
  ),
  lost: page('wide', grey)(
    wash('#eef1ee', '#dfe7e3'),
    ripples(560, 700, 260, '#b8ccc6', 3),
    boat([560, 670, 420], quay.ours)(
      quay.fruit(660, 650, 0.55),
      grandma('430,648,66 right none calm gaze=0.5,-0.2'),
      lina(
        '570,652,72 right none worried gaze=0.8,-0.2 l=~-0.2,0.7/hold r=~0.62,0.3/hold',
        paddle([606, 585], [760, 770], 24, c.wood),
      ),
      quay.pot(390, 652, 66),
    ),
    quay.fog(560, 340, 0.45),
    set([0, 0])(
      `<g filter="url(#soft)">${soft('680,730 750,690 850,710 850,800 740,820', '#e3eae6', 0)}${soft('700,750 760,720 850,730 830,800 740,810', '#e3eae6', 0)}</g>`,
    ),
    quay.wisps(120, 360, 3, 0.7),
    quay.wisps(700, 180, 8, 0.6),
  ),
  ears: page('close', grey)(
    wash('#e4ebe7', c.pearl),
    quay.wisps(60, 300, 5, 0.8),
    sound(-60, 380, [150, 230, 310, 390], [-32, 32], c.jade, 11),
    grandma('712,870,262 left none happy tilt=-8 gaze=-0.6,0.8 l=430,760/hold r=740,760/hold'),
    bareLina('570,1120,300 front none tender tilt=-4'),
    ...pts('414,748 722,736').map(([x, y], i) =>
      set([x, y, i === 0 ? -20 : 20])(
        painted('-34,-30 30,-34 42,20 4,46 -40,22', '#a56c46', '#6a3a2c'),
        line('-18,-8 16,-12; -20,10 16,8', '#6a3a2c', 4, 0.5),
      ),
    ),
    quay.fog(760, 240, 0.6),
  ),
  frogs: page('below', grey)(
    quay.river(300, ['#dbe6df', '#eef0e6'], '#bcd2c4'),
    quay.wisps(80, 200, 4, 0.7),
    boat([800, 480, 520], { ...quay.ours, bow: 'right' })(
      quay.fruit(930, 455, 0.62),
      quay.pot(600, 458, 84),
      grandma('690,452,84 right none happy gaze=-0.6,0.4'),
      lina(
        '820,455,92 right none effort lean=24 l=~0.1,0.75/hold r=~0.65,0.5/hold',
        paddle([800, 350], [930, 570], 32, c.wood),
      ),
    ),
    ripples(930, 560, 70, '#ffffff', 3),
    line('480,520 520,540 600,546; 460,556 520,580 620,584', '#ffffff', 6, 0.7),
    quay.fog(250, 330, 0.5),
    [
      quay.lotus(120, 640, 130, true),
      quay.lotus(520, 700, 150),
      quay.lotus(980, 800, 190),
      quay.lotus(1130, 660, 120, true),
      quay.lotus(230, 850, 280),
      quay.lotus(650, 880, 200, true),
    ].join(''),
    quay.toad('260,840,330 right content sings'),
    quay.toad('560,705,200 right content sings'),
    quay.toad('980,800,250 left content sings'),
    sound(320, 630, [70, 115, 160], [-125, -55], c.deep, 9),
    sound(930, 640, [60, 100], [-125, -55], c.deep, 8),
    sound(600, 560, [45, 75], [-125, -55], c.deep, 7),
  ),
  sir: page('close', grey)(
    quay.river(520, white, '#cfdcd6'),
    tree(190, 540, 560, '#a9c2a8', '#9a8a7a', 5),
    heap('60,170 330,240 200,120', quay.round('#d9b06a', 20)),
    veil('#ffffff', 0.42),
    land('-20,600 200,580 420,640 560,760 500,920', '#b9b79a', '#7a7f6a', 0.4),
    buffalo('120,900,430 right stand calm gaze=0.9,0.2 nod=6 head=0,10'),
    line('300,590 350,660 420,668', '#7a4a30', 12),
    painted('385,664 430,664 448,760 368,760', c.wood, '#4a2c22'),
    line('408,760 408,784', '#4a2c22', 14),
    sound(410, 730, [80, 120, 160], [-40, 30], c.deep, 9),
    quay.fog(650, 300, 0.75),
    boat([1010, 840, 560], { ...quay.ours, bow: 'left' })(
      lina(
        '910,808,160 left none glad gaze=-0.9,-0.3 tilt=-5 l=~-0.75,-0.35/open r=~0.5,0.85/hold',
        paddle([985, 640], [1060, 900], 40, c.wood),
      ),
      grandma('1120,806,140 left none happy gaze=-0.9,-0.2'),
    ),
    quay.wisps(80, 260, 9, 0.7),
  ),
  tea: page('medium', warm)(
    quay.river(430, ['#f3e3cd', '#f7efe2'], '#d9d8c6'),
    glow(330, 430, 520, '#ffd596', 0.95),
    quay.fog(330, 200, 0.5),
    line('110,300 110,800', '#6f5544', 20),
    boat([330, 680, 560], { color: '#4f8a78', band: c.gold, bow: 'left' })(
      line('210,620 210,340; 480,620 480,340', '#6f5544', 12),
      teaWoman('350,646,140 right none happy gaze=0.4,0.6 l=~-0.4,0.75/hold r=470,500/hold'),
      set([500, 520, 0, 1.1])(
        painted('-44,30 -50,-6 -24,-34 24,-34 50,-6 44,30', '#c9794f'),
        line('46,0 70,-10 82,-34', '#c9794f', 13),
        line('-46,-14 -74,-4 -46,20', '#c9794f', 9),
        soft('-24,-34 0,-48 24,-34', '#e0a07a'),
      ),
    ),
    soft('120,350 340,270 570,350 600,380 340,330 90,380', c.coral),
    heap('230,640 280,644 560,640', (x, y) => soft(here('-20,-32 20,-32 13,0 -13,0', x, y), '#fffaf0')),
    steam(590, 500, 90, 1, '#ffffff'),
    line('600,470 640,410 700,430 740,370 800,390 850,350', '#ffffff', 15, 0.75),
    line('610,500 670,460 720,480 780,430 850,440', '#fff3dd', 11, 0.7),
    boat([940, 740, 560], { ...quay.ours, bow: 'left' })(
      grandma('1090,706,120 left none tender tilt=8 nod=-0.7 r=1170,690/hold'),
      lina(
        '900,708,150 left none content tilt=14 nod=-0.8 l=~-0.35,0.8/hold r=~0.45,0.8/hold',
        paddle([850, 640], [1010, 800], 34, c.wood),
      ),
    ),
    ripples(340, 750, 200, '#ffffff'),
    ripples(960, 810, 200, '#ffffff'),
    quay.fog(760, 200, 0.4),
  ),
};
