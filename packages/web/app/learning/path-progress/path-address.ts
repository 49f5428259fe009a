import type { PathwayStep } from '@letsread/learning/contract.ts';

import { readerPath } from '../../catalogue/book-path.ts';
import { activityOfCompletion, playAddress } from '../play/play-address.ts';

/** The address of a path; in the interface language where no other is said. */
export function pathAddress(slug: string, languageId?: string): string {
  const search = languageId === undefined ? '' : `?lId=${languageId}`;
  return `/pathways/${encodeURIComponent(slug)}${search}`;
}

/** Where a step is taken: its story in the reader, or the activity of its book. */
export function stepAddress({ kind, book: { slug } }: Pick<PathwayStep, 'kind' | 'book'>): string {
  const activity = activityOfCompletion(kind);
  return activity === undefined ? readerPath(slug, 0) : playAddress(slug, activity);
}
