import type { HandedOut } from '@letsread/learning/handing-out/contract.ts';

/** Where the lesson with a book that is handed out is; nowhere for other things, and for a book that was withdrawn. */
export function lessonOf({ kind, slug, stories }: HandedOut): string | undefined {
  return kind === 'book' && slug !== null && stories > 0 ? `/book/${encodeURIComponent(slug)}/lesson` : undefined;
}
