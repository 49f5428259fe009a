import path from 'node:path';
import { storyKey } from '@letsread/formats/markdown/story-file-name.ts';
import type { Diagnostic } from '../import-report.ts';

/** What the files of a folder of stories are. */
export interface SortedFiles {
  /** A text by its file; the number of a folder that it lies in, where that is the folder of its story. */
  texts: { file: string; languageCode: string; number?: string }[];
  /** Pictures by the number of their story. */
  pictures: Map<string, string[]>;
  diagnostics: Diagnostic[];
  /** All the rest. */
  others: string[];
}

/** How folders of stories may be laid out, for a message. */
export const layoutsTaken =
  'Stories are taken as texts/<language>/0141_my-story.md, or without texts/ as <language>/0141_my-story.md, with pictures in images/0141/; ' +
  'or with a folder a story, as 0141_my-story/0141_my-story_<language>.md, with pictures beside it or in 0141_my-story/images/';

const number = String.raw`\d{1,9}`;
const textName = new RegExp(`^${number}[_ -].*[.]md$`, 'isu');
const storyFolder = new RegExp(`^(${number})(?:[_ -].*)?$`, 'su');
const picture = /[.](jpe?g|png|webp)$/i;
const ofFolder = /^(LICENSES|languages)[.]csv$|^source[.]json$/;

/** Whether there are stories among these files. */
export function hasStories(files: readonly string[]): boolean {
  return files.some((file) => file.startsWith('texts/')) || sortStoryFiles(files).texts.length > 0;
}

/** Tells texts and pictures from what is neither; where there is a folder texts/, texts are taken from there only. */
export function sortStoryFiles(files: readonly string[]): SortedFiles {
  const found: SortedFiles = { texts: [], pictures: new Map(), diagnostics: [], others: [] };
  const isInTexts = files.some((file) => file.startsWith('texts/'));
  const languageFolders = new Set(
    files
      .map((file) => file.split('/'))
      .flatMap(([folder = '', name = '', ...deeper]) =>
        deeper.length === 0 && textName.test(name) && folder !== 'images' && !storyFolder.test(folder) ? folder : [],
      ),
  );
  for (const file of files) {
    if (ofFolder.test(file)) continue;
    const parts = file.split('/');
    if (
      isInTexts ? parts[0] === 'texts' && parts.length === 3 : languageFolders.has(parts[0] ?? '') && parts.length === 2
    )
      takeText(found, { file, languageCode: parts.at(-2) ?? '' });
    else takeRest(found, file, isInTexts);
  }
  return found;
}

function takeText(found: SortedFiles, text: SortedFiles['texts'][number]): void {
  if (/[.]md$/i.test(text.file) && !/\/readme\b[^/]*$/i.test(text.file)) found.texts.push(text);
  else found.others.push(text.file);
}

/** Pictures, and what lies in the folder of a story. */
function takeRest(found: SortedFiles, file: string, isInTexts: boolean): void {
  const [first = '', second = '', third] = file.split('/');
  const depth = file.split('/').length;
  const ofStory = isInTexts ? undefined : storyFolder.exec(first)?.[1];
  const isPicture = picture.test(file);
  const numberOfPicture =
    first === 'images' && depth === 3
      ? second
      : depth === 2 || (depth === 3 && second === 'images' && third !== undefined)
        ? ofStory
        : undefined;
  if (isPicture && numberOfPicture !== undefined) {
    const key = storyKey(numberOfPicture);
    found.pictures.set(key, [...(found.pictures.get(key) ?? []), file]);
  } else if (ofStory !== undefined && depth === 2 && /[.]md$/i.test(second) && !/^readme\b/i.test(second)) {
    const code = /_([a-z]{2,8}(?:-[a-z0-9]+)*)[.]md$/i.exec(second)?.[1];
    if (code !== undefined) found.texts.push({ file, languageCode: code, number: storyKey(ofStory) });
    else
      found.diagnostics.push({
        file,
        outcome: 'refused',
        code: 'language-missing',
        message: `${file}: the name does not end with a language, as in ${path.posix.basename(first)}_sw.md`,
      });
  } else found.others.push(file);
}
