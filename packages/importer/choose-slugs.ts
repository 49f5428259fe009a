import { slugify } from '@letsread/formats/slug.ts';
import type { ClientBase } from 'pg';

export interface SlugWish {
  title: string;
  languageCode: string;
  /** The edition as it is, if it is there already. */
  present?: { editionId: string; title: string; slug: string } | undefined;
}

const mostNumbers = 50;

/** A slug for each edition: its own as long as the title stays, else one of the title that no other edition has or ever had. */
export async function chooseSlugs(client: ClientBase, wishes: SlugWish[]): Promise<string[]> {
  const owners = await ownersOf(client, wishes.flatMap(candidates));
  const taken = new Set<string>();
  return wishes.map((wish) => {
    const { present } = wish;
    const isFree = (slug: string) => !taken.has(slug) && (owners.get(slug) ?? present?.editionId) === present?.editionId;
    const slug = keptSlug(wish) ?? candidates(wish).find(isFree);
    if (slug === undefined) throw new Error(`No free slug for "${wish.title}".`);
    taken.add(slug);
    return slug;
  });
}

function keptSlug({ title, present }: SlugWish): string | undefined {
  return present !== undefined && slugify(present.title) === slugify(title) ? present.slug : undefined;
}

/** "wind", "wind-fr", "wind-2", "wind-3" … */
function candidates(wish: SlugWish): string[] {
  if (keptSlug(wish) !== undefined) return [];
  const plain = slugify(wish.title);
  const numbered = Array.from({ length: mostNumbers }, (_, index) => `${plain}-${index + 2}`);
  const inLanguage = `${plain}-${wish.languageCode.toLowerCase()}`;
  return [plain, inLanguage, ...numbered, ...numbered.map((slug) => `${slug}-${wish.languageCode.toLowerCase()}`)];
}

async function ownersOf(client: ClientBase, slugs: string[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ slug: string; id: string }>(
    `select slug, id::text from edition where slug = any ($1)
     union all select slug, edition_id::text from edition_former_slug where slug = any ($1)`,
    [slugs],
  );
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
