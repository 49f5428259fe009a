import { expect, test } from 'vitest';
import { isPrivateHost, publicLookup } from './public-addresses.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.0.1',
  '169.254.169.254',
  '[::1]',
  '[fd00::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[fec0::1]',
  '[2001:0:7f00:1::80ff:fffe]',
  '[100::1]',
  '[3fff::1]',
  '0.0.0.0',
  'localhost',
])('%s is private', async (host) => {
  expect(await isPrivateHost(host)).toBe(true);
});

test.each(['93.184.216.34', '[2606:2800:220:1:248:1893:25c8:1946]', '172.32.0.1'])('%s is public', async (host) => {
  expect(await isPrivateHost(host)).toBe(false);
});

test('a name is refused at the connection too, when it turns out private only then', async () => {
  const answer = await new Promise((resolve) => publicLookup('localhost', {}, (error) => resolve(error?.message)));
  expect(answer).toMatch(/^localhost is a private address/);
});

test('a name that nobody knows is an error of the look-up', async () => {
  const answer = await new Promise((resolve) =>
    publicLookup('nobody.invalid', { all: true }, (error) => resolve(error)),
  );
  expect(answer).toBeInstanceOf(Error);
  expect(await isPrivateHost('nobody.invalid')).toBe(false);
});
