import { afterEach, expect, test, vi } from 'vitest';

import { isWifiAway, onNetworkKindChange } from './wifi.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a browser tells of its network, and whether the reader saves data: by the hint, or by the switch of the library. */
function tells(connection: object | undefined, saver?: 'switch'): void {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { dataset: saver === undefined ? {} : { saver: '' } },
  });
}

test.each([
  ['cellular', { type: 'cellular' }, true],
  ['Wi-Fi', { type: 'wifi' }, false],
  ['a cable', { type: 'ethernet' }, false],
  ['nothing yet, and what comes may be cellular', { type: 'none' }, true],
  ['a kind that may be free', { type: 'bluetooth' }, false],
  ['the same to who saves data', { type: 'bluetooth', saveData: true }, true],
  ['Wi-Fi to who saves data', { type: 'wifi', saveData: true }, false],
  ['no kind, even to who saves data', { saveData: true }, false],
  ['nothing of the network', undefined, false],
])('a book waits for Wi-Fi where the browser tells %s: %o, %s', (_, connection, isAway) => {
  tells(connection);
  expect(isWifiAway()).toBe(isAway);
});

test('the switch of the library counts like the hint of the browser', () => {
  tells({ type: 'unknown' }, 'switch');
  expect(isWifiAway()).toBe(true);
});

test('who listens hears of another network until they stop; a browser without any is no fault', () => {
  const network = new EventTarget();
  tells(network);
  let heard = 0;
  const stop = onNetworkKindChange(() => heard++);
  network.dispatchEvent(new Event('change'));
  stop();
  network.dispatchEvent(new Event('change'));
  expect(heard).toBe(1);
  tells(undefined);
  onNetworkKindChange(() => heard++)();
});
