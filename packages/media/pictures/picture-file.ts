export const originalFormats = ['jpeg', 'png', 'webp'] as const;
export type OriginalFormat = (typeof originalFormats)[number];

const extensions: Record<OriginalFormat, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** The name of a picture: the hash of its bytes. What does not match is never made part of a path. */
const picturePattern = /^[0-9a-f]{64}$/;

export function isPictureName(text: string): boolean {
  return picturePattern.test(text);
}

/** Where the storage has an original. */
export function originalKey(sha256: string, format: OriginalFormat): string {
  return `media/pictures/${folderOf(sha256)}/${sha256}.${extensions[format]}`;
}

export function resizedKey(sha256: string, { width, format }: { width: number; format: string }): string {
  return `media/resized/${folderOf(sha256)}/${sha256}/${width}.${format}`;
}

function folderOf(sha256: string): string {
  if (!isPictureName(sha256)) throw new Error(`"${sha256}" is no picture's name.`);
  return sha256.slice(0, 2);
}
