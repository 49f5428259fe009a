import { expect, test } from 'vitest';

import { isClosedToClass } from './is-closed-to-class.ts';

const session = { classroom: { id: '7', name: '2b' }, currentlySelectedProfile: '3' };

test.each(['/account', '/Account', '/%61ccount/export', '/SIGN-OUT', '/sign-out.data', '/Profile/4', '/Login'])(
  'on a browser of a class %s is closed, however it is written',
  (pathname) => {
    expect([
      isClosedToClass(session, pathname),
      isClosedToClass({ ...session, classroom: undefined }, pathname),
    ]).toEqual([true, false]);
  },
);

test.each(['/', '/profile/3/stickers', '/Profile/3/Stickers', '/classroom', '/profiles', '/book/login', '/%'])(
  'on a browser of a class %s is open',
  (pathname) => {
    expect(isClosedToClass(session, pathname)).toBe(false);
  },
);
