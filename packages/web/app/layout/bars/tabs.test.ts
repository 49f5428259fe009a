import { expect, test } from 'vitest';

import { activeTab } from './tabs.ts';

test('a profile path gives the profile tab, the saved books theirs, anything else home', () => {
  expect(['/profile/12', '/profile/create', '/mybooks', '/', '/book/profile', '/profiles'].map(activeTab)).toEqual([
    'profile',
    'profile',
    'my-books',
    'home',
    'home',
    'home',
  ]);
});

test('a path is the same in any case, as it is for routes', () => {
  expect(['/Profile/12', '/MyBooks'].map(activeTab)).toEqual(['profile', 'my-books']);
});
