import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';
import type { EditionEntry } from '../catalogue-entry.ts';

/** An edition that stands in the catalogue now. */
export interface WrittenEdition {
  id: string;
  edition: EditionEntry;
}

export async function writePages(
  client: Queryable,
  written: WrittenEdition[],
  pictureIds: Map<string, string>,
): Promise<void> {
  const rows = written.flatMap(({ id, edition: { pages } }) =>
    pages.map(({ text, picture, alt, sourceNumber }, number) => ({
      edition_id: id,
      number,
      text,
      alt: alt ?? '',
      picture_id: (picture && pictureIds.get(picture.sha256)) ?? null,
      source_number: sourceNumber ?? null,
    })),
  );
  await client.query(
    sql`insert into page (edition_id, number, text, picture_id, alt, source_number)
     select * from json_to_recordset(${JSON.stringify(rows)})
       as n (edition_id bigint, number smallint, text text, picture_id bigint, alt text, source_number smallint)
     on conflict (edition_id, number) do update set text = excluded.text, picture_id = excluded.picture_id,
       alt = excluded.alt, source_number = excluded.source_number`,
  );
  const lengths = written.map(({ id, edition }) => ({ edition_id: id, pages: edition.pages.length }));
  await client.query(
    sql`delete from page p using json_to_recordset(${JSON.stringify(lengths)}) as n (edition_id bigint, pages integer)
     where p.edition_id = n.edition_id and p.number >= n.pages`,
  );
}
