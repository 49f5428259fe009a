import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashBytes } from '@letsread/media/pictures/picture-store.ts';
import type { StoryFiles } from './story-folder.ts';

/** To be raised when the same files are to give other rows: all is then imported anew. */
const rules = 'story-rules-1';

export interface ReadText {
  languageCode: string;
  file: string;
  bytes: Buffer;
  /** Of all that the edition follows from. */
  sourceHash: string;
}

export interface ReadPicture {
  file: string;
  bytes: Buffer;
  sha256: string;
}

export interface ReadStory {
  key: string;
  texts: ReadText[];
  pictures: ReadPicture[];
  licence: StoryFiles['licence'];
}

/**
 * Reads all files of a story and hashes what each edition follows from: its own file; the pictures, the licence and the English
 * text, which decide what is made of it; the other files of its language, of which it may be a copy.
 */
export async function readStory(folder: string, { key, texts, pictures, licence }: StoryFiles): Promise<ReadStory> {
  const readPictures = await Promise.all(
    pictures.map(async (file) => withHash(file, await readFile(path.join(folder, file)))),
  );
  const readTexts = await Promise.all(
    texts.map(async ({ file, languageCode }) => ({
      languageCode,
      ...withHash(file, await readFile(path.join(folder, file))),
    })),
  );
  const english = readTexts.filter(({ languageCode }) => languageCode === 'en');
  const story = JSON.stringify([
    rules,
    licence ?? null,
    readPictures.map(({ sha256 }) => sha256),
    (english.length > 0 ? english : readTexts).map(({ sha256 }) => sha256),
  ]);
  return {
    key,
    licence,
    pictures: readPictures,
    texts: readTexts.map(({ languageCode, file, bytes, sha256 }) => {
      const others = readTexts.filter((each) => each.languageCode === languageCode).map((each) => each.sha256);
      const sourceHash = createHash('sha256').update(story).update(sha256).update(others.join()).digest('hex');
      return { languageCode, file, bytes, sourceHash };
    }),
  };
}

function withHash(file: string, bytes: Buffer): ReadPicture {
  return { file, bytes, sha256: hashBytes(bytes) };
}
