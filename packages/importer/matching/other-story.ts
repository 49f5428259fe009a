import type { Credit, CreditRole } from '@letsread/formats/book.ts';
import { foldText } from '@letsread/formats/words/fold-text.ts';

/** Words this short ("de", "van") say nothing of who is meant. */
const minWordLength = 3;

export interface StoryPeople {
  authors: string[];
  illustrators: string[];
}

export function peopleOf(credits: Credit[]): StoryPeople {
  const names = (role: CreditRole) => credits.filter((credit) => credit.role === role).map(({ name }) => name);
  return { authors: names('AUTHOR'), illustrators: names('ILLUSTRATOR') };
}

/**
 * Whether a text belongs to another story than the one whose number it has. Translations credit other authors now and then
 * ("Ghanaian folktale", a misspelled name), seldom other illustrators. Where none of the authors and none of the illustrators
 * shares a word with those of the story, the text was filed under a wrong number: the pictures would be wrong, and credited
 * to somebody who did not draw them.
 */
export function isOtherStory(text: StoryPeople, story: StoryPeople): boolean {
  return sharesNobody(text.authors, story.authors) && sharesNobody(text.illustrators, story.illustrators);
}

/** Nobody in common; a side that names nobody says nothing. */
export function sharesNobody(some: string[], others: string[]): boolean {
  const [one, other] = [wordsOf(some), wordsOf(others)];
  return one.size > 0 && other.size > 0 && one.isDisjointFrom(other);
}

/** Somebody is named on both sides; names that are too short to be compared by their words are compared whole. */
export function sharesSomebody(some: string[], others: string[]): boolean {
  return !namesOf(some).isDisjointFrom(namesOf(others));
}

export interface TitleAndPeople {
  title: string;
  people: StoryPeople;
}

/**
 * Whether one edition would put another book in the place of the other: another title, and nobody who wrote or drew both.
 * No import does that to an edition that readers have seen.
 */
export function isAnotherBook(one: TitleAndPeople, other: TitleAndPeople): boolean {
  return !isSameTitle(one.title, other.title) && !sharesSomebody(everybody(one.people), everybody(other.people));
}

/** The same letters, however they are pointed and spaced. */
export function isSameTitle(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

export function everybody({ authors, illustrators }: StoryPeople): string[] {
  return [...authors, ...illustrators];
}

function lettersOf(title: string): string {
  const letters = foldText(title).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  return letters === '' ? title.trim() : letters;
}

function wordsOf(names: string[]): Set<string> {
  const words = names.flatMap((name) => foldText(name).split(/[^\p{L}\p{M}\p{N}]+/u));
  return new Set(words.filter((word) => word.length >= minWordLength));
}

function namesOf(names: string[]): Set<string> {
  const whole = names.map((name) => foldText(name).trim()).filter((name) => name !== '');
  return wordsOf(names).union(new Set(whole));
}
