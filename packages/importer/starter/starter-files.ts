import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { creditRoles } from '@letsread/formats/book.ts';
import { type Licence, parseLicence } from '@letsread/formats/licence.ts';
import { z } from 'zod';
import { byLanguage, slug, text, words } from './starter-fields.ts';
import { checkPathways, pathways, pathwaysFile, type StarterPathway } from './starter-pathways.ts';
import { StarterError } from './starter-error.ts';
import { checkQuestions, questions, questionTexts } from './starter-questions.ts';

const credits = z.array(z.strictObject({ role: z.enum(creditRoles), name: words }));
const licence = z.string().transform((code, context): Licence => {
  const known = parseLicence(code);
  if (known !== undefined) return known;
  context.addIssue({ code: 'custom', message: `"${code}" is no licence known here.` });
  return z.NEVER;
});

const tags = z.array(
  z.strictObject({
    slug,
    kind: z.enum(['topic', 'place', 'festival', 'skill', 'feature']),
    names: byLanguage,
    synonyms: z.array(words),
  }),
);
const collections = z.array(
  z.strictObject({
    slug,
    titles: byLanguage,
    summaries: z.record(z.string(), text),
    books: z.array(slug).min(1, 'No book.'),
  }),
);
const book = z.strictObject({
  level: z.number().int().min(1).max(5),
  readAloud: z.boolean(),
  tags: z.array(slug),
  licence,
  credits: credits.min(1, 'Nobody is credited.'),
  scenes: z.array(text).optional(),
  questions,
});
const edition = z.strictObject({
  title: words,
  subtitle: words.optional(),
  description: words,
  made: words,
  credits: credits.optional(),
  pages: z.array(z.strictObject({ text, alt: words })).min(2, 'A cover and a page are the least.'),
  questions: questionTexts,
});

export type StarterTag = z.output<typeof tags>[number];
export type StarterCollection = z.output<typeof collections>[number];
export type StarterEdition = z.output<typeof edition> & {
  languageCode: string;
  file: string;
  /** What the edition is made from. */
  bytes: string;
  /** The folder with sound and timings, where there is one. */
  narration: string | undefined;
};

export interface StarterBook extends z.output<typeof book> {
  slug: string;
  /** What its editions are made from. */
  bytes: string;
  editions: StarterEdition[];
  /** The cover first, one a page. */
  pictures: { file: string; bytes: Buffer }[];
}

export interface Starter {
  tags: StarterTag[];
  collections: StarterCollection[];
  pathways: StarterPathway[];
  books: StarterBook[];
}

/** Reads and checks all of the starter library; a StarterError at the first thing that is wrong. */
export async function readStarter(folder: string): Promise<Starter> {
  const { value: allTags } = await readJson(folder, 'tags.json', tags);
  const { value: allCollections } = await readJson(folder, 'collections.json', collections);
  const { value: allPathways } = await readJson(folder, pathwaysFile, pathways);
  const slugs = (await listFolder(folder, 'books')).filter((name) => !name.startsWith('.')).sort();
  const books: StarterBook[] = [];
  for (const each of slugs) books.push(await readBook(folder, each));
  checkNames({ tags: allTags, collections: allCollections, books });
  checkPathways(allPathways, slugs);
  return { tags: allTags, collections: allCollections, pathways: allPathways, books };
}

async function readBook(folder: string, slugOfBook: string): Promise<StarterBook> {
  const bookFolder = `books/${slugOfBook}`;
  const { value, bytes } = await readJson(folder, `${bookFolder}/book.json`, book);
  const inside = await listFolder(folder, bookFolder);
  const names = inside.filter((name) => name.endsWith('.json') && name !== 'book.json').sort();
  const narrated = inside.includes('narration') ? await listFolder(folder, `${bookFolder}/narration`) : [];
  const editions = await Promise.all(
    names.map(async (name): Promise<StarterEdition> => {
      const file = `${bookFolder}/${name}`;
      const languageCode = name.slice(0, -'.json'.length);
      const read = await readJson(folder, file, edition);
      const narration = narrated.includes(languageCode) ? `${bookFolder}/narration/${languageCode}` : undefined;
      return { ...read.value, languageCode, file, bytes: read.bytes, narration };
    }),
  );
  const [first] = editions;
  if (first === undefined) throw new StarterError(bookFolder, 'There is no edition, such as en.json.');
  const odd = editions.find((each) => each.pages.length !== first.pages.length);
  if (odd !== undefined)
    throw new StarterError(odd.file, `pages: ${odd.pages.length}, but ${first.file} has ${first.pages.length}.`);
  checkQuestions(`${bookFolder}/book.json`, { ...value, pages: first.pages.length, editions });
  const pictures = await Promise.all(first.pages.map((_page, number) => readPicture(folder, bookFolder, number)));
  return { ...value, slug: slugOfBook, bytes, editions, pictures };
}

async function readPicture(
  folder: string,
  bookFolder: string,
  number: number,
): Promise<StarterBook['pictures'][number]> {
  const file = `${bookFolder}/pictures/${String(number).padStart(2, '0')}.webp`;
  return { file, bytes: await readFile(path.join(folder, file)).catch(absent(file)) };
}

function checkNames({ tags: allTags, collections: allCollections, books }: Omit<Starter, 'pathways'>): void {
  const tagSlugs = new Set(allTags.map((tag) => tag.slug));
  for (const each of books) {
    const unknown = each.tags.find((tag) => !tagSlugs.has(tag));
    if (unknown !== undefined)
      throw new StarterError(`books/${each.slug}/book.json`, `tags: "${unknown}" is not in tags.json.`);
  }
  const bookSlugs = new Set(books.map((each) => each.slug));
  for (const collection of allCollections) {
    const unknown = collection.books.find((each) => !bookSlugs.has(each));
    if (unknown !== undefined)
      throw new StarterError('collections.json', `${collection.slug}.books: there is no book "${unknown}".`);
  }
}

async function readJson<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): Promise<{ value: z.output<Schema>; bytes: string }> {
  const bytes = await readFile(path.join(folder, file), 'utf8').catch(absent(file));
  const json = parseJson(bytes, file);
  const result = schema.safeParse(json);
  if (result.success) return { value: result.data, bytes: withoutQuestions(json) };
  const [issue] = result.error.issues;
  throw new StarterError(
    file,
    [...(issue?.path.length ? [issue.path.join('.')] : []), issue?.message ?? 'Not as it should be.'].join(': '),
  );
}

/** Questions are written apart, so that changing them rewrites no edition. */
function withoutQuestions(json: unknown): string {
  const rest = typeof json === 'object' && !Array.isArray(json) ? { ...json, questions: undefined } : json;
  return `${JSON.stringify(rest, null, 2)}\n`;
}

function parseJson(bytes: string, file: string): unknown {
  try {
    return JSON.parse(bytes);
  } catch (error) {
    throw new StarterError(file, `no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function listFolder(folder: string, subfolder: string): Promise<string[]> {
  return readdir(path.join(folder, subfolder)).catch(absent(subfolder));
}

function absent(file: string): (error: Error) => never {
  return (error) => {
    if ('code' in error && error.code === 'ENOENT') throw new StarterError(file, 'It is missing.');
    throw error;
  };
}
