import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cutFigures } from './kit/cut-figures.ts';
import { type Picture, render, sameShots } from './kit/picture.ts';

const slugs = (await readdir(new URL('../books/', import.meta.url))).toSorted();
const largest = 60_000;

/** Every folder of `books` has a module of its name here, which gives its `pictures`: the cover first, then page 1, page 2 and so on. */
async function makeBook(slug: string, only: readonly number[]): Promise<void> {
  const { pictures } = (await import(`./${slug}.ts`)) as { pictures: readonly Picture[] };
  const folder = fileURLToPath(new URL(`../books/${slug}/pictures/`, import.meta.url));
  await mkdir(folder, { recursive: true });
  const sizes: string[] = [];
  for (const page of sameShots(pictures)) console.warn(`${slug}: pages ${page - 2} to ${page} share a shot`);
  for (const page of await cutFigures(pictures))
    console.warn(`${slug}: on page ${page} somebody is cut off in the open`);
  for (const [page, drawing] of pictures.entries()) {
    if (only.length > 0 && !only.includes(page)) continue;
    const picture = await render(drawing);
    const name = `${String(page).padStart(2, '0')}.webp`;
    await writeFile(`${folder}${name}`, picture);
    const mark = picture.length > largest ? ' TOO LARGE' : '';
    sizes.push(`${name} ${(picture.length / 1000).toFixed(1)} KB${mark}`);
  }
  console.log(`${slug}: ${sizes.join(', ')}`);
}

const words = process.argv.slice(2);
const pages = words.filter((word) => /^\d+$/.test(word)).map(Number);
const named = words.filter((word) => !/^\d+$/.test(word));
const unknown = named.filter((slug) => !slugs.includes(slug));
if (unknown.length > 0) {
  console.error(`No such book: ${unknown.join(', ')}. There are: ${slugs.join(', ')}`);
  process.exitCode = 1;
} else {
  for (const slug of slugs) if (named.length === 0 || named.includes(slug)) await makeBook(slug, pages);
}
