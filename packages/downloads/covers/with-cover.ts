import type { Publication } from '@letsread/formats/publication.ts';
import type { EditionSources } from '../downloads-context.ts';
import type { Maker } from '../making/open-maker.ts';
import { coverPicture } from './open-covers.ts';
import { selectCover } from './select-cover.ts';

/** The edition with a made cover where it has none of its own. */
export async function withCover(
  { database }: Pick<EditionSources, 'database'>,
  maker: Maker,
  publication: Publication,
  { editionId }: { editionId: string },
): Promise<Publication> {
  const [cover, ...pages] = publication.pages;
  if (cover === undefined || cover.picture !== undefined) return publication;
  const found = await selectCover(database, editionId);
  if (found === undefined) return publication;
  const picture = await coverPicture(maker, { ...found.cover, isOverPicture: false });
  return { ...publication, pages: [{ ...cover, picture, alt: publication.title }, ...pages] };
}
