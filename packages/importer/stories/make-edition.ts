import { pairPictures } from '@letsread/formats/pair-pictures.ts';
import type { StoryEdition } from '@letsread/formats/book.ts';
import type { EditionEntry } from '@letsread/catalogue/writing/catalogue-entry.ts';
import type { PictureEntry } from '@letsread/catalogue/writing/picture-entry.ts';
import type { Diagnostic } from '../import-report.ts';
import { isOtherStory, peopleOf, sharesNobody, type StoryPeople } from '../matching/other-story.ts';
import type { ReadStory, ReadText } from './read-story.ts';
import { stricterLicence } from './stricter-licence.ts';

export interface ParsedText extends ReadText {
  story: StoryEdition;
  /** The hash of its letters, so of its words however they are wrapped and pointed; a story without words is like no other. */
  words: string;
}

/** What an edition is seen beside: the story with all its texts, whose it is in its folder, and the pictures that could be kept. */
export interface Setting {
  story: ReadStory;
  texts: ParsedText[];
  people: StoryPeople | undefined;
  /** Whose it is in the library, where it is there. */
  peopleShown: StoryPeople | undefined;
  pictures: Map<string, PictureEntry>;
  diagnostics: Diagnostic[];
}

export function makeEdition(text: ParsedText, setting: Setting): EditionEntry {
  const { file, languageCode, sourceHash } = text;
  const { title, subtitle, pages, credits } = text.story;
  const before = setting.texts.filter((other) => other.languageCode === languageCode && other.file < file);
  const copyOf = before.find((other) => other.words === text.words);
  const isOther = isOfOtherStory(text, setting);
  if (isOther) setting.diagnostics.push(otherStory(text, setting));
  else if (copyOf !== undefined) {
    setting.diagnostics.push({
      file,
      outcome: 'draft',
      code: 'same-words',
      message: `the same words as ${copyOf.file}`,
    });
  } else if (before[0] !== undefined) {
    const message = `a further translation beside ${before[0].file}`;
    setting.diagnostics.push({ file, outcome: 'warning', code: 'second-translation', message });
  }
  return {
    languageCode,
    sourceFile: file,
    sourceHash,
    title,
    subtitle,
    licence: licenceOf(text, setting),
    status: isOther || copyOf !== undefined ? 'draft' : 'published',
    pages: isOther ? [{ text: '' }, ...pages] : withPictures(text, setting),
    credits,
  };
}

export function isOfOtherStory(
  { story }: ParsedText,
  { people, peopleShown }: Pick<Setting, 'people' | 'peopleShown'>,
): boolean {
  const own = peopleOf(story.credits);
  const isElse = (whose: StoryPeople | undefined) => whose === undefined || isOtherStory(own, whose);
  return people !== undefined && isElse(people) && isElse(peopleShown);
}

function otherStory({ file, story }: ParsedText, { story: { key }, people }: Setting): Diagnostic {
  const own = peopleOf(story.credits);
  const message = `another story, filed under a wrong number: ${byline(own)}, ${story.pages.length} pages; story ${key} is ${byline(people)}`;
  return { file, outcome: 'draft', code: 'other-story', message };
}

function byline(people: StoryPeople | undefined): string {
  return `by ${people?.authors.join(', ')} with pictures by ${people?.illustrators.join(', ')}`;
}

function licenceOf({ file, story }: ParsedText, setting: Setting): EditionEntry['licence'] {
  const row = setting.story.licence;
  if (row === 'no-table') return story.licence;
  const ofTable = row?.effectiveLicence;
  if (ofTable === undefined) {
    const message = `LICENSES.csv has no row ${setting.story.key}; the licence is ${story.licence}, as the file says`;
    setting.diagnostics.push({ file, outcome: 'warning', code: 'licence-row-missing', message });
    return story.licence;
  }
  const licence = stricterLicence(ofTable, story.licence);
  if (licence !== ofTable) {
    const message = `the file says ${story.licence}, LICENSES.csv ${ofTable}: taken as ${licence}`;
    setting.diagnostics.push({ file, outcome: 'warning', code: 'licence-stricter', message });
  }
  return licence;
}

function withPictures({ file, story }: ParsedText, setting: Setting): EditionEntry['pages'] {
  const { people, pictures, story: read } = setting;
  const own = peopleOf(story.credits);
  if (people !== undefined && sharesNobody(own.authors, people.authors)) {
    const message = `by ${own.authors.join(', ')}, but story ${read.key} is by ${people.authors.join(', ')}`;
    setting.diagnostics.push({ file, outcome: 'warning', code: 'author-differs', message });
  }
  const names = read.pictures.map((picture) => picture.file);
  const paired = pairPictures(names, story.pages.length);
  if (names.length === 0) {
    const message = `story ${read.key} has no pictures`;
    setting.diagnostics.push({ file, outcome: 'warning', code: 'no-pictures', message });
  } else {
    for (const { code, message, page } of paired.warnings) {
      setting.diagnostics.push({ file, outcome: 'warning', code, message, page });
    }
  }
  const pictureOf = (name: string | undefined) => (name === undefined ? undefined : pictures.get(name));
  return [
    { text: '', picture: pictureOf(paired.cover) },
    ...story.pages.map(({ text }, index) => ({ text, picture: pictureOf(paired.pages[index]) })),
  ];
}
