import { expect, test } from 'vitest';
import { isPushEndpoint } from './is-push-endpoint.ts';

test.each(['https://fcm.googleapis.com/fcm/send/abc', 'https://push.example.net:8443/v1/a', 'https://93.184.216.34/'])(
  '%s may be a push service',
  (address) => {
    expect(isPushEndpoint(address)).toBe(true);
  },
);

test.each([
  'http://push.example.net/',
  'https://name:word@push.example.net/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[64:ff9b::a00:1]/',
  'https://192.168.0.9:8443/v1',
  'https://localhost/',
  'https://printer.local/',
  'https://intranet/',
  'file:///etc/passwd',
  'not an address',
])('%s can be no push service', (address) => {
  expect(isPushEndpoint(address)).toBe(false);
});
