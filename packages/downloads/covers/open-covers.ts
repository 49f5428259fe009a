import type { Database } from '@letsread/database/open-database.ts';
import { coverSize, type CoverToMake, pictureHeight } from '@letsread/formats/covers/cover-to-make.ts';
import type { PublicationPicture } from '@letsread/formats/publication.ts';
import type { pictureWidths } from '@letsread/media/contract.ts';
import { type DrawingFormat, drawSvg } from '@letsread/media/pictures/draw-svg.ts';
import type { PictureStore } from '@letsread/media/pictures/picture-store.ts';
import type { WorkQueue } from '@letsread/media/work-queue.ts';
import type { Maker } from '../making/open-maker.ts';
import { selectCover, type SelectedCover } from './select-cover.ts';

export interface ReadCover {
  bytes: Uint8Array;
  /** Its picture could not be found: to be drawn anew. */
  isForNow: boolean;
}

export interface CoverSize {
  width: (typeof pictureWidths)[number];
  format: DrawingFormat;
}

/** The covers that have their title on them: of cloth, or over the picture of the edition. Each size is drawn once and lies in the storage under the name that tells all of it. */
export interface Covers {
  /** The newest such cover of an edition, whose bytes are made when they are read; undefined where there is no such edition. Problem overloaded. */
  find: (
    editionId: string,
    size: CoverSize,
    which?: { isUnpublishedToo: boolean },
  ) => Promise<{ name: string; read: () => Promise<ReadCover> } | undefined>;
}

interface CoversSettings {
  database: Database;
  pictures: PictureStore;
  maker: Maker;
  /** That of the files: the worker makes one thing at a time. */
  queue: WorkQueue;
}

/** Of about 50 KB each. */
const maxDrawings = 32;

export function openCovers({ database, pictures, maker, queue }: CoversSettings): Covers {
  const { storage } = pictures;
  /** The last drawings: the sizes of a cover are fetched one soon after the other. */
  const drawings = new Map<string, string>();

  async function drawingOf(name: string, cover: CoverToMake): Promise<string> {
    // Its picture may be found the next time, and the letters then stand elsewhere.
    const key = `cover ${name} ${cover.isOverPicture}`;
    const known = drawings.get(key) ?? (await queue.run(key, () => maker.drawCover(cover)));
    drawings.delete(key);
    drawings.set(key, known);
    const [oldest] = drawings.keys();
    if (drawings.size > maxDrawings && oldest !== undefined) drawings.delete(oldest);
    return known;
  }

  async function pictureOver({ picture }: SelectedCover) {
    const bytes = picture === null ? undefined : await pictures.readPicture(picture.sha256);
    return bytes && { bytes, focus: picture?.focus ?? { x: 50, y: 50 }, width: coverSize.width, height: pictureHeight };
  }

  return {
    async find(editionId, size, which) {
      const found = await selectCover(database, editionId, which);
      if (found === undefined) return undefined;
      const { name, cover } = found;
      // Not above its own width: a larger one is asked for by name and is the same.
      const width = Math.min(size.width, coverSize.width);
      const key = `covers/${name.slice(-2)}/${name}-${width}.${size.format}`;
      return {
        name,
        async read() {
          const known = await storage.read(key);
          if (known !== undefined) return { bytes: known, isForNow: false };
          const picture = await pictureOver(found);
          // Where its file is gone, cloth alone says nothing false.
          const svg = await drawingOf(name, { ...cover, isOverPicture: picture !== undefined });
          const bytes = await drawSvg(svg, { width, format: size.format, picture });
          // Cloth in place of a picture that another process may have is not what the cover is.
          const isForNow = found.picture !== null && picture === undefined;
          if (!isForNow) await storage.write(key, bytes);
          return { bytes, isForNow };
        },
      };
    },
  };
}

/** A made cover as files of the edition take it. */
export async function coverPicture(maker: Maker, cover: CoverToMake): Promise<PublicationPicture> {
  const svg = await maker.drawCover(cover);
  const bytes = new Uint8Array(await drawSvg(svg, { width: coverSize.width, format: 'jpg' }));
  return { bytes, type: 'image/jpeg', ...coverSize, isLettered: true };
}
