import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { selectActivities } from '../activities/select-activities.ts';
import type { CompletionKind } from '../contract.ts';

/** A path is one where it has at least this many stories to read. */
export const minStories = 2;

/** A step as it is in one language. */
export interface Step {
  pathwayId: string;
  languageId: string;
  id: string;
  kind: CompletionKind;
  bookId: string;
  isOptional: boolean;
  /** Of the book in the language. */
  editionId: string;
  level: number | null;
}

/**
 * The steps of paths that there are in each of the languages, in their order. A book without a published edition in the
 * language is left out, and so is an activity that the edition does not have.
 */
export async function readSteps(
  context: CatalogueContext,
  { pathwayIds, languageIds }: { pathwayIds: readonly string[]; languageIds: readonly string[] },
): Promise<Step[]> {
  const { rows } = await context.database.pool.query<Step>(
    prepared(
      'read-steps',
      sql`
      select s.pathway_id as "pathwayId", e.language_id as "languageId", s.id, s.kind, s.book_id as "bookId",
        s.is_optional as "isOptional", e.id as "editionId", b.level
      from pathway_step s
      join book b on b.id = s.book_id
      join lateral (
        select distinct on (e.language_id) e.language_id, e.id
        from edition e
        where e.book_id = s.book_id and e.status = 'published' and e.language_id = any (${languageIds})
        order by e.language_id, e.variant, e.id
      ) e on true
      where s.pathway_id = any (${pathwayIds})
      order by s.pathway_id, e.language_id, s.position, s.id`,
    ),
  );
  const withActivity = rows.filter(({ kind }) => kind !== 'book');
  const editions = new Map(withActivity.map(({ editionId, bookId }) => [editionId, { editionId, bookId }]));
  const activities = await selectActivities(context, [...editions.values()]);
  return rows.filter(
    ({ kind, editionId }) =>
      kind === 'book' || (activities.get(editionId)?.some((activity) => activity.kind === kind) ?? false),
  );
}
