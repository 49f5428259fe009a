import sql from 'sql-template-tag';
import type { Database } from '@letsread/database/open-database.ts';
import { badgeNames } from '../contract.ts';
import { stickerOf } from '../sticker-of.ts';
import { hasTwoStories } from './pathway-columns.ts';
import { ruleSource } from './rule-source.ts';
import { type PlannedPathway, planRulePathways, type RuleBook, type RulePathway } from './plan-rule-pathways.ts';

type Client = Pick<Database['pool'], 'query'>;

/** Behind all others, by level. */
const firstPosition = 1000;
const palettes = 6;
const figuresOfPath = 3;

interface ExistingPathway extends RulePathway {
  id: string;
  isRemoved: boolean;
  /** Made by the rule, and not changed by staff. */
  isOwn: boolean;
}

export interface RulePathways {
  made: number;
  /** Nothing of them can be read any more. */
  withdrawn: number;
}

/**
 * Makes paths from the books of a library (see `planRulePathways`), so that an operator's own books get some. Again is no
 * harm: a path that is there keeps its steps and their order, and only one whose books are all gone is withdrawn, until one of them
 * is back. Books of the starter library, which brings paths of its own, do not count. A path that staff
 * changed or took from readers is theirs: another `source`. Its theme and level are theirs then. To be called in a transaction that no other writer of books overlaps.
 */
export async function makeRulePathways(client: Client): Promise<RulePathways> {
  const existing = await readExisting(client);
  const planned = planRulePathways(await readBooks(client), existing);
  if (planned.length > 0) await writePathways(client, planned, existing.length);
  const own = existing.filter(({ isOwn }) => isOwn);
  const withdrawn = own.filter(({ isAlive, isRemoved }) => !isAlive && !isRemoved);
  const returned = own.filter(({ isAlive, isRemoved }) => isAlive && isRemoved);
  if (withdrawn.length + returned.length > 0) {
    const [gone, back] = [withdrawn.map(({ id }) => id), returned.map(({ id }) => id)];
    await client.query(sql`
      update pathway set removed_at = case when id = any (${gone}::bigint[]) then now() end
      where id = any (${gone}::bigint[]) or id = any (${back}::bigint[])`);
  }
  return { made: planned.length, withdrawn: withdrawn.length };
}

async function readExisting(client: Client): Promise<ExistingPathway[]> {
  const { rows } = await client.query<ExistingPathway>(
    sql`select p.id, coalesce(tag_now(p.tag_id), p.tag_id) as "tagId", p.level, p.removed_at is not null as "isRemoved",
       array(select s.book_id::text from pathway_step s where s.pathway_id = p.id) as "bookIds",
       p.source = ${ruleSource} as "isOwn",
       p.source <> ${ruleSource} or ${hasTwoStories} as "isAlive"
     from pathway p where p.level is not null`,
  );
  return rows;
}

async function readBooks(client: Client): Promise<RuleBook[]> {
  const { rows } = await client.query<RuleBook>(
    sql`select b.id, b.level, array(select t.tag_id::text from book_tag t where t.book_id = b.id) as "tagIds",
       jsonb_object_agg(e.language_id, e.word_count order by e.variant desc, e.id desc) as words
     from book b join edition e on e.book_id = b.id and e.status = 'published'
     where b.level is not null and b.source <> 'starter'
     group by b.id`,
  );
  return rows;
}

async function writePathways(client: Client, planned: readonly PlannedPathway[], before: number): Promise<void> {
  const slugs = await chooseSlugs(client, planned);
  const rows = planned.map(({ tagId, level, bookIds }, at) => ({
    at,
    slug: slugs[at],
    position: firstPosition + level,
    tag_id: tagId,
    level,
    badge: badgeNames[(before + at) % badgeNames.length],
    palette: 1 + ((before + at) % palettes),
    figures: [...new Set(bookIds.map((id) => stickerOf('book', id)))].slice(0, figuresOfPath),
    books: bookIds,
  }));
  const rowsJson = JSON.stringify(rows);
  await client.query(
    sql`with made as (
       insert into pathway (slug, source, position, tag_id, level, badge, palette, figures)
       select slug, ${ruleSource}, position, tag_id, level, badge, palette, array(select json_array_elements_text(figures))
       from json_to_recordset(${rowsJson}) as n (slug text, position integer, tag_id bigint, level smallint,
         badge text, palette smallint, figures json, at integer)
       order by at
       returning id, slug
     )
     insert into pathway_step (pathway_id, position, kind, book_id)
     select made.id, b.at, 'book', b.id::bigint
     from json_to_recordset(${rowsJson}) as n (slug text, books json) join made using (slug)
     cross join json_array_elements_text(n.books) with ordinality as b (id, at)
     order by made.id, b.at`,
  );
}

/** "animals-2", "level-2-1": never one that is there, whoever made it. */
async function chooseSlugs(client: Client, planned: readonly PlannedPathway[]): Promise<string[]> {
  const { rows: tags } = await client.query<{ id: string; slug: string }>(
    sql`select id, slug from tag where id = any (${planned.flatMap(({ tagId }) => tagId ?? [])})`,
  );
  const tagSlugs = new Map(tags.map(({ id, slug }) => [id, slug.normalize('NFC').toLowerCase()]));
  const { rows } = await client.query<{ slug: string }>(sql`select slug from pathway`);
  const taken = new Set(rows.map(({ slug }) => slug));
  return planned.map(({ tagId, level }) => {
    const theme = tagId === null ? undefined : `${tagSlugs.get(tagId) ?? 'theme'}-${level}`;
    let slug = theme ?? `level-${level}-1`;
    for (let number = 2; taken.has(slug); number++) slug = `${theme ?? `level-${level}`}-${number}`;
    taken.add(slug);
    return slug;
  });
}
