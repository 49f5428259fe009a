import { oneLine } from '@letsread/http/one-line.ts';
import { languageTag } from '@letsread/http/values.ts';
import { z } from 'zod';

/** Passwords: long enough to be safe, short enough to be hashed at once. */
export const passwordLength = { min: 8, max: 200 } as const;

export const exampleEmail = 'joseph@example.org';
export const examplePassword = 'a kite in the wind';

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Give an e-mail address.')
  .pipe(z.email({ error: 'Give an e-mail address.' }))
  .refine((address) => !address.endsWith('.invalid'), 'Give an e-mail address.')
  .describe('An e-mail address of at most 254 characters; upper and lower case are the same');

export const newPassword = z
  .string()
  .min(passwordLength.min, `Choose a password of ${passwordLength.min} characters or more.`)
  .max(passwordLength.max, `Choose a password of ${passwordLength.max} characters at most.`)
  .describe(`${passwordLength.min} to ${passwordLength.max} characters`);

export const ownPassword = z.string().min(1).max(passwordLength.max).describe('That of the account');
export const linkToken = z.string().min(1).max(2000).describe('From the link in the mail');
export const language = languageTag.optional().describe('BCP 47: the language of the mails; English where we lack it');
export const displayName = oneLine('Give a name on one line.')
  .max(60, 'Give a name of 60 characters at most.')
  .optional()
  .describe('Else what stands before the @');
export const agreed = z
  .literal(true, { error: 'Say true: an adult has agreed to the terms.' })
  .describe('That who asks is an adult and agrees to the terms; kept with its date and their version');
