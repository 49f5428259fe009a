import type { LinkedEditions } from '@letsread/catalogue/linking/contract.ts';

import type { WrittenLinking } from './linkings.tsx';

/** With their times written here, as browsers write the dates of some languages in another way than Node. */
export function writtenLinkings(
  linkings: LinkedEditions['linkings'],
  { languageISOCode }: { languageISOCode: string },
): WrittenLinking[] {
  const format = new Intl.DateTimeFormat(languageISOCode, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return linkings.map((one) => ({ ...one, written: `${format.format(new Date(one.at))} UTC` }));
}
