import sql from 'sql-template-tag';
import { inspectPicture, UnusablePictureError } from '@letsread/media/pictures/inspect-picture.ts';
import type { PictureStore } from '@letsread/media/pictures/picture-store.ts';
import type { Pool } from 'pg';
import type { PictureEntry } from '@letsread/catalogue/writing/picture-entry.ts';
import type { Diagnostic } from './import-report.ts';
import type { ReadPicture } from './stories/read-story.ts';

export interface PictureWriter {
  /** Writes the pictures to the store and returns what each is, by file; those that cannot be used are missing there, and in the diagnostics. */
  write: (pictures: ReadPicture[]) => Promise<{ entries: Map<string, PictureEntry>; diagnostics: Diagnostic[] }>;
  /** Those of which the store has no file. */
  missing: (pictures: ReadPicture[]) => Promise<ReadPicture[]>;
  /** How many different pictures were added to the store. */
  added: () => number;
}

const atOnce = 2;

/** `isDryRun`: looks at the pictures and writes none. */
export function createPictureWriter({
  store,
  pool,
  isDryRun,
}: {
  store: PictureStore;
  pool: Pool;
  isDryRun: boolean;
}): PictureWriter {
  const met = new Map<string, Promise<PictureEntry>>();
  let added = 0;

  async function writeOne({ bytes, sha256 }: ReadPicture): Promise<PictureEntry> {
    const isThere = (await store.findPicture(sha256)) !== undefined;
    // Decoding is the dear part: a picture that the library has is not looked at again.
    const known = isThere ? await knownPicture(pool, sha256) : undefined;
    if (known !== undefined) return known;
    const entry = isDryRun ? { sha256, ...(await inspectPicture(bytes)) } : await store.storePicture(bytes);
    if (!isThere) added += 1;
    return entry;
  }

  async function write(pictures: ReadPicture[]): ReturnType<PictureWriter['write']> {
    const entries = new Map<string, PictureEntry>();
    const diagnostics: Diagnostic[] = [];
    const line = pictures.values();
    const worker = async () => {
      for (const picture of line) {
        const { file, sha256 } = picture;
        const entry = met.get(sha256) ?? writeOne(picture);
        met.set(sha256, entry);
        try {
          entries.set(file, await entry);
        } catch (error) {
          if (!(error instanceof UnusablePictureError)) throw error;
          diagnostics.push({ file, outcome: 'refused', code: error.code, message: `${file}: ${error.message}` });
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return { entries, diagnostics };
  }

  async function missing(pictures: ReadPicture[]): Promise<ReadPicture[]> {
    const found = await Promise.all(pictures.map(({ sha256 }) => store.findPicture(sha256)));
    return pictures.filter((_picture, index) => found[index] === undefined);
  }

  return { write, missing, added: () => added };
}

async function knownPicture(pool: Pool, sha256: string): Promise<PictureEntry | undefined> {
  const { rows } = await pool.query<PictureEntry>(
    sql`select sha256, format, width, height, bytes, colour, focus_x as "focusX", focus_y as "focusY"
     from picture where sha256 = ${sha256}`,
  );
  return rows[0];
}
