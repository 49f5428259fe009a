import type { Publication, PublicationPicture, PublicationSound } from '../../publication.ts';
import type { EpubOptions } from '../epub-options.ts';

/** A page of the book and the names of its files; `overlay` and `sound` where it is read aloud. */
export type SpinePage = {
  at: number;
  id: string;
  file: string;
  picture: string | undefined;
  overlay: string | undefined;
  sound: string | undefined;
};

/** A file that pages show or play, once however many they are. */
export type MediaFile = { name: string; type: string; bytes: Uint8Array };

/** The pages of a file in reading order and the pictures and sounds that they need. */
export type Spine = { pages: SpinePage[]; pictures: MediaFile[]; sounds: MediaFile[] };

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a' } as const;

/** Names all files of the pages. What has the same bytes on several pages is one file: many a cover is the first picture again. */
export function spineOf({ publication }: Pick<EpubOptions, 'publication'>): Spine {
  const pictures: MediaFile[] = [];
  const sounds: MediaFile[] = [];
  const pages = publication.pages.map((page, at) => {
    const { picture, narration } = page;
    return {
      at,
      id: at === 0 ? 'cover' : `page-${at}`,
      file: at === 0 ? 'pages/cover.xhtml' : `pages/page-${at}.xhtml`,
      picture: picture && fileOf(pictures, picture, `picture-${at}`),
      overlay: narration && `overlays/page-${at}.smil`,
      sound: narration && fileOf(sounds, narration.sound, `sound-${at}`),
    };
  });
  return { pages, pictures, sounds };
}

/** Whether somebody reads a page of it aloud. */
export function isNarrated({ pages }: Pick<Publication, 'pages'>): boolean {
  return pages.some(({ narration }) => narration !== undefined);
}

function fileOf(files: MediaFile[], { bytes, type }: PublicationPicture | PublicationSound, name: string): string {
  const found = files.find((file) => file.bytes === bytes || Buffer.compare(file.bytes, bytes) === 0);
  if (found !== undefined) return found.name;
  files.push({ name: `${name}.${endings[type]}`, type, bytes });
  return `${name}.${endings[type]}`;
}
