import sql from 'sql-template-tag';
import { slugify } from '@letsread/formats/words/slug.ts';
import type { Queryable } from '@letsread/database/database.ts';

export interface SlugWish {
  edition: { title: string; languageCode: string };
  /** The edition as it is, if it is there already. */
  existing?: { editionId: string; title: string; slug: string } | undefined;
}

/** Enough nearly always; the many are asked for only where these are taken. */
const fewNumbers = 4;
const manyNumbers = 2000;

/** A slug for each edition: its own as long as the title stays, else one of the title that no other edition has or ever had. */
export async function chooseSlugs<Wish extends SlugWish>(
  client: Queryable,
  wishes: Wish[],
): Promise<(Wish & { slug: string })[]> {
  const owners = await ownersOf(
    client,
    wishes.flatMap((wish) => candidates(wish, fewNumbers)),
  );
  const taken = new Set<string>();
  const chosen: (Wish & { slug: string })[] = [];
  for (const wish of wishes) {
    const slug =
      existingSlug(wish) ??
      firstFree(wish, { owners, taken, numbers: fewNumbers }) ??
      (await searchFree(client, wish, taken));
    taken.add(slug);
    chosen.push({ ...wish, slug });
  }
  return chosen;
}

async function searchFree(client: Queryable, wish: SlugWish, taken: Set<string>): Promise<string> {
  const owners = await ownersOf(client, candidates(wish, manyNumbers));
  const slug = firstFree(wish, { owners, taken, numbers: manyNumbers });
  if (slug === undefined) throw new Error(`No free slug for "${wish.edition.title}".`);
  return slug;
}

function firstFree(
  wish: SlugWish,
  { owners, taken, numbers }: { owners: Map<string, string>; taken: Set<string>; numbers: number },
): string | undefined {
  const own = wish.existing?.editionId;
  return candidates(wish, numbers).find((slug) => !taken.has(slug) && (owners.get(slug) ?? own) === own);
}

function existingSlug({ edition, existing }: SlugWish): string | undefined {
  return existing !== undefined && slugify(existing.title) === slugify(edition.title) ? existing.slug : undefined;
}

/** "wind", "wind-fr", "wind-2", "wind-3" … */
function candidates(wish: SlugWish, numbers: number): string[] {
  if (existingSlug(wish) !== undefined) return [];
  const plain = slugify(wish.edition.title);
  const numbered = Array.from({ length: numbers }, (_, index) => `${plain}-${index + 2}`);
  return [plain, `${plain}-${wish.edition.languageCode.toLowerCase()}`, ...numbered];
}

async function ownersOf(client: Queryable, slugs: string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ slug: string; id: string }>(
    sql`select slug, id::text from edition where slug = any (${slugs})
     union all select slug, edition_id::text from edition_former_slug where slug = any (${slugs})`,
  );
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
