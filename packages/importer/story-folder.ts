import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FormatError } from '@letsread/formats/format-error.ts';
import { readLanguageTable } from '@letsread/formats/language-table.ts';
import { readLicenceTable, type StoryLicence } from '@letsread/formats/licence-table.ts';
import { sortPictures } from '@letsread/formats/pair-pictures.ts';
import { readStoryFileName } from '@letsread/formats/story-file-name.ts';
import type { LanguageEntry } from './catalogue-entry.ts';
import type { Finding } from './import-report.ts';
import { languageFromCode } from './language-from-code.ts';
import { StoryFolderProblem } from './story-folder-problem.ts';

export interface StoryFiles {
  /** "0141": what names the story in all languages. */
  key: string;
  texts: { languageCode: string; file: string }[];
  /** In reading order. */
  pictures: string[];
  licence?: StoryLicence | undefined;
}

export interface StoryFolder {
  folder: string;
  /** By number; all files are named from the folder, with "/" on every machine. */
  stories: StoryFiles[];
  languages: Map<string, LanguageEntry>;
  /** What cannot belong to a story. */
  findings: Finding[];
}

/** Reads what is where in a folder like that of the African Storybook selection: texts/<language>/*.md, images/<number>/, two tables. */
export async function readStoryFolder(folder: string): Promise<StoryFolder> {
  const languageCodes = await foldersIn(folder, 'texts');
  const licences = readTable(await licenceText(folder), readLicenceTable);
  const languageTable = await readFile(path.join(folder, 'languages.csv'), 'utf8').catch(unlessAbsent);
  const known = languageTable === undefined ? new Map() : readTable(languageTable, readLanguageTable);
  const stories = new Map<string, StoryFiles>();
  const found: StoryFolder = { folder, stories: [], languages: new Map(), findings: [] };
  for (const code of languageCodes) {
    const language = languageFromCode(code, known.get(code));
    if (language !== undefined) found.languages.set(code, language);
    for (const name of await filesIn(folder, `texts/${code}`)) {
      const file = `texts/${code}/${name}`;
      const refusal =
        language === undefined ? languageUnknown(file, code) : addText(stories, { file, languageCode: code, licences });
      if (refusal !== undefined) found.findings.push(refusal);
    }
  }
  if (stories.size === 0)
    throw new StoryFolderProblem(`${folder} has no stories: no file is named like texts/en/0141_my-story.md.`);
  for (const story of stories.values()) story.pictures = await picturesOf(folder, story.key);
  found.stories = [...stories.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
  return found;
}

function addText(
  stories: Map<string, StoryFiles>,
  { file, languageCode, licences }: { file: string; languageCode: string; licences: Map<string, StoryLicence> },
): Finding | undefined {
  try {
    const { key } = readStoryFileName(file);
    const story = stories.get(key) ?? { key, texts: [], pictures: [], licence: licences.get(key) };
    story.texts.push({ languageCode, file });
    stories.set(key, story);
    return undefined;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { file, outcome: 'refused', code: error.code, message: error.message };
  }
}

function languageUnknown(file: string, code: string): Finding {
  return {
    file,
    outcome: 'refused',
    code: 'language-unknown',
    message: `languages.csv has no row "${code}", and it is no language that this machine knows`,
  };
}

async function picturesOf(folder: string, key: string): Promise<string[]> {
  const names = await filesIn(folder, `images/${key}`);
  return sortPictures(names.filter((name) => /\.(jpe?g|png|webp)$/i.test(name))).map((name) => `images/${key}/${name}`);
}

async function foldersIn(folder: string, place: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, place), { withFileTypes: true }).catch(unlessAbsent);
  if (entries === undefined)
    throw new StoryFolderProblem(
      `${folder} is no folder of stories: it has no folder "${place}", and there is no EPUB in it.`,
    );
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

/** README files and hidden ones belong to no story. */
async function filesIn(folder: string, place: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, place), { withFileTypes: true }).catch(unlessAbsent);
  const names = (entries ?? []).filter((entry) => entry.isFile()).map(({ name }) => name);
  return names.filter((name) => !name.startsWith('.') && !/^readme\b/i.test(name)).sort();
}

async function licenceText(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, 'LICENSES.csv'), 'utf8').catch(unlessAbsent);
  if (text === undefined)
    throw new StoryFolderProblem(
      `${folder} has no LICENSES.csv, so nobody could say under which licence its stories are.`,
    );
  return text;
}

function readTable<T>(text: string, read: (text: string) => T): T {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof FormatError) throw new StoryFolderProblem(error.message);
    throw error;
  }
}

function unlessAbsent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return undefined;
  throw error;
}
