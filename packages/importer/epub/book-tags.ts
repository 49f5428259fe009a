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
     order by t.removed_at is null, t.id`,
  );
  const { rows: taggedBooks } = await pool.query<{ book: string; slug: string }>(
    sql`select b.source || ' ' || b.source_key as book, t.slug from book b join book_tag g on g.book_id = b.id
     join tag t on t.id = g.tag_id where b.source = any (${Object.values(epubSources)})`,
  );
  // The last of one name is meant: one that readers have, else one that is gone, whose books the database gives to another or to none.
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
