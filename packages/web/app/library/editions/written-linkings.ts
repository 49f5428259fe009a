import type { LinkedEditions } from '@letsread/catalogue/linking/contract.ts';

import { writtenTime } from '../written-time.ts';
import type { WrittenLinking } from './linkings.tsx';

export function writtenLinkings(
  linkings: LinkedEditions['linkings'],
  { languageISOCode }: { languageISOCode: string },
): WrittenLinking[] {
  const written = writtenTime(languageISOCode);
  return linkings.map((one) => ({ ...one, written: written(one.at) }));
}
