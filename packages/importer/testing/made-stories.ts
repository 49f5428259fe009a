import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@letsread/database/open-database.ts';
import { madePicture } from '@letsread/media/testing/made-pictures.ts';
import { hashBytes } from '@letsread/media/pictures/picture-store.ts';
import { onTestFinished } from 'vitest';

// A small folder of stories for tests: "The Red Kite" (0001) and "Wind" (0002), in English, Swahili and Arabic.

export const tables = {
  licences: [
    'story_id,title_en,text_licence,image_licence,effective_licence,licence_url,author,illustrator,image_source,images,pages_en,languages,notes',
    '0001,The Red Kite,CC BY,CC BY,CC BY,https://creativecommons.org/licenses/by/4.0/,Amina Yusuf,Joseph Otieno,made,4,2,3,',
    '0002,Wind,CC BY,CC BY,CC BY,https://creativecommons.org/licenses/by/3.0/,Ursula Nafula,Marion Drew,made,2,1,2,',
  ].join('\n'),
  languages: [
    'code,bcp47,english_name,native_name,script,direction,spaces_between_words,stories,files,source_repo,notes',
    'en,en,English,English,Latn,ltr,yes,2,2,made,',
    'sw,sw,Swahili,Kiswahili,Latn,ltr,yes,2,2,made,',
    'ar,ar,Arabic,العربية,Arab,rtl,yes,1,1,made,',
  ].join('\n'),
};

export interface MadeStory {
  title: string;
  pages: string[];
  licence?: string;
  text?: string;
  illustration?: string;
  translation?: string;
}

export function madeText({
  title,
  pages,
  licence = '[CC-BY]',
  text = 'Amina Yusuf',
  illustration = 'Joseph Otieno',
  translation,
}: MadeStory): string {
  const credits = [`* License: ${licence}`, `* Text: ${text}`, `* Illustration: ${illustration}`];
  if (translation !== undefined) credits.push(`* Translation: ${translation}`);
  return `${[`# ${title}`, ...pages, credits.join('\n')].join('\n\n##\n')}\n`;
}

const wind = { text: 'Ursula Nafula', illustration: 'Marion Drew' };

export const redKite = { title: 'The Red Kite', pages: ['Amina has a red kite.', 'It flies over the river.'] };

export const allTexts: Record<string, string | Buffer> = {
  'texts/en/0001_the-red-kite.md': madeText(redKite),
  'texts/sw/0001_tiara-nyekundu.md': madeText({
    title: 'Tiara nyekundu',
    pages: ['Amina ana tiara.', 'Inaruka juu ya mto.'],
    translation: 'Ursula Nafula',
  }),
  'texts/ar/0001_الطائرة.md': madeText({
    title: 'الطائرة الحمراء',
    pages: ['عند أمينة طائرة.', 'تطير فوق النهر.'],
    translation: 'Joseph Otieno',
  }),
  'texts/en/0002_wind.md': madeText({ title: 'Wind', pages: ['The wind blows.'], ...wind }),
  'texts/sw/0002_upepo.md': madeText({
    title: 'Upepo',
    pages: ['Upepo unavuma.'],
    translation: 'Amina Yusuf',
    ...wind,
  }),
};

/** A folder that is gone after the test, with the files given besides the tables, texts and pictures of the two stories. */
export async function madeFolder(changes: Record<string, string | Buffer | null> = {}): Promise<string> {
  const folder = await temporaryFolder();
  const pictures = [1, 2, 3, 4].map(
    async (number) => [`images/0001/0${number}.jpg`, await colouredPicture(number)] as const,
  );
  const files: Record<string, string | Buffer | null> = {
    'LICENSES.csv': tables.licences,
    'languages.csv': tables.languages,
    ...Object.fromEntries(await Promise.all(pictures)),
    'images/0002/01.jpg': await colouredPicture(1),
    'images/0002/02.jpg': await colouredPicture(6),
    ...allTexts,
    ...changes,
  };
  await writeFiles(folder, files);
  return folder;
}

export async function writeFiles(folder: string, files: Record<string, string | Buffer | null>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (content === null) await rm(file, { force: true, recursive: true });
    else {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, withLanguage(name, content));
    }
  }
}

/** Real files say their language in the last line. */
function withLanguage(name: string, content: string | Buffer): string | Buffer {
  const [, languageCode] = /^texts\/([^/]+)\/\d/.exec(name) ?? [];
  const isStory = languageCode !== undefined && typeof content === 'string' && content.includes('* License');
  return isStory ? `${content}* Language: ${languageCode}\n` : content;
}

export function colouredPicture(number: number): Promise<Buffer> {
  return madePicture('jpeg', { width: 60 + number, colour: `#${String(number).repeat(6)}` });
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  // What fails early leaves pictures that are still being written.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Every file below a folder with the hash of its bytes. */
export async function filesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [path.relative(folder, file), hashBytes(await readFile(file))])),
  );
}

export async function clearCatalogue({ pool }: Database): Promise<void> {
  await pool.query(
    'truncate language, licence, picture, book, contributor, tag, collection, recording, sign_language, story_source cascade',
  );
}

/** All that the catalogue holds, without the numbers that the database draws and without times. */
export async function catalogueRows({ pool }: Database): Promise<Record<string, unknown[]>> {
  const questions = {
    languages: 'select id, code, name, published_books from language order by code',
    books: 'select source, source_key, level, level_source, read_aloud from book order by 1, 2',
    editions: `select b.source_key, l.code, e.variant, e.source_file, e.source_hash, e.slug, e.title, e.licence_code, e.status, e.page_count,
      e.word_count, e.minutes, e.search::text, p.sha256 as cover
      from edition e join book b on b.id = e.book_id join language l on l.id = e.language_id left join picture p on p.id = e.cover_picture_id
      order by e.source_file`,
    pages: `select e.slug, p.number, p.text, p.alt, i.sha256 from page p join edition e on e.id = p.edition_id
      left join picture i on i.id = p.picture_id order by 1, 2`,
    credits: `select e.slug, c.position, p.name, c.role from edition_credit c join edition e on e.id = c.edition_id
      join contributor p on p.id = c.contributor_id order by 1, 2`,
    formerSlugs:
      'select f.slug, e.slug as now from edition_former_slug f join edition e on e.id = f.edition_id order by 1',
    pictures: 'select sha256, format, width, height, bytes, colour from picture order by 1',
  };
  const rows: Record<string, unknown[]> = {};
  for (const [name, question] of Object.entries(questions))
    rows[name] = (await pool.query<Record<string, unknown>>(question)).rows;
  return rows;
}
