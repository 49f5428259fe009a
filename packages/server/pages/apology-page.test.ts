import { expect, test } from 'vitest';
import { apologyPage } from './apology-page.ts';

const linkOf = (address: string) => /<a href="([^"]*)"/.exec(apologyPage({ cookies: '', address }).html)?.[1];

test.each([
  ['/read/the-red-kite/3?a=1&b=2', '/read/the-red-kite/3?a=1&amp;b=2'],
  ['//evil.example/read', '/evil.example/read'],
  ['/\\evil.example', '/evil.example'],
  ['/\\/evil.example//x', '/evil.example//x'],
])('whoever asked for %s tries again on this site', (address, link) => {
  expect(linkOf(address)).toBe(link);
});
