/** How much there is to talk about after a book. */
const minQuestions = 3;

/** What may be asked of every book; which of them depends on how much its readers can put into words. */
const general = {
  young: ['like', 'feel', 'you'],
  older: ['why', 'feel', 'you'],
} as const;
type GeneralQuestion = (typeof general)[keyof typeof general][number];

/** Whether a book is for the youngest: they talk of what they see and like. */
export function isForYoung(level: number | null): boolean {
  return level !== null && level <= 2;
}

/**
 * What is asked of every book, in the place of questions that this one does not have: none where it has three of its own, and
 * what its own ask most, what happened, is left out first.
 */
export function generalQuestions(level: number | null, own: number): GeneralQuestion[] {
  return general[isForYoung(level) ? 'young' : 'older'].slice(Math.min(own, minQuestions));
}
