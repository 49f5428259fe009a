import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const made = path.join(import.meta.dirname, 'moon-narration');

/**
 * Copies "The Moon Says Good Night" from the starter library into another one, with a recording of its first pages and a credit for who reads:
 * a computer voice (eSpeak NG), good enough for tests and for nothing else. `npx node scripts/make-test-narration.mjs` makes it anew.
 */
export async function copyNarratedMoon(starter: string, folder: string): Promise<void> {
  const book = path.join(folder, 'books/the-moon-says-good-night');
  await cp(path.join(starter, 'books/the-moon-says-good-night'), book, { recursive: true });
  await cp(made, path.join(book, 'narration/en'), { recursive: true });
  const file = path.join(book, 'en.json');
  const edition = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  const credits = [{ role: 'NARRATOR', name: 'eSpeak NG (computer voice, test)' }];
  await writeFile(file, JSON.stringify({ ...edition, credits }));
}
