import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Book, renderScene } from './compose.ts';
import { book as jumoAndTheBigBoom } from './jumo-and-the-big-boom.ts';
import { book as papaCountsToSix } from './papa-counts-to-six.ts';
import { book as theGreatSlowChase } from './the-great-slow-chase.ts';
import { book as theMarketInTheFog } from './the-market-in-the-fog.ts';
import { book as theMoonSaysGoodNight } from './the-moon-says-good-night.ts';
import { book as whoDrankThePuddle } from './who-drank-the-puddle.ts';

const books: readonly Book[] = [
  papaCountsToSix,
  theGreatSlowChase,
  theMoonSaysGoodNight,
  jumoAndTheBigBoom,
  whoDrankThePuddle,
  theMarketInTheFog,
];
const largest = 60 * 1024;

async function makeBook(book: Book, only: readonly number[]): Promise<void> {
  const folder = fileURLToPath(new URL(`../books/${book.slug}/pictures/`, import.meta.url));
  await mkdir(folder, { recursive: true });
  const sizes: string[] = [];
  for (const [page, scene] of book.scenes.entries()) {
    if (only.length > 0 && !only.includes(page)) continue;
    const picture = await renderScene(scene);
    const name = `${String(page).padStart(2, '0')}.webp`;
    await writeFile(`${folder}${name}`, picture);
    const mark = picture.length > largest ? ' TOO LARGE' : '';
    sizes.push(`${name} ${(picture.length / 1024).toFixed(0)} KB${mark}`);
  }
  console.log(`${book.slug}: ${sizes.join(', ')}`);
}

const words = process.argv.slice(2);
const pages = words.filter((word) => /^\d+$/.test(word)).map(Number);
const slugs = words.filter((word) => !/^\d+$/.test(word));
const unknown = slugs.filter((slug) => !books.some((book) => book.slug === slug));
if (unknown.length > 0) {
  console.error(`No such book: ${unknown.join(', ')}. There are: ${books.map((book) => book.slug).join(', ')}`);
  process.exitCode = 1;
} else {
  for (const book of books) {
    if (slugs.length === 0 || slugs.includes(book.slug)) await makeBook(book, pages);
  }
}
