import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { listAvatars as contract } from './contract.ts';

export const avatarFolder = path.join(import.meta.dirname, 'avatars');

/** In the order children see them; the place is the id, so new ones go to the end. */
const names = z
  .array(z.string().regex(/^[a-z]+$/))
  .parse(JSON.parse(readFileSync(path.join(avatarFolder, 'avatars.json'), 'utf8')));

const avatars = names.map((name, index) => ({
  id: String(index + 1),
  name: name.charAt(0).toUpperCase() + name.slice(1),
  imageUrl: `/media/avatars/${name}.webp`,
}));

/** The address of each. */
export const avatarUrls: readonly string[] = avatars.map(({ imageUrl }) => imageUrl);

export async function listAvatars(): Promise<EndpointOutput<typeof contract>> {
  return avatars;
}

/** @throws Problem invalid-input when the address is none of the pictures a profile may have. */
export function requireAvatar(imageUrl: string): void {
  if (avatars.some((one) => one.imageUrl === imageUrl)) return;
  throw commonProblem('invalid-input', {
    errors: [{ path: 'body.imageUrl', message: 'Give the imageUrl of one of the pictures of GET /avatar.' }],
  });
}
