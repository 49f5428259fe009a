import sql from 'sql-template-tag';
import { foldText } from '@letsread/formats/words/fold-text.ts';
import { slugify } from '@letsread/formats/words/slug.ts';
import type { Pool } from 'pg';
import type { TagOfBook } from '@letsread/catalogue/writing/catalogue-entry.ts';
import { epubSources } from './existing-epubs.ts';

/** Finds the tags that the subjects of a book mean. */
export interface TagFinder {
  /**
   * The tags of a book with those it has already; undefined where there are none to give. `isOurs`: a subject that no tag is called by becomes
   * a tag; the words of others ("JUVENILE FICTION / General") do not.
   */
  find: (
    subjects: string[],
    book: { source: string; sourceKey: string; isOurs: boolean; languageCode: string },
  ) => { tags: TagOfBook[] | undefined; unknown: string[] };
}

export async function createTagFinder(pool: Pool): Promise<TagFinder> {
  const { rows } = await pool.query<{ slug: string; words: string[] }>(
    sql`select t.slug, t.synonyms || array(select name from tag_name n where n.tag_id = t.id) as words from tag t
     order by tag_now(t.id) is not null, t.removed_at is not null, t.id`,
  );
  // What a book has by a joined tag alone is that one's; so it is each on its own again once they are restored.
  const { rows: taggedBooks } = await pool.query<{ book: string; slug: string }>(
    sql`with had as (
       select g.book_id, g.tag_id from book_tag g
       where not exists (select from removed_book_tag r join tag j on j.id = r.tag_id
         where r.book_id = g.book_id and r.gave_other and j.joined_to = g.tag_id)
       union all select book_id, tag_id from removed_book_tag)
     select b.source || ' ' || b.source_key as book, t.slug from book b join had on had.book_id = b.id
     join tag t on t.id = had.tag_id where b.source = any (${Object.values(epubSources)})`,
  );
  // The last of one name is meant: one that was joined, whose words the other has for now, else one that readers have, else one
  // that is gone. The database gives its books to what it is today, or to none.
  const bySlug = new Map(rows.map((tag): [string, TagOfBook] => [tag.slug, tag]));
  const byWord = new Map(rows.flatMap((tag) => tag.words.map((word): [string, TagOfBook] => [foldText(word), tag])));
  const ofBooks = Map.groupBy(taggedBooks, ({ book }) => book);

  return {
    find(subjects, { source, sourceKey, isOurs, languageCode }) {
      const unknown: string[] = [];
      const found = subjects.flatMap((subject) => {
        const slug = slugify(subject, '');
        const known = byWord.get(foldText(subject)) ?? bySlug.get(slug);
        if (known !== undefined) return known;
        unknown.push(subject);
        if (!isOurs || slug === '') return [];
        const made: TagOfBook = { slug, words: [subject], made: { name: subject, languageCode } };
        bySlug.set(slug, made);
        return made;
      });
      const existing = (ofBooks.get(`${source} ${sourceKey}`) ?? []).flatMap(({ slug }) => bySlug.get(slug) ?? []);
      const tags = [...new Set([...existing, ...found])];
      return { tags: tags.length === 0 ? undefined : tags, unknown };
    },
  };
}
