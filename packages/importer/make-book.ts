import { foldText } from '@letsread/formats/fold-text.ts';
import { FormatError } from '@letsread/formats/format-error.ts';
import { readingLevel, referenceEdition } from '@letsread/formats/reading-level.ts';
import { readStoryMarkdown } from '@letsread/formats/story-markdown.ts';
import { hashOf } from '@letsread/media/picture-store.ts';
import type { BookEntry, PictureEntry } from './catalogue-entry.ts';
import type { Finding } from './import-report.ts';
import { isOfOtherStory, makeEdition, type ParsedText } from './make-edition.ts';
import { peopleOf, type StoryPeople } from './other-story.ts';
import type { ReadStory, ReadText } from './read-story.ts';

export const storySource = 'african-storybook';

export interface MadeBook {
  book: BookEntry;
  findings: Finding[];
  /** The hash of each text's words, to find the same ones elsewhere. */
  wordsOfFiles: Map<string, string>;
}

/** What the catalogue shall hold of a story; `pictures` are those that could be kept, by file. */
export function makeBook(story: ReadStory, pictures: Map<string, PictureEntry>): MadeBook {
  const findings: Finding[] = [];
  const texts = story.texts.flatMap((text) => parse(text, findings));
  const people = peopleOfStory(story, texts);
  const setting = { story, texts, people, pictures, findings };
  const editions = texts.map((text) => makeEdition(text, setting));
  const level = levelOf(
    story,
    texts.filter((text) => !isOfOtherStory(text, people)),
  );
  return {
    book: { source: storySource, sourceKey: story.key, level, editions },
    findings,
    wordsOfFiles: new Map(texts.map(({ file, words }) => [file, words])),
  };
}

function parse(text: ReadText, findings: Finding[]): ParsedText[] {
  const { file, languageCode } = text;
  try {
    const { edition, warnings } = readStoryMarkdown(text.bytes, { file, languageCode });
    for (const { code, message, line, page } of warnings) {
      findings.push({ file, outcome: 'warning', code, message, line, page });
    }
    const letters = foldText(edition.pages.map((page) => page.text).join(' ')).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
    return [{ ...text, story: edition, words: letters === '' ? file : hashOf(letters) }];
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const { code, message, place } = error;
    findings.push({ file, outcome: 'refused', code, message, ...place });
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
  if (licence !== undefined && (licence.author !== '' || licence.illustrator !== '')) {
    return { authors: [licence.author], illustrators: [licence.illustrator] };
  }
  const reference = referenceEdition(texts.map((text) => text.story));
  return reference && peopleOf(reference.credits);
}
