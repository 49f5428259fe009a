import { foldText } from '@letsread/formats/words/fold-text.ts';
import { FormatError } from '@letsread/formats/format-error.ts';
import { readingLevel, referenceEdition } from '@letsread/formats/reading-level.ts';
import { readStoryMarkdown } from '@letsread/formats/markdown/story-markdown.ts';
import { hashBytes } from '@letsread/media/pictures/picture-store.ts';
import type { BookEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { PictureEntry } from '@letsread/catalogue/writing/picture-entry.ts';
import type { Diagnostic } from '../import-report.ts';
import { isOfOtherStory, makeEdition, type ParsedText } from './make-edition.ts';
import { peopleOf, type StoryPeople } from '../matching/other-story.ts';
import type { ReadStory, ReadText } from './read-story.ts';
import type { StoryIdentity } from '../sources/identify-story.ts';

export interface ParsedStory {
  story: ReadStory;
  texts: ParsedText[];
  diagnostics: Diagnostic[];
}

/** The texts of a story that can be read; the others are diagnostics. */
export function parseStory(story: ReadStory): ParsedStory {
  const diagnostics: Diagnostic[] = [];
  return { story, texts: story.texts.flatMap((text) => parse(text, diagnostics)), diagnostics };
}

export interface MadeBook {
  book: BookEntry;
  diagnostics: Diagnostic[];
}

/** What the catalogue shall hold of a story; `pictures` are those that could be kept, by file. */
export function makeBook(
  { story, texts }: ParsedStory,
  { source, identity, pictures }: { source: string; identity: StoryIdentity; pictures: Map<string, PictureEntry> },
): MadeBook {
  const diagnostics: Diagnostic[] = [];
  const people = peopleOfStory(story, texts);
  const setting = { story, texts, people, peopleShown: identity.people, pictures, diagnostics };
  const refused = new Set(identity.refusedDiagnostics.map(({ file }) => file));
  const taken = texts.filter(({ file }) => !refused.has(file));
  const editions = taken.map((text) => makeEdition(text, setting));
  const level = levelOf(
    story,
    taken.filter((text) => !isOfOtherStory(text, setting)),
  );
  return { book: { source, sourceKey: identity.sourceKey, level, editions }, diagnostics };
}

function parse(text: ReadText, diagnostics: Diagnostic[]): ParsedText[] {
  const { file, languageCode } = text;
  try {
    const { edition, warnings } = readStoryMarkdown(text.bytes, { file, languageCode });
    for (const { code, message, line, page } of warnings) {
      diagnostics.push({ file, outcome: 'warning', code, message, line, page });
    }
    const letters = foldText(edition.pages.map((page) => page.text).join(' ')).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
    return [{ ...text, story: edition, words: letters === '' ? file : hashBytes(letters) }];
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const { code, message, location } = error;
    diagnostics.push({ file, outcome: 'refused', code, message, ...location });
    return [];
  }
}

/** Undefined, so that it stays what it was, while the English file cannot be read. */
function levelOf(story: ReadStory, texts: ParsedText[]): number | undefined {
  const isEnglish = ({ languageCode }: ReadText) => languageCode === 'en';
  if (story.texts.some(isEnglish) && !texts.some(isEnglish)) return undefined;
  const reference = referenceEdition(texts.map((text) => text.story));
  if (reference === undefined) return undefined;
  const words = reference.pages.map(({ text }) => text);
  return readingLevel(words, reference.languageCode);
}

/** Whose story it is: as the table says, else as the English file does, else the one with the most pages. */
function peopleOfStory({ licence }: ReadStory, texts: ParsedText[]): StoryPeople | undefined {
  if (licence !== undefined && licence !== 'no-table' && (licence.author !== '' || licence.illustrator !== '')) {
    return { authors: [licence.author], illustrators: [licence.illustrator] };
  }
  const reference = referenceEdition(texts.map((text) => text.story));
  return reference && peopleOf(reference.credits);
}
