import { z } from 'zod';
import { wordPictures } from './contract.ts';

/**
 * A phonics scheme: in which order the spellings of a language are taught. All that is particular to a language is in this data, nothing in code.
 *
 * A grapheme is written as it stands in words, with three marks:
 * `a-e` is parted by the consonant between its letters (cake); `-ed` stands at the end of a word only, after a vowel; `kn-` at its beginning only;
 * `ow (snow)` is another sound of the same letters, named by a word, and needs a rule that says where it is heard.
 * Signs that are written on a letter, as the vowels of Hindi and Khmer, are graphemes of their own: `ा`, `្រ`.
 */
export const schemeShape = z.strictObject({
  /** Stable; kept beside what was measured with the scheme. For example "en-letters-and-sounds". */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** BCP 47, the language only: "en" serves "en-GB" too. */
  languageTag: z.string().regex(/^[a-z]{2,3}$/),
  /** In the language itself. */
  name: z.string().min(1),
  /** The letters of its vowels, in lower case. */
  vowels: z.string().min(1),
  /** Letters that rules name together: `{second}` in a rule stands for each entry of "second". */
  groups: z.record(z.string().regex(/^[a-z-]+$/), z.array(z.string().min(1)).min(1)).optional(),
  stages: z
    .array(
      z.strictObject({
        /** 1, 2, 3 … without gaps. */
        n: z.int().min(1),
        /** In the language itself; a screen shows the number and the graphemes where there is none. */
        name: z.string().min(1).optional(),
        graphemes: z.array(z.string().min(1)),
        /** Words read as a whole from this stage on; never decoded before it. */
        sightWords: z.array(z.string().min(1)),
        /** A word that a picture can show and that can be sounded out from this stage on, and the name of the picture. */
        pictureWord: z.strictObject({ word: z.string().min(1), picture: z.enum(wordPictures) }).optional(),
        /** The longest word that a reader of this stage sounds out, in graphemes; without it there is no limit. */
        maxGraphemes: z.int().min(1).optional(),
      }),
    )
    .min(1),
  /** Where a grapheme is read, for those that do not stand everywhere. */
  rules: z.record(
    z.string(),
    z.strictObject({
      /** The letters that may follow, each entry one beginning of them; '' is the end of the word. */
      before: z.array(z.string()).optional(),
      notBefore: z.array(z.string()).optional(),
      /** The letters that may go before, each entry one end of them; '' is the beginning of the word. */
      after: z.array(z.string()).optional(),
      notAfter: z.array(z.string()).optional(),
      /** Only in these words; "snow*" and "*low" stand for all that begin or end so. */
      words: z.array(z.string().min(1)).optional(),
      exceptWords: z.array(z.string().min(1)).optional(),
      /** Whether a vowel must (true) or must not (false) stand earlier in the word. */
      vowelBefore: z.boolean().optional(),
    }),
  ),
  /** What may follow an ending such as `-y` in the same word: "s" (mornings). */
  tails: z.array(z.string().min(1)),
  /** For graphemes with a silent letter at their end, as `a-e` and `-se`. */
  split: z
    .strictObject({
      /** The consonants that may part such a grapheme: "k" (cake), "th" (clothe). */
      through: z.array(z.string().min(1)),
      /** What may follow it beside the tails: "d" (baked). */
      tails: z.array(z.string().min(1)),
      /** What its last letter gives way to after a single consonant: "ing" (baking). */
      dropsBefore: z.array(z.string().min(1)),
    })
    .optional(),
  /** What may be added to a sight word and leaves it one: "ed" (wanted), with the graphemes that must be known for it. */
  endings: z.array(
    z.strictObject({
      letters: z.string().min(1),
      graphemes: z.array(z.string().min(1)).min(1),
      /** The shortest sight word that takes it, in letters. */
      minLetters: z.int().min(1),
    }),
  ),
  /** Words whose letters mislead (said, was): never decoded, read only where they are sight words. */
  irregularWords: z.array(z.string().min(1)),
});

/** A scheme as read from its file; `readScheme` makes sure that it holds together. */
export type Scheme = z.infer<typeof schemeShape>;
