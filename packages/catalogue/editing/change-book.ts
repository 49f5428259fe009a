import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { Database, Queryable } from '@letsread/database/database.ts';
import { readingLevel, referenceEdition } from '@letsread/formats/reading-level.ts';
import { Problem } from '@letsread/http/problem.ts';
import { recordAudit } from '@letsread/identity/roles/record-audit.ts';
import sql from 'sql-template-tag';
import type { BookChange } from './contract.ts';
import { changesToMake, isSame, type MadeChange } from './field-change.ts';
import { recordRevisions } from './record-revisions.ts';
import { readTags, setTags } from './set-tags.ts';

/** A level, and who says so. */
export interface BookLevel {
  level: number | null;
  source: 'computed' | 'editor';
}

interface SharedState {
  level: BookLevel;
  readAloud: boolean;
  /** Slugs in alphabetical order. */
  tags: string[];
}

type Change<Value> = { was?: Value; now: Value } | undefined;

/** What is to be changed of what all editions of a book share; `was` undefined: whatever it is by now. */
export interface SharedChanges {
  level?: Change<number | null | BookLevel>;
  readAloud?: Change<boolean>;
  tags?: Change<string[]>;
}

const fields = ['level', 'readAloud', 'tags'] as const;

/** Changes what all editions of a book share. @throws Problem book-not-found, tag-not-found, changed-meanwhile */
export async function changeBook(
  pool: Database['pool'],
  { accountId, bookId }: { accountId: string; bookId: string },
  changes: SharedChanges,
): Promise<BookChange> {
  return inTransaction(pool, async (client) => {
    const { title, ...before } = await lockBook(client, bookId);
    const tags = changes.tags && {
      ...changes.tags,
      was: changes.tags.was?.toSorted(),
      now: changes.tags.now.toSorted(),
    };
    const named = Object.entries({ ...changes, tags }).flatMap(([field, change]) =>
      change === undefined ? [] : [{ field: field as (typeof fields)[number], ...change }],
    );
    changesToMake(named, ({ field, now }) =>
      field === 'level' && (typeof now === 'number' || now === null) ? before.level.level : before[field],
    );
    const after: SharedState = {
      level: changes.level === undefined ? before.level : await levelFrom(client, bookId, changes.level.now),
      readAloud: changes.readAloud?.now ?? before.readAloud,
      tags: tags === undefined ? before.tags : await readTags(client, tags.now),
    };
    const made = fields
      .filter((field) => !isSame(before[field], after[field]))
      .map((field): MadeChange => ({ field, before: before[field], after: after[field] }));
    if (made.length === 0) return { revisions: [] };
    await client.query(sql`
      update book set level = ${after.level.level}, level_source = ${after.level.source}, read_aloud = ${after.readAloud}
      where id = ${bookId}`);
    await client.query(sql`update edition set updated_at = now() where book_id = ${bookId}`);
    if (!isSame(before.tags, after.tags)) await setTags(client, bookId, { before: before.tags, after: after.tags });
    const object = { kind: 'book', id: bookId } as const;
    await recordAudit(client, { actor: accountId, action: 'book-changed', object, subject: title });
    return { revisions: await recordRevisions(client, { accountId, of: { bookId }, made }) };
  });
}

/** Read once it is locked: a question that waits for a lock sees all else as it was before it waited. */
async function lockBook(client: Queryable, bookId: string): Promise<SharedState & { title: string }> {
  await client.query(sql`select from book where id = ${bookId} for update`);
  const { rows } = await client.query<SharedState & { title: string }>(sql`
    select json_build_object('level', b.level, 'source', b.level_source) as level, b.read_aloud as "readAloud",
      array(select t.slug from book_tag g join tag t on t.id = g.tag_id where g.book_id = b.id order by t.slug collate "C") as tags,
      coalesce((select e.title from edition e where e.book_id = b.id order by e.id limit 1), '') as title
    from book b where b.id = ${bookId}`);
  const [book] = rows;
  if (book === undefined) throw new Problem('book-not-found', 404, { detail: 'There is no book with this id.' });
  return book;
}

async function levelFrom(client: Queryable, bookId: string, level: number | null | BookLevel): Promise<BookLevel> {
  if (typeof level === 'number') return { level, source: 'editor' };
  if (level !== null) return level;
  const { rows } = await client.query<{ languageCode: string; pages: { text: string }[] }>(sql`
    select l.code as "languageCode", (select json_agg(json_build_object('text', p.text) order by p.number)
      from page p where p.edition_id = e.id and p.number > 0) as pages
    from edition e join language l on l.id = e.language_id where e.book_id = ${bookId} and e.page_count > 0 order by e.id`);
  const reference = referenceEdition(rows);
  const texts = reference?.pages.map(({ text }) => text) ?? [];
  return {
    level: reference === undefined ? null : readingLevel(texts, reference.languageCode),
    source: 'computed',
  };
}
