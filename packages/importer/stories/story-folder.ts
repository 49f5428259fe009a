import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeText } from '@letsread/formats/decode-text.ts';
import { FormatError } from '@letsread/formats/format-error.ts';
import { readLanguageTable, type SourceLanguage } from '@letsread/formats/tables/language-table.ts';
import { readLicenceTable, type StoryLicence } from '@letsread/formats/tables/licence-table.ts';
import { sortPictures } from '@letsread/formats/pair-pictures.ts';
import { readStoryFileName } from '@letsread/formats/markdown/story-file-name.ts';
import type { LanguageEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { Diagnostic } from '../import-report.ts';
import { languageFromCode } from '../languages/language-from-code.ts';
import { countKinds, listFolder, reportIgnored, reportLinks } from './list-folder.ts';
import { layoutsTaken, type SortedFiles, sortStoryFiles } from './story-layouts.ts';
import { StoryFolderError } from './story-folder-error.ts';

export interface StoryFiles {
  /** "0141": what names the story in all languages. */
  key: string;
  texts: { languageCode: string; file: string }[];
  /** In reading order. */
  pictures: string[];
  /** "no-table": the folder has no LICENSES.csv, and the files say their licences themselves. */
  licence?: StoryLicence | 'no-table' | undefined;
}

export interface StoryFolder {
  folder: string;
  /** By number; all files are named from the folder, with "/" on every machine. */
  stories: StoryFiles[];
  languages: Map<string, LanguageEntry>;
  /** What cannot belong to a story. */
  diagnostics: Diagnostic[];
}

/** Reads what is where in a folder of stories, in one of the layouts that are taken (`layoutsTaken`): of all its files, or of these. */
export async function readStoryFolder(folder: string, some?: readonly string[]): Promise<StoryFolder> {
  const files = some ?? (await listFolder(folder).catch(unlessAbsent)) ?? [];
  const sorted = sortStoryFiles(files);
  if (sorted.texts.length === 0) throw new StoryFolderError(describeNothing(folder, files));
  if (path.basename(folder) === 'texts' && (await isBeside(folder, 'images')))
    throw new StoryFolderError(
      `${folder} has the texts only; import ${path.dirname(folder)}, which has their pictures too.`,
    );
  const licences = await readTable(folder, 'LICENSES.csv', readLicenceTable);
  const known = (await readTable(folder, 'languages.csv', readLanguageTable)) ?? new Map<string, SourceLanguage>();
  const found: StoryFolder = { folder, stories: [], languages: new Map(), diagnostics: [...sorted.diagnostics] };
  const stories = new Map<string, StoryFiles>();
  for (const text of sorted.texts) {
    const diagnostic = addText(text, { stories, known, licences, languages: found.languages });
    if (diagnostic !== undefined) found.diagnostics.push(diagnostic);
  }
  const pictures = new Map(sorted.pictures);
  for (const story of stories.values()) {
    story.pictures = sortPictures(pictures.get(story.key) ?? []);
    pictures.delete(story.key);
  }
  const ignored = [...sorted.others, ...[...pictures.values()].flat()].sort();
  found.diagnostics = [...found.diagnostics, ...(await reportLinks(folder)), ...reportIgnored(ignored)];
  found.stories = [...stories.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
  return found;
}

function describeNothing(folder: string, files: readonly string[]): string {
  const there = files.length === 0 ? 'It is empty.' : `It has ${countKinds(files)}.`;
  return `${folder} has no stories. ${layoutsTaken}. Folders of EPUBs are taken too. ${there}`;
}

function addText(
  { file, languageCode: code, number }: SortedFiles['texts'][number],
  about: {
    stories: Map<string, StoryFiles>;
    known: Map<string, SourceLanguage>;
    licences: Map<string, StoryLicence> | undefined;
    languages: Map<string, LanguageEntry>;
  },
): Diagnostic | undefined {
  const { stories, known, licences, languages } = about;
  const languageCode = known.has(code) || !/^[A-Z]{2,3}$/.test(code) ? code : code.toLowerCase();
  const language = languages.get(languageCode) ?? languageFromCode(languageCode, known.get(languageCode));
  if (language === undefined) return languageUnknown(file, languageCode);
  languages.set(languageCode, language);
  try {
    const { key } = readStoryFileName(file);
    if (number !== undefined && number !== key) return numberDiffers(file, number);
    const licence = licences === undefined ? 'no-table' : licences.get(key);
    const story = stories.get(key) ?? { key, texts: [], pictures: [], licence };
    story.texts.push({ languageCode, file });
    stories.set(key, story);
    return undefined;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { file, outcome: 'refused', code: error.code, message: error.message };
  }
}

function languageUnknown(file: string, code: string): Diagnostic {
  return {
    file,
    outcome: 'refused',
    code: 'language-unknown',
    message: `${file}: languages.csv has no row "${code}", and it is no language that this machine knows`,
  };
}

function numberDiffers(file: string, number: string): Diagnostic {
  return {
    file,
    outcome: 'refused',
    code: 'number-differs',
    message: `${file}: it lies in the folder of story ${number}`,
  };
}

async function readTable<T>(folder: string, name: string, read: (text: string) => T): Promise<T | undefined> {
  const bytes = await readFile(path.join(folder, name)).catch(unlessAbsent);
  try {
    return bytes === undefined ? undefined : read(decodeText(bytes, name));
  } catch (error) {
    if (error instanceof FormatError) {
      const advice = error.code === 'not-utf8' ? ' Save it as “CSV UTF-8”: its letters would be read as others.' : '';
      throw new StoryFolderError(`${error.message}${advice}`);
    }
    throw error;
  }
}

async function isBeside(folder: string, name: string): Promise<boolean> {
  return (await listFolder(path.join(folder, '..', name)).catch(unlessAbsent)) !== undefined;
}

function unlessAbsent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return undefined;
  throw error;
}
