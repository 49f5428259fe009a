import { bookEnding, isAlwaysDraft } from '../epub/read-book-file.ts';
import { hasStories, sortStoryFiles } from '../stories/story-layouts.ts';

/** What was sent in together, by what is to be done with it. */
export interface PartsOfUpload {
  /** Folders of stories, each with all that is looked at as a part of it, named from `top`: '' or "Moon stories/". */
  stories: { top: string; files: string[] }[];
  /** Files that are a book each. */
  books: string[];
  others: string[];
}

/**
 * Finds the folders of stories among files, wherever they lie: whoever drops a folder sends its name along, a zip of a folder has that name
 * twice ("Stories.zip" and "Stories/" in it), and several may be sent in at once, with EPUBs beside them.
 */
export function partsOfUpload(files: readonly string[]): PartsOfUpload {
  const parts: PartsOfUpload = { stories: [], books: [], others: [] };
  look(files, '', parts);
  const empty = parts.books.length > 0 || parts.stories.length > 0 ? undefined : topWithoutStories(files);
  // What is laid out as stories and has none is told so, with how they may lie.
  return empty === undefined ? parts : { stories: [empty], books: [], others: [] };
}

function topWithoutStories(files: readonly string[], top = ''): { top: string; files: string[] } | undefined {
  const inside = files.map((file) => file.slice(top.length));
  if (hasStories(inside)) return { top, files: inside };
  const [folder] = new Set(inside.map(folderOf));
  const isAll = folder !== undefined && inside.every((file) => folderOf(file) === folder);
  return isAll ? topWithoutStories(files, `${top}${folder}/`) : undefined;
}

function look(files: readonly string[], top: string, parts: PartsOfUpload): void {
  const inside = files.map((file) => file.slice(top.length));
  const { texts, pictures, diagnostics } = sortStoryFiles(inside);
  if (texts.length + diagnostics.length === 0) {
    for (const file of files.filter((_, at) => folderOf(inside[at] ?? '') === undefined))
      (bookEnding.test(file) ? parts.books : parts.others).push(file);
    return lookBelow(files, top, parts);
  }
  const ofStories = new Set(
    [...texts, ...diagnostics]
      .map(({ file }) => file)
      .concat(...pictures.values(), 'texts/', 'images/')
      .map(folderOf),
  );
  const isBook = (file: string) => folderOf(file) === undefined && bookEnding.test(file) && !isAlwaysDraft(file);
  const own = inside.filter((file) => ofStories.has(folderOf(file)) || folderOf(file) === undefined);
  parts.stories.push({ top, files: own.filter((file) => !isBook(file)) });
  parts.books.push(...own.filter(isBook).map((file) => top + file));
  lookBelow(
    files.filter((_, at) => !own.includes(inside[at] ?? '')),
    top,
    parts,
  );
}

function lookBelow(files: readonly string[], top: string, parts: PartsOfUpload): void {
  for (const [folder, ofFolder] of Map.groupBy(files, (file) => folderOf(file.slice(top.length))))
    if (folder !== undefined) look(ofFolder, `${top}${folder}/`, parts);
}

/** The folder that a file lies in, or that this one lies in; undefined for a file that lies in none. */
function folderOf(file: string): string | undefined {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : undefined;
}
