import { referenceEdition } from '@letsread/formats/reading-level.ts';
import type { Diagnostic } from '../import-report.ts';
import type { ParsedText } from '../stories/make-edition.ts';
import { everybody, isAnotherBook, peopleOf, sharesSomebody, type StoryPeople } from '../matching/other-story.ts';
import type { HeldEdition } from '../matching/pair-editions.ts';
import type { HeldBook } from '../matching/held-books.ts';

/** Which book of the library a story is. */
export interface StoryIdentity {
  sourceKey: string;
  /** Undefined where the story is a new book. */
  held: HeldBook | undefined;
  /** Those who wrote and drew what the library shows of it. */
  people: StoryPeople | undefined;
  /** Of the texts that are not taken, because readers would meet another book where they know one. */
  refusedDiagnostics: Diagnostic[];
  /** Where it is not the book that the library has under its number, a warning. */
  diagnostics: Diagnostic[];
}

/**
 * `held`: the books that the library has of this source under this number. A story is the one that it has a title or somebody who
 * made it in common with, in a language of both; a further language, the one by the same people. Else it is a book of its own, whatever its
 * number: nothing that readers have seen is replaced.
 */
export function identifyStory(key: string, texts: ParsedText[], held: readonly HeldBook[]): StoryIdentity {
  const own = held.find((book) => isOf(texts, book));
  if (own === undefined) return { ...newBook(key, texts, held), people: undefined, refusedDiagnostics: [] };
  const people = peopleShown(own);
  return {
    sourceKey: own.sourceKey,
    held: own,
    people,
    refusedDiagnostics: refuseOthers(key, texts, own),
    diagnostics: [],
  };
}

function isOf(texts: ParsedText[], { editions }: HeldBook): boolean {
  const shown = editions.filter(({ wasPublished }) => wasPublished);
  const pairs = texts.flatMap((text) =>
    shown.filter(({ languageCode }) => languageCode === text.languageCode).map((edition) => ({ text, edition })),
  );
  if (pairs.length > 0) return pairs.some(({ text, edition }) => !isAnotherBook(factsOf(text), edition));
  const theirs = shown.flatMap(({ people }) => everybody(people));
  const own = texts.flatMap(({ story }) => everybody(peopleOf(story.credits)));
  return theirs.length === 0 || own.length === 0 || sharesSomebody(own, theirs);
}

function newBook(key: string, texts: ParsedText[], held: readonly HeldBook[]) {
  const reference = referenceText(texts);
  const [other] = held;
  if (reference === undefined || other === undefined)
    return { sourceKey: other?.sourceKey ?? key, held: other, diagnostics: [] };
  const message = `the library has another book under the number ${key} of this source, ${nameOf(other.editions)}; this is taken as a book of its own`;
  return {
    sourceKey: `${key} #${reference.sourceHash.slice(0, 12)}`,
    held: undefined,
    diagnostics: [{ file: reference.file, outcome: 'warning', code: 'number-shared', message } satisfies Diagnostic],
  };
}

/** Where the text that decides what is made of the others is another book, none of them is taken. */
function refuseOthers(key: string, texts: ParsedText[], { editions }: HeldBook): Diagnostic[] {
  const refused = (text: ParsedText) =>
    editions.find(
      (edition) =>
        edition.wasPublished &&
        edition.sourceFile === text.file &&
        edition.languageCode === text.languageCode &&
        isAnotherBook(factsOf(text), edition),
    );
  const reference = referenceText(texts);
  const isAll = reference !== undefined && refused(reference) !== undefined;
  return texts.flatMap((text): Diagnostic[] => {
    const { file, story } = text;
    const edition = refused(text);
    if (edition === undefined && !isAll) return [];
    const message =
      edition === undefined
        ? `${file}: not taken, because ${reference?.file} is another story than the library has under ${key}.`
        : `${file}: “${story.title}” by other people would take the place of ${nameOf([edition])}, which readers know and which stays. As a book of its own it needs a number of its own.`;
    return [{ file, outcome: 'refused', code: 'other-story', message }];
  });
}

function referenceText(texts: ParsedText[]): ParsedText | undefined {
  const reference = referenceEdition(texts.map(({ story }) => story));
  return texts.find(({ story }) => story === reference);
}

function factsOf({ story: { title, credits } }: ParsedText) {
  return { title, people: peopleOf(credits) };
}

function peopleShown({ editions }: HeldBook): StoryPeople {
  const shown = editions.filter(({ wasPublished }) => wasPublished);
  return {
    authors: shown.flatMap(({ people }) => people.authors),
    illustrators: shown.flatMap(({ people }) => people.illustrators),
  };
}

function nameOf(editions: readonly HeldEdition[]): string {
  const edition = editions.find(({ languageCode }) => languageCode === 'en') ?? editions[0];
  if (edition === undefined) return 'a book without editions';
  const people = everybody(edition.people).join(', ');
  return `“${edition.title}”${people === '' ? '' : ` by ${people}`}`;
}
