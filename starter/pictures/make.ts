import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Book, renderScene } from './compose.ts';
import { type DrawnBook, render, sameShots } from './kit/picture.ts';

const slugs = (await readdir(new URL('../books/', import.meta.url))).toSorted();
const largest = 60 * 1024;

function pictureOf(book: Book | DrawnBook, page: number): Promise<Buffer> {
  const [picture, scene] = 'pictures' in book ? [book.pictures[page]] : [undefined, book.scenes[page]];
  if (picture !== undefined) return render(picture);
  if (scene !== undefined) return renderScene(scene);
  throw new Error(`${book.slug} has no page ${page}`);
}

async function makeBook(book: Book | DrawnBook, only: readonly number[]): Promise<void> {
  const folder = fileURLToPath(new URL(`../books/${book.slug}/pictures/`, import.meta.url));
  await mkdir(folder, { recursive: true });
  const sizes: string[] = [];
  const drawn = 'pictures' in book;
  if (drawn)
    for (const page of sameShots(book)) console.warn(`${book.slug}: pages ${page - 2} to ${page} share a shot`);
  for (const page of (drawn ? book.pictures : book.scenes).keys()) {
    if (only.length > 0 && !only.includes(page)) continue;
    const picture = await pictureOf(book, page);
    const name = `${String(page).padStart(2, '0')}.webp`;
    await writeFile(`${folder}${name}`, picture);
    const mark = picture.length > largest ? ' TOO LARGE' : '';
    sizes.push(`${name} ${(picture.length / 1024).toFixed(0)} KB${mark}`);
  }
  console.log(`${book.slug}: ${sizes.join(', ')}`);
}

/** Every folder of `books` has a module of its name here, which gives its scenes as `book`. */
async function bookOf(slug: string): Promise<Book | DrawnBook> {
  return ((await import(`./${slug}.ts`)) as { book: Book | DrawnBook }).book;
}

const words = process.argv.slice(2);
const pages = words.filter((word) => /^\d+$/.test(word)).map(Number);
const named = words.filter((word) => !/^\d+$/.test(word));
const unknown = named.filter((slug) => !slugs.includes(slug));
if (unknown.length > 0) {
  console.error(`No such book: ${unknown.join(', ')}. There are: ${slugs.join(', ')}`);
  process.exitCode = 1;
} else {
  for (const slug of slugs) if (named.length === 0 || named.includes(slug)) await makeBook(await bookOf(slug), pages);
}
