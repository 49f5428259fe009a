import type { PublicationLanguage } from '../publication.ts';

/** What the cover of a book without a picture is made of. */
export type CoverToMake = {
  title: string;
  language: PublicationLanguage;
  /** Who wrote it, in the order of the credits; none when unknown. */
  authors: readonly string[];
  /** 1 to 5; null when the book has none. */
  level: number | null;
  /** Slugs of its tags. */
  themes: readonly string[];
  /** "#2b62a6". */
  cloth: string;
  /** 0 to 5. */
  pattern: number;
  /** Only the title, on a band of the cloth along the lower end; a picture comes to lie over it. */
  isOverPicture: boolean;
};

/** In pixels: square, as the frames that covers are shown in. */
export const coverSize = { width: 640, height: 640 } as const;

/** How much of the height a picture has, above the title. */
export const pictureHeight = 488;
