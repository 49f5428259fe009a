import { type Scene } from '../compose.ts';
import { figure } from '../figure.ts';
import { biscuitTin } from '../scenery/kitchenware.ts';
import { burst, soundBows } from '../scenery/signs.ts';
import { darkness } from '../scenery/torchlight.ts';
import { type Box, across, ellipse, lighter, rect, shape, stroke } from '../svg.ts';
import { amber, drip, ladder, lampLit, landing, night, pia, torch } from './home.ts';

/** The sheet iron of the roof seen from below, running down to both sides from a ridge. */
function ironRoof(ridge: readonly [number, number], foot: number): string {
  const [x, y] = ridge;
  const left = across([0, '#6d7f94'], [1, '#93a4b4']);
  const right = across([0, '#8496a8'], [1, '#5d6e84']);
  let waves = '';
  for (let i = 1; i < 16; i += 1) {
    const t = i / 16;
    waves += `M${x - t * (x + 40)} ${y + t * (foot - y)}L${x - t * (x + 40) * 0.4 - 200} -40M${x + t * (1240 - x)} ${y + t * (foot - y)}L${x + t * (1240 - x) * 0.4 + 200} -40`;
  }
  return (
    left.def +
    right.def +
    shape(`M-20 -20H${x}V${y}L-40 ${foot}Z`, left.fill) +
    shape(`M${x} -20H1220L1240 ${foot}L${x} ${y}Z`, right.fill) +
    stroke(waves, '#46566c', 8, 0.4)
  );
}

function rafters(ridge: readonly [number, number], foot: number): string {
  const [x, y] = ridge;
  return (
    stroke(`M-40 ${foot}L${x} ${y}L1240 ${foot}`, '#7a4c34', 46) +
    stroke(`M-40 ${foot - 8}L${x} ${y - 8}L1240 ${foot - 8}`, '#a06a46', 18)
  );
}

function box([x, y, w, h]: Box, color: string): string {
  return (
    ellipse([x, y, w * 0.56, 16], '#14122e', 0.4) +
    rect([x - w / 2, y - h, w, h], color, 6) +
    rect([x - w * 0.09, y - h, w * 0.18, h], lighter(color, 0.3), 0, 0.6) +
    shape(
      `M${x - w / 2} ${y - h}L${x - w * 0.38} ${y - h - h * 0.24}H${x + w * 0.38}L${x + w / 2} ${y - h}Z`,
      lighter(color, 0.22),
    )
  );
}

export const toTheTop: Scene = {
  light: lampLit,
  pieces: [
    rect([0, 0, 1200, 900], '#42506a'),
    ironRoof([600, 90], 520),
    rafters([600, 90], 520),
    shape('M-20 500H1220V920H-20Z', '#8a5c40'),
    [0, 1, 2, 3, 4].map((i) => stroke(`M0 ${520 + i * i * 26}H1200`, '#5a3a2c', 5, 0.6)).join(''),
    box([150, 640, 230, 170], '#b98a58'),
    box([330, 585, 150, 110], '#a87648'),
    figure('basket', 985, 610, { h: 170 }),
    shape('M330 700H870L960 880H240Z', '#1a1838'),
    stroke('M330 700H870L960 880H240Z', '#6a432e', 16),
    ladder([600, 960], [600, 700], 190),
    pia(
      [600, 930, 250],
      { mouth: 'round' },
      {
        legs: 'hidden',
        hands: [
          [-1.0, 0.5],
          [0.72, -0.05],
        ],
        headTilt: 8,
        held: (u) => [torch(u * 0.84, -u * 0.2, u * 0.52, -58)],
      },
    ),
    shape('M215 862H985V900H215Z', '#8a5c40') + stroke('M225 866H975', '#b98a60', 12),
    darkness(night, 0.72, [
      { at: [960, 250, 340, 330], from: [835, 640], warmth: amber },
      { at: [600, 640, 430, 400], strength: 0.9, warmth: amber },
    ]),
    soundBows([1010, 330, 60, -60], '#ffe2a0', 3),
    soundBows([1060, 420, 46, -20], '#ffe2a0', 3),
    soundBows([900, 250, 60, -110], '#ffe2a0', 3),
  ],
};

export const theGap: Scene = {
  light: lampLit,
  pieces: [
    rect([0, 0, 1200, 900], '#5c6f86'),
    Array.from({ length: 15 }, (_, i) =>
      rect([i * 84 - 20, -10, 42, 470], i % 2 === 0 ? '#73879c' : '#6a7d94', 20, 0.8),
    ).join(''),
    stroke('M-20 210H1220', '#7a4c34', 54) + stroke('M-20 202H1220', '#a06a46', 22),
    shape('M676 92L716 44L752 60L790 22L842 52L888 60L874 112L904 138L838 158L796 186L764 156L704 164Z', '#3a3048'),
    shape('M694 94L722 60L756 76L792 40L838 66L868 74L856 112L880 134L832 144L794 168L766 142L712 150Z', '#a9b4e8'),
    stroke('M740 80l-8 34M788 62l-9 40M830 86l-7 32M806 116l-7 30', '#ffffff', 5, 0.9),
    rect([0, 455, 1200, 450], '#8a5c40'),
    [0, 1, 2, 3].map((i) => stroke(`M0 ${470 + i * i * 42}H1200`, '#5a3a2c', 6, 0.6)).join(''),
    box([1080, 560, 210, 170], '#b98a58'),
    biscuitTin([770, 790, 330, 210], '#d9483f'),
    drip([775, 140], 560, 20),
    landing([770, 572, 96]),
    pia(
      [250, 905, 300],
      { mouth: 'laugh' },
      {
        legs: 'hidden',
        hands: [
          [-0.5, 0.7],
          [0.9, 0.28],
        ],
        tilt: 5,
        headTilt: 6,
        held: (u) => [torch(u * 1.06, u * 0.22, u * 0.46, -14)],
      },
    ),
    darkness(night, 0.7, [
      { at: [770, 560, 470, 450], from: [640, 830], warmth: amber },
      { at: [280, 600, 380, 430], strength: 0.9, warmth: amber },
      { at: [785, 110, 230, 200], strength: 0.85 },
    ]),
    burst([770, 600, 190, 240], '#ffe2a0', 7, [-165, -15]),
  ],
};
