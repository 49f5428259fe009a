import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { epubSources } from '../epub/existing-epubs.ts';
import { starterSource } from '../starter/starter-source.ts';
import { StoryFolderError } from '../stories/story-folder-error.ts';

/** Stands beside the stories and says what their source is called: `{ "name": "african-storybook" }`. */
export const sourceFile = 'source.json';

const reserved: string[] = [starterSource, ...Object.values(epubSources)];
const maxLength = 60;

/** What is wrong with a name for a source of stories, as one sentence; undefined where nothing is. */
export function faultOfSourceName(name: string): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > maxLength)
    return `"${name}" cannot name a source: small letters from a to z, digits and hyphens, ${maxLength} at most, such as african-storybook.`;
  return reserved.includes(name) ? `"${name}" is the name of another kind of source; choose another.` : undefined;
}

const statement = z.strictObject({ name: z.string() });

/** The name in a folder's source.json; a StoryFolderError where it says none that can be used. */
export async function readSourceFile(folder: string): Promise<string | undefined> {
  const text = await readFile(path.join(folder, sourceFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const { success, data } = statement.safeParse(parseJson(text));
  if (!success)
    throw new StoryFolderError(`${sourceFile} is to hold the name of the source: { "name": "african-storybook" }.`);
  const fault = faultOfSourceName(data.name);
  if (fault !== undefined) throw new StoryFolderError(`${sourceFile}: ${fault}`);
  return data.name;
}

export function writeSourceFile(name: string): string {
  return `${JSON.stringify({ name })}\n`;
}

/** A name for a folder that nobody named: what the folder is called, and what is in it. */
export function makeSourceName(folder: string, files: readonly string[], taken: ReadonlySet<string>): string {
  const plain = path
    .basename(folder)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  const content = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 6);
  const name = `${plain === '' ? 'stories' : plain}-${content}`;
  for (let number = 2; ; number += 1) {
    const candidate = taken.has(name) ? `${name}-${number}` : name;
    if (!taken.has(candidate)) return candidate;
  }
}

function parseJson(text: string): unknown {
  try {
    // Some editors put a mark at the beginning of a file.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
