import { folk } from '../characters/folk.ts';
import { type Scene } from '../compose.ts';
import { cotBack, cotFront, farHouses, shutterWindow } from '../scenery/flats.ts';
import { lampLight, room } from '../scenery/rooms.ts';
import { glow, stars } from '../scenery/sky.ts';
import { rect, shape, stroke } from '../svg.ts';
import { lyingBaby, night, noise, salmaLook } from './props.ts';

export const whoIsAwake: Scene = {
  light: night,
  pieces: [
    room({ wall: '#5a52a0', floor: '#463c86', floorY: 700 }),
    shutterWindow(
      [480, 90, 260, 260],
      '#3f3a7e',
      '#2a2660',
      stars({ count: 40, from: 90, to: 220, seed: 4 }),
      farHouses(360, '#3f3578', '#ffd75e', 9),
    ),
    glow([610, 260, 330], '#ffd75e', 0.35),
    noise([520, 430, 40, 120], '#ffd75e'),
    noise([690, 430, 40, 60], '#f2a6b4'),
    noise([610, 440, 46, 90], '#8fe0c8'),
    lampLight([240, 420, 420], '#ffdf9a', 0.5),
    glow([250, 500, 340], '#ffe3a0', 0.4),
    cotBack([270, 830, 430], '#9a6f64'),
    lyingBaby([162, 650, 142], true, '#8a84d8'),
    cotFront([270, 830, 430], '#9a6f64', 0.34),
    stroke('M230 520q26 -34 56 -8M300 470q34 -42 70 -10', '#fff3c8', 7, 0.8),
    rect([650, 560, 26, 290], '#6a4a78', 10),
    rect([1140, 640, 24, 210], '#6a4a78', 10),
    rect([660, 700, 490, 90], '#6a4a78', 12),
    shape('M690 720V610Q700 560 760 566Q830 560 838 612V720Z', '#cfc9f0'),
    folk({ ...salmaLook, top: '#8fc6d8', skin: '#9a6f6a', sleeves: 'long', dress: 'shirt' }, [860, 760, 175], {
      legs: 'hidden',
      eyes: 'wide',
      mouth: 'flat',
      brows: 'cross',
      gaze: [-0.4, 0.2],
      carries: [
        shape(
          'M752 560C730 430 780 372 864 374C950 372 996 430 974 560C968 590 930 590 926 560C936 470 920 438 864 438C806 438 790 470 800 560C796 590 758 590 752 560Z',
          '#e9e4fa',
        ),
        stroke('M770 540C760 450 800 404 864 402C930 404 962 450 956 540', '#c9c2ea', 5, 0.8),
      ],
      grab: [
        [772, 556],
        [956, 556],
      ],
    }),
    shape('M668 860V740Q760 700 900 726T1146 720V860Z', '#f2a6b4'),
    shape('M668 860V800Q820 770 960 790T1146 780V860Z', '#d98aa4', 0.6),
    rect([0, 0, 1200, 900], '#2a1a6a', 0, 0.12),
  ],
};
