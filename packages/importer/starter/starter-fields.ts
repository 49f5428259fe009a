import { z } from 'zod';

// What the fields of starter files are made of.

export const text = z
  .string()
  .refine((words) => words.isWellFormed() && !words.includes('\0'), 'Characters that cannot be stored.');
export const words = text.trim().min(1, 'Empty.');
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A slug is lower-case letters, digits and hyphens.');
/** Words by language codes. */
export const byLanguage = z
  .record(z.string(), words)
  .refine((names) => names['en'] !== undefined, 'English is missing.');
