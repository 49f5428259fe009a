// Makes docs/starter: of every book of the starter library one picture with all its pages, and a list of them by level.
// `npx node scripts/make-contact-sheets.mjs [slug …]`; checked in, and a test tells when one is missing.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { answerHelp } from './answer-help.mjs';
import { giveUp, root } from './prepare.mjs';

const books = path.join(root, 'starter/books');
const sheets = path.join(root, 'docs/starter');
const cell = { width: 240, height: 180, gap: 8, columns: 4 };

async function makeSheet(slug) {
  const folder = path.join(books, slug, 'pictures');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp')).toSorted();
  const rows = Math.ceil(names.length / cell.columns);
  const pictures = await Promise.all(
    names.map(async (name, at) => ({
      input: await sharp(path.join(folder, name))
        .resize(cell.width, cell.height, { fit: 'contain', background: '#faf4e8' })
        .toBuffer(),
      left: cell.gap + (at % cell.columns) * (cell.width + cell.gap),
      top: cell.gap + Math.floor(at / cell.columns) * (cell.height + cell.gap),
    })),
  );
  const size = {
    width: cell.gap + cell.columns * (cell.width + cell.gap),
    height: cell.gap + rows * (cell.height + cell.gap),
  };
  await sharp({ create: { ...size, channels: 3, background: '#faf4e8' } })
    .composite(pictures)
    .webp({ quality: 62, effort: 6 })
    .toFile(path.join(sheets, `${slug}.webp`));
}

/** All covers side by side, square as on shelves. */
async function makeCovers(slugs) {
  const [side, gap, columns] = [220, 8, 6];
  const covers = await Promise.all(
    slugs.map(async (slug, at) => ({
      input: await sharp(path.join(books, slug, 'pictures/00.webp'))
        .resize(side, side)
        .toBuffer(),
      left: gap + (at % columns) * (side + gap),
      top: gap + Math.floor(at / columns) * (side + gap),
    })),
  );
  const size = {
    width: gap + columns * (side + gap),
    height: gap + Math.ceil(slugs.length / columns) * (side + gap),
  };
  await sharp({ create: { ...size, channels: 3, background: '#faf4e8' } })
    .composite(covers)
    .webp({ quality: 66, effort: 6 })
    .toFile(path.join(sheets, 'covers.webp'));
}

async function listed(slug) {
  const read = async (file) => JSON.parse(await readFile(path.join(books, slug, file), 'utf8'));
  const [{ level }, { title, description, pages }] = [await read('book.json'), await read('en.json')];
  const files = await readdir(path.join(books, slug));
  const languages = files
    .filter((file) => file.endsWith('.json') && file !== 'book.json')
    .map((file) => file.slice(0, -5));
  const words = pages.flatMap(({ text }) => text.split(/\s+/).filter(Boolean)).length;
  return { slug, level, title, description, words, pages: pages.length - 1, languages: languages.toSorted() };
}

answerHelp('npx node scripts/make-contact-sheets.mjs [slug …]. It draws the sheets of these books, or of all.');
const all = await Promise.all((await readdir(books)).map(listed));
const chosen = process.argv.slice(2);
const unknown = chosen.find((one) => all.every(({ slug }) => slug !== one));
if (unknown !== undefined) giveUp(`There is no book "${unknown}" in starter/books.`);
await mkdir(sheets, { recursive: true });
for (const { slug } of all) if (chosen.length === 0 || chosen.includes(slug)) await makeSheet(slug);
const byLevel = all.toSorted((a, b) => a.level - b.level || a.words - b.words || a.slug.localeCompare(b.slug));
await makeCovers(byLevel.map(({ slug }) => slug));
const parts = byLevel.map(
  ({ slug, level, title, description, words, pages, languages }) =>
    `## ${title}\n\nLevel ${level}, ${pages} pages, ${words === 0 ? 'no words' : `${words} words in English`}. ` +
    `${languages.length === 1 ? 'One language' : `${languages.length} languages`}: ${languages.join(', ')}.\n\n${description}\n\n![All pages of ${title}](${slug}.webp)\n`,
);
await writeFile(
  path.join(sheets, 'README.md'),
  `# The starter library at a glance\n\nMade by \`npx node scripts/make-contact-sheets.mjs\`. Each page is judged in [scores.md](scores.md).\n\n![All covers](covers.webp)\n\n${parts.join('\n')}`,
);
console.log(`${all.length} books`);
