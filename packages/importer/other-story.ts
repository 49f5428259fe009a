import type { Credit, CreditRole } from '@letsread/formats/book.ts';
import { foldText } from '@letsread/formats/fold-text.ts';

/** Words this short ("de", "van") say nothing of who is meant. */
const shortestWord = 3;

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

function wordsOf(names: string[]): Set<string> {
  const words = names.flatMap((name) => foldText(name).split(/[^\p{L}\p{M}\p{N}]+/u));
  return new Set(words.filter((word) => word.length >= shortestWord));
}
