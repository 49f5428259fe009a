import type { StoryEdition } from '@letsread/formats/book.ts';
import { foldText } from '@letsread/formats/fold-text.ts';
import { FormatError } from '@letsread/formats/format-error.ts';
import { pairPictures } from '@letsread/formats/pair-pictures.ts';
import { readingLevel, referenceEdition } from '@letsread/formats/reading-level.ts';
import { readStoryMarkdown } from '@letsread/formats/story-markdown.ts';
import { hashOf } from '@letsread/media/picture-store.ts';
import type { BookEntry, EditionEntry, PictureEntry } from './catalogue-entry.ts';
import type { Finding } from './import-report.ts';
import { isOtherStory, peopleOf, sharesNobody, type StoryPeople } from './other-story.ts';
import type { ReadStory, ReadText } from './read-story.ts';
import { stricterLicence } from './stricter-licence.ts';

export const storySource = 'african-storybook';

interface ParsedText extends ReadText {
  story: StoryEdition;
  /** The hash of its letters, so of its words however they are wrapped and pointed; a story without words is like no other. */
  words: string;
}

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
  const reference =
    referenceEdition(texts.filter((text) => !isOther(text)).map((text) => text.story)) ?? texts[0]?.story;
  // While the English file cannot be read, the level stays what it was.
  const isDecided = texts.some(isEnglish) || !story.texts.some(isEnglish);
  const level =
    reference && isDecided
      ? readingLevel(
          reference.pages.map(({ text }) => text),
          reference.languageCode,
        )
      : undefined;
  const editions = texts.map((text) => makeEdition(text));
  if (story.licence === undefined)
    note(
      texts[0],
      'warning',
      'licence-row-missing',
      `LICENSES.csv has no row ${story.key}; the licence is what each file says`,
    );
  return {
    book: { source: storySource, sourceKey: story.key, level, editions },
    findings,
    wordsOfFiles: new Map(texts.map(({ file, words }) => [file, words])),
  };

  function makeEdition(text: ParsedText): EditionEntry {
    const { title, subtitle, pages, credits, licence } = text.story;
    const twins = texts.filter((other) => other.languageCode === text.languageCode && other.file < text.file);
    const copyOf = twins.find((twin) => twin.words === text.words);
    const isDraft = isOther(text) || copyOf !== undefined;
    if (isOther(text)) noteOther(text);
    else if (copyOf !== undefined) note(text, 'draft', 'same-words', `the same words as ${copyOf.file}`);
    else if (twins.length > 0)
      note(text, 'warning', 'second-translation', `a further translation beside ${twins[0]?.file}`);
    return {
      languageCode: text.languageCode,
      sourceFile: text.file,
      sourceHash: text.sourceHash,
      title,
      subtitle,
      licence: licenceOf(text, licence),
      status: isDraft ? 'draft' : 'published',
      pages: isOther(text)
        ? ['', ...pages.map((page) => page.text)].map((words) => ({ text: words }))
        : withPictures(text),
      credits,
    };
  }

  function isOther(text: ParsedText): boolean {
    return people !== undefined && isOtherStory(peopleOf(text.story.credits), people);
  }

  function noteOther(text: ParsedText): void {
    const { authors, illustrators } = peopleOf(text.story.credits);
    const count = reference?.pages.length;
    const who = `by ${authors.join(', ')} with pictures by ${illustrators.join(', ')}, ${text.story.pages.length} pages`;
    const instead = `story ${story.key} is by ${people?.authors.join(', ')} with pictures by ${people?.illustrators.join(', ')}, ${count} pages`;
    note(text, 'draft', 'other-story', `another story, filed under a wrong number: ${who}; ${instead}`);
  }

  function licenceOf(text: ParsedText, ofFile: StoryEdition['licence']): StoryEdition['licence'] {
    const ofTable = story.licence?.effectiveLicence;
    if (ofTable === undefined) return ofFile;
    const licence = stricterLicence(ofTable, ofFile);
    if (licence !== ofTable)
      note(
        text,
        'warning',
        'licence-stricter',
        `the file says ${ofFile}, LICENSES.csv ${ofTable}: taken as ${licence}`,
      );
    return licence;
  }

  function withPictures(text: ParsedText): EditionEntry['pages'] {
    if (people !== undefined && sharesNobody(peopleOf(text.story.credits).authors, people.authors)) {
      note(
        text,
        'warning',
        'author-differs',
        `by ${peopleOf(text.story.credits).authors.join(', ')}, but story ${story.key} by ${people.authors.join(', ')}`,
      );
    }
    const paired = pairPictures(
      story.pictures.map(({ file }) => file),
      text.story.pages.length,
    );
    if (story.pictures.length === 0) note(text, 'warning', 'no-pictures', `there is no picture in images/${story.key}`);
    else for (const { code, message, page } of paired.warnings) note(text, 'warning', code, message, { page });
    const pictureOf = (file: string | undefined) => (file === undefined ? undefined : pictures.get(file));
    return [
      { text: '', picture: pictureOf(paired.cover) },
      ...text.story.pages.map((page, index) => ({ text: page.text, picture: pictureOf(paired.pages[index]) })),
    ];
  }

  function note(
    text: { file: string } | undefined,
    outcome: Finding['outcome'],
    code: string,
    message: string,
    place: { page?: number | undefined } = {},
  ): void {
    findings.push({ file: text?.file ?? `images/${story.key}`, outcome, code, message, ...place });
  }
}

function parse(text: ReadText, findings: Finding[]): ParsedText[] {
  const { file, languageCode } = text;
  try {
    const { edition, warnings } = readStoryMarkdown(text.bytes, { file, languageCode });
    findings.push(
      ...warnings.map(({ code, message, line, page }): Finding => ({
        file,
        outcome: 'warning',
        code,
        message,
        line,
        page,
      })),
    );
    const letters = foldText(edition.pages.map((page) => page.text).join(' ')).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
    return [{ ...text, story: edition, words: letters === '' ? file : hashOf(letters) }];
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    findings.push({
      file,
      outcome: 'refused',
      code: error.code,
      message: error.message,
      line: error.place.line,
      page: error.place.page,
    });
    return [];
  }
}

function isEnglish({ languageCode }: ReadText): boolean {
  return languageCode === 'en';
}

/** Whose story it is: as the table says, else as the English file does, else the one with the most pages. */
function peopleOfStory({ licence }: ReadStory, texts: ParsedText[]): StoryPeople | undefined {
  if (licence !== undefined && (licence.author !== '' || licence.illustrator !== '')) {
    return { authors: [licence.author], illustrators: [licence.illustrator] };
  }
  const reference = referenceEdition(texts.map((text) => text.story));
  return reference && peopleOf(reference.credits);
}
