import { expect, test } from 'vitest';

import { trailOf } from './trail-positions.ts';

test('the trail climbs from the first step to the badge and stays on the land', () => {
  for (const count of [1, 2, 7, 20]) {
    const { stones, road } = trailOf(count);
    expect(stones).toHaveLength(count);
    expect(stones.every(({ x, y }) => x > 0.2 && x < 0.8 && y > 0 && y < 1)).toBe(true);
    expect(stones.every(({ y }, at) => at === 0 || y < (stones[at - 1]?.y ?? 0))).toBe(true);
    expect(road.match(/[MC]/g)).toHaveLength(count);
  }
});

test('words stand where there is more room', () => {
  for (const { x, side } of trailOf(9).stones) expect(side).toBe(x < 0.5 ? 'end' : 'start');
});
