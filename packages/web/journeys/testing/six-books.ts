import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyNarratedMoon } from '@letsread/importer/testing/narrated-moon.ts';

const starter = path.resolve(import.meta.dirname, '../../../../starter');

/** The books that journeys know: new ones in the starter library change nothing for them. */
const six = [
  'jumo-and-the-big-boom',
  'papa-counts-to-six',
  'the-great-slow-chase',
  'the-market-in-the-fog',
  'the-moon-says-good-night',
  'who-drank-the-puddle',
];
/** No voice of the starter library is recorded (docs/decisions/0037-no-computer-voice.md): journeys bring one. */
const narrated = 'the-moon-says-good-night';
const isKnown = (book: string) => six.includes(book);

interface Collection {
  books: string[];
}
interface Pathway {
  steps: { book: string }[];
}

/** Makes a folder of six books of the starter library, with the collections and paths that they fill; gives it back. */
export async function writeSixBooks(folder: string): Promise<string> {
  await mkdir(path.join(folder, 'books'), { recursive: true });
  for (const book of six.filter((each) => each !== narrated))
    await symlink(path.join(starter, 'books', book), path.join(folder, 'books', book));
  await copyNarratedMoon(starter, folder);
  await cp(path.join(starter, 'tags.json'), path.join(folder, 'tags.json'));
  await writeList<Collection>(folder, 'collections.json', (all) =>
    all.map((each) => ({ ...each, books: each.books.filter(isKnown) })).filter(({ books }) => books.length > 2),
  );
  await writeList<Pathway>(folder, 'pathways.json', (all) =>
    all.filter(({ steps }) => steps.every(({ book }) => isKnown(book))),
  );
  return folder;
}

async function writeList<Item>(folder: string, name: string, choose: (all: Item[]) => Item[]): Promise<void> {
  const all = JSON.parse(await readFile(path.join(starter, name), 'utf8')) as Item[];
  await writeFile(path.join(folder, name), JSON.stringify(choose(all)));
}
