import type { PathwayStep } from '@letsread/learning/contract.ts';

import { readerPath } from '../../catalogue/book-path.ts';

/** Added to a path's address where somebody comes back to it from signing in (specification section 4). */
export const loginFlag = 'loginFromPathway';

/** The address of a path; in the interface language where no other is said. */
export function pathAddress(slug: string, languageId?: string): string {
  const search = languageId === undefined ? '' : `?lId=${languageId}`;
  return `/pathways/${encodeURIComponent(slug)}${search}`;
}

const games = { questions: 'questions', dragWord: 'words', match: 'match' } as const;

/** Where a step is taken: its story in the reader, or the activity of its book. */
export function stepAddress({ kind, book: { slug } }: Pick<PathwayStep, 'kind' | 'book'>): string {
  return kind === 'book' ? readerPath(slug, 0) : `/play/${encodeURIComponent(slug)}/${games[kind]}`;
}

/** Signs in and comes back to a path with what was earned before. */
export function keepStickersAddress(place: string): string {
  return `/keep-stickers?to=${encodeURIComponent(place)}`;
}
