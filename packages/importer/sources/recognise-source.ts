import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FormatError } from '@letsread/formats/format-error.ts';
import { readStoryMarkdown } from '@letsread/formats/markdown/story-markdown.ts';
import { isSameTitle, peopleOf, sharesSomebody, type TitleAndPeople } from '../matching/other-story.ts';
import type { StoryFiles, StoryFolder } from '../stories/story-folder.ts';
import { StoryFolderError } from '../stories/story-folder-error.ts';
import { type HeldBook, storyNumber } from '../matching/held-books.ts';
import { makeSourceName, readSourceFile } from './source-name.ts';

export interface StorySource {
  name: string;
  /** The library has nothing of it yet. */
  isNew: boolean;
  /** Somebody said it: in source.json or on the command line. */
  isStated: boolean;
  /** How many stories of the folder have the number of a story of a source that this is not, by the name of that. */
  sharedNumbers: Map<string, number>;
}

/**
 * Which source a folder is: the one that was stated; else the one that holds at least half of the stories whose numbers both have;
 * else a new one. A StoryFolderError where the stated name is new although the library has the stories under another one.
 */
export async function recogniseSource(
  found: StoryFolder,
  { held, known, stated }: { held: readonly HeldBook[]; known: ReadonlySet<string>; stated?: string | undefined },
): Promise<StorySource> {
  const name = stated ?? (await readSourceFile(found.folder));
  const shared = shareNumbers(found, held);
  const source = (each: string) => ({
    name: each,
    isNew: !known.has(each),
    isStated: name !== undefined,
    sharedNumbers: new Map(
      Array.from(shared, ([other, pairs]) => [other, pairs.length] as const).filter(([other]) => other !== each),
    ),
  });
  if (name !== undefined && known.has(name)) return source(name);
  const recognised = await findRecognised(found, shared);
  if (recognised === undefined) return source(name ?? makeSourceName(found.folder, filesOf(found), known));
  if (name === undefined) return source(recognised);
  throw new StoryFolderError(
    `The library has these stories as source “${recognised}”; as “${name}” they would be there twice. Say --source ${recognised}, or write that name into source.json.`,
  );
}

interface SharedStory {
  story: StoryFiles;
  books: HeldBook[];
}

/** The stories of the folder whose numbers a source has too, by source. */
function shareNumbers({ stories }: StoryFolder, held: readonly HeldBook[]): Map<string, SharedStory[]> {
  const byKey = new Map(stories.map((story) => [story.key, story]));
  const shared = new Map<string, SharedStory[]>();
  for (const [source, books] of Map.groupBy(held, (book) => book.source)) {
    const byNumber = Map.groupBy(books, storyNumber);
    const pairs = Array.from(byNumber, ([number, ofNumber]) => ({ story: byKey.get(number), books: ofNumber }));
    const both = pairs.flatMap(({ story, books: ofNumber }) => (story === undefined ? [] : { story, books: ofNumber }));
    if (both.length > 0) shared.set(source, both);
  }
  return shared;
}

async function findRecognised(
  { folder }: StoryFolder,
  shared: Map<string, SharedStory[]>,
): Promise<string | undefined> {
  const texts = openTexts(folder);
  let best: { source: string; agreeing: number } | undefined;
  for (const [source, stories] of shared) {
    let agreeing = 0;
    for (const story of stories) if (await agrees(story, texts)) agreeing += 1;
    if (agreeing * 2 >= stories.length && agreeing > (best?.agreeing ?? 0)) best = { source, agreeing };
  }
  return best?.source;
}

async function agrees({ story, books }: SharedStory, texts: ReturnType<typeof openTexts>): Promise<boolean> {
  for (const { file, languageCode } of story.texts) {
    const text = await texts.read(file, languageCode);
    if (text === undefined) continue;
    for (const { editions } of books) {
      const beside = editions.filter((edition) => edition.languageCode === languageCode);
      if (beside.some((edition) => isSameStory(text, edition))) return true;
      // A further language of it: there is no title to be compared, so both who wrote and who drew it have to be the same.
      if (beside.length === 0 && editions.some((edition) => isBySame(text, edition))) return true;
    }
  }
  return false;
}

function isSameStory(one: TitleAndPeople, other: TitleAndPeople): boolean {
  const mayShare = (some: string[], others: string[]) =>
    some.length === 0 || others.length === 0 || sharesSomebody(some, others);
  return (
    isSameTitle(one.title, other.title) &&
    mayShare(one.people.authors, other.people.authors) &&
    mayShare(one.people.illustrators, other.people.illustrators)
  );
}

function isBySame({ people: one }: TitleAndPeople, { people: other }: TitleAndPeople): boolean {
  return sharesSomebody(one.authors, other.authors) && sharesSomebody(one.illustrators, other.illustrators);
}

/** Titles and people of files, each read once; undefined for those that cannot be read, of which the import tells. */
function openTexts(folder: string) {
  const known = new Map<string, TitleAndPeople | undefined>();
  async function look(file: string, languageCode: string): Promise<TitleAndPeople | undefined> {
    try {
      const { edition } = readStoryMarkdown(await readFile(path.join(folder, file)), { file, languageCode });
      return { title: edition.title, people: peopleOf(edition.credits) };
    } catch (error) {
      if (error instanceof FormatError) return undefined;
      throw error;
    }
  }
  return {
    async read(file: string, languageCode: string): Promise<TitleAndPeople | undefined> {
      if (!known.has(file)) known.set(file, await look(file, languageCode));
      return known.get(file);
    },
  };
}

function filesOf({ stories }: StoryFolder): string[] {
  return stories.flatMap(({ texts }) => texts.map(({ file }) => path.posix.basename(file))).sort();
}
