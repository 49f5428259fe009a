import type { Queryable } from '@letsread/database/database.ts';
import sql from 'sql-template-tag';
import type { StandingEdition } from './read-edition-entry.ts';
import { writeNarration } from '../recordings/write-narration.ts';
import { writeSigning } from '../recordings/write-signing.ts';
import { writeSearchedTags } from '../tags/write-searched-tags.ts';
import { writeEditionsAsGiven } from './write-editions.ts';

/**
 * Makes an edition again what it was, by the one way in which editions are written. The caller holds the transaction, and
 * has the edition locked.
 */
export async function restoreEdition(client: Queryable, editionId: string, before: StandingEdition): Promise<void> {
  const { rows } = await client.query<{
    bookId: string;
    source: string;
    sourceKey: string;
    variant: number;
    title: string;
    slug: string;
    status: string;
    sourceHash: string;
  }>(sql`
    select e.book_id as "bookId", b.source, b.source_key as "sourceKey", e.variant, e.title, e.slug, e.status,
      e.source_hash as "sourceHash"
    from edition e join book b on b.id = e.book_id where e.id = ${editionId}`);
  const [now] = rows;
  if (now === undefined) return;
  const [takenAs = '', hash = ''] = before.sourceHash.split(':');
  const { bookId, source, sourceKey, variant } = now;
  const edition = {
    ...before.entry,
    sourceHash: hash,
    status: takenAs === 'published' ? 'published' : 'draft',
  } as const;
  const book = { source, sourceKey, editions: [edition] };
  // What editors made of it is in it: put upon it once more, their order would move its pages again.
  await writeEditionsAsGiven(client, [{ book, bookId, edition, existing: { ...now, editionId }, variant }]);
  await writeSearchedTags(client, [bookId]);
  await writeNarration(client, { editionId, narrations: before.narration, isAll: true });
  for (const { language, signers, videos } of before.signing)
    await writeSigning(client, { editionId, language, videos, signers, isAll: true });
  await client.query(sql`
    delete from sign_variant where edition_id = ${editionId}
      and sign_language_code <> all (${before.signing.map(({ language }) => language.code)})`);
  await client.query(
    sql`update edition set status = ${before.status} where id = ${editionId} and status <> ${before.status}`,
  );
}
