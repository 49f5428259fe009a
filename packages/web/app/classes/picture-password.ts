import type { PasswordPicture, PicturePassword } from '@letsread/profiles/classes/contract.ts';

/** After so many wrong ones only the teacher helps. */
export const maxTries = 5;

/**
 * There are 1,320 of them, so whoever holds a hash finds its pictures in a minute or two of a computer's time, whatever it
 * is made by. It keeps children from each other on a device of the class, and opens nothing elsewhere (decision 38).
 */
const rounds = 100_000;

/** What a choice of pictures is checked by. */
export async function hashPictures(
  pictures: readonly PasswordPicture[],
  salt = toBase64(crypto.getRandomValues(new Uint8Array(16))),
): Promise<PicturePassword> {
  const words = new TextEncoder().encode(pictures.join('.'));
  const key = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: new TextEncoder().encode(salt), iterations: rounds };
  const bits = await crypto.subtle.deriveBits(derivation, key, 256);
  return { salt, hash: toBase64(new Uint8Array(bits)) };
}

export async function arePictures(
  { salt, hash }: PicturePassword,
  pictures: readonly PasswordPicture[],
): Promise<boolean> {
  return (await hashPictures(pictures, salt)).hash === hash;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
