import { existsSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { resolveLineBreaks } from '@letsread/formats/resolve-line-breaks.ts';
import { isRebuilt } from '@letsread/learning/games/game.ts';
import { getGames } from '@letsread/learning/games/get-games.ts';
import { createPictureStore } from '@letsread/media/pictures/picture-store.ts';
import { describe, expect, test } from 'vitest';
import { openReport } from '../import-report.ts';
import { importStories } from './import-stories.ts';
import { madeFolder, madeText, temporaryFolder } from '../testing/made-stories.ts';

const books = process.env['BOOKS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../shared/books');
// From left to right, from right to left twice, and without spaces: Chinese, Mon, Japanese.
const languages = ['en', 'ar', 'fa', 'zh', 'mnw', 'ja'];
const stories = ['0001', '0002', '0004'];

/** A few of the real stories, as the importer takes them. */
async function folderOfFew(): Promise<string> {
  const folder = await temporaryFolder();
  for (const table of ['LICENSES.csv', 'languages.csv']) await cp(path.join(books, table), path.join(folder, table));
  for (const language of languages) {
    const names = await readdir(path.join(books, 'texts', language));
    await mkdir(path.join(folder, 'texts', language), { recursive: true });
    for (const name of names.filter((each) => stories.includes(each.slice(0, 4))))
      await cp(path.join(books, 'texts', language, name), path.join(folder, 'texts', language, name));
  }
  for (const story of stories)
    await cp(path.join(books, 'images', story), path.join(folder, 'images', story), { recursive: true });
  return folder;
}

interface PageRow {
  number: number;
  text: string;
  alt: string;
  url: string | null;
}

/** The games of every edition that an import makes, beside the pages that it has stored. */
async function gamesAfterImport(folder: string) {
  const database = await openTestDatabase();
  try {
    const store = createPictureStore(await temporaryFolder());
    await importStories({ database, store, folder, report: openReport() });
    const { rows } = await database.pool.query<{ id: string; code: string; file: string }>(
      `select e.id::text, l.code, e.source_file as file from edition e join language l on l.id = e.language_id
       where e.status = 'published' order by e.source_file`,
    );
    return await Promise.all(
      rows.map(async ({ id, code, file }) => {
        const pages = await database.pool.query<PageRow>(
          `select number, text, alt, '/media/pictures/' || sha256 as url from page left join picture on picture.id = picture_id
           where edition_id = $1`,
          [id],
        );
        const request = { params: { editionId: id } } as Parameters<typeof getGames>[1];
        const games = await getGames({ database, mediaUrl: '/media' }, request);
        return { code, file, games, pages: new Map(pages.rows.map((page) => [page.number, page])) };
      }),
    );
  } finally {
    await database.close();
  }
}

type Made = Awaited<ReturnType<typeof gamesAfterImport>>[number];
const bare = (text: string) => text.replace(/\s+/gu, '');

/** What of a game is not of the page that it names. */
function faults({ file, games, pages }: Made): string[][] {
  const items = [...games.dragWord, ...(games.match?.items ?? [])];
  const ofPages = items.flatMap((item) => {
    const page = pages.get(item.pageNumber);
    const words = 'sentence' in item ? item.sentence : item.text;
    const checks = {
      'is the page’s own words': resolveLineBreaks(page?.text ?? '').includes(words),
      'stands where it says': bare(page?.text.slice(item.span.from, item.span.to) ?? '') === bare(words),
      'shows the picture of its page': (item.picture?.url ?? null) === page?.url && item.alt === page.alt,
    };
    return Object.entries(checks).flatMap(([check, holds]) => (holds ? [] : [[file, item.id, check]]));
  });
  const unsolved = games.dragWord.filter((game) => {
    const ids = game.tokens.map(({ id }) => id);
    return !isRebuilt(game, ids);
  });
  const urls = games.match?.items.map(({ picture }) => picture.url) ?? [];
  return [
    ...ofPages,
    ...unsolved.map(({ id }) => [file, id, 'is solved by its own order']),
    ...(new Set(urls).size === urls.length ? [] : [[file, 'match', 'shows each picture once']]),
  ];
}

// A machine without the books runs everything else: a skipped test would stand there for ever.
test('an imported story has the games of its own words', async () => {
  const folder = await madeFolder({
    'texts/en/0001_the-red-kite.md': madeText({
      title: 'The Red Kite',
      pages: ['Amina holds her red kite.', 'The wind is far away today.'],
    }),
  });
  const made = await gamesAfterImport(folder);
  expect(made.flatMap(faults)).toEqual([]);
  const [english] = made.filter(({ file }) => file.includes('0001_the-red-kite'));
  expect(english?.games.dragWord.map(({ sentence }) => sentence)).toEqual(['Amina holds her red kite.']);
}, 120_000);

describe.each(existsSync(path.join(books, 'texts')) ? ['real stories'] : [])('%s', () => {
  test('have the games of their pages when they are imported, in every script and direction', async () => {
    const made = await gamesAfterImport(await folderOfFew());
    expect(made.flatMap(faults)).toEqual([]);
    for (const code of languages) {
      const games = made.filter((each) => each.code === code).map((each) => each.games);
      expect(games.length, code).toBeGreaterThan(1);
      expect(
        games.some(({ match }) => match !== null),
        code,
      ).toBe(true);
    }
    expect(made.filter(({ games }) => games.dragWord.length > 0).length).toBeGreaterThan(made.length / 2);
  }, 180_000);
});
