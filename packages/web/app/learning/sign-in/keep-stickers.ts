/** Added to a path's address by who wants to sign in so that stickers are kept. */
export const keepFlag = 'keepStickers';

/** Signs in and comes back to a path with what was earned before. */
export function keepStickersAddress(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${keepFlag}=true`;
}
