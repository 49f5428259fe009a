import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

test('a password is known again, in whatever way its letters were composed', async () => {
  const hash = await hashPassword('caf\u00e9 at noon');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPassword('cafe\u0301 at noon', hash)).toBe(true);
  expect(await isPassword('cafe at noon', hash)).toBe(false);
  expect(await hashPassword('caf\u00e9 at noon')).not.toBe(hash);
});

test('a hash made at another cost still counts, and one of another kind never', async () => {
  // From the argon2 command: echo -n password | argon2 somesalt -id -t 2 -k 256 -p 1
  const older = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await isPassword('password', older)).toBe(true);
  expect(await isPassword('passwort', older)).toBe(false);
  expect(await isPassword('password', 'scrypt:abc')).toBe(false);
});
