import type { Licence } from './licence.ts';

/** What somebody did for a book. TRANSLATOR and ADAPTER belong to one edition, the others mostly to the work. */
export const creditRoles = [
  'AUTHOR',
  'ILLUSTRATOR',
  'TRANSLATOR',
  'ADAPTER',
  'AMBASSADOR',
  'DESIGNER',
  'CONTRIBUTOR',
  'EDITOR',
  'SIGNER',
  'NARRATOR',
  'OTHER',
] as const;

/** One of `creditRoles`. */
export type CreditRole = (typeof creditRoles)[number];

/** One person or organisation in one role; the name is a single line without spaces at its ends. */
export type Credit = { role: CreditRole; name: string };

/** The words of one page as plain text: a blank line parts paragraphs, a single line break is kept and is mostly only the wrap of a printed page. Empty for a picture spread. */
export type StoryPage = { text: string };

/**
 * A book in one language. The cover (page 0) is `title` and `subtitle` and is not in `pages`: `pages[0]` is page 1.
 * `languageCode` is the key of the source (folder name), not always a language tag: see `readLanguageTable`.
 * `notes` are stray remarks of the credits section, '' when there are none.
 */
export type StoryEdition = {
  languageCode: string;
  title: string;
  subtitle?: string;
  pages: StoryPage[];
  credits: Credit[];
  licence: Licence;
  notes: string;
};

/** Something in a file that was put right or should be looked at: what was found is `code`, what was done stands in `message`; line and page count from 1. */
export type FormatWarning<Code extends string = string> = { code: Code; line?: number; page?: number; message: string };

/** Where a part of a reader puts its warnings: any array of warnings that may hold these codes. */
export type WarningSink<Code extends string> = Pick<FormatWarning<Code>[], 'push'>;
