import { prepared } from '@letsread/database/sql.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import type { listPathways as contract, Pathway } from '../contract.ts';
import { pathwaySummary, pathwayTitle, storiesIn } from './pathway-columns.ts';
import { pathwayLanguages } from './pathway-languages.ts';
import { minStories, readSteps, type Step } from './read-steps.ts';

const lastKeys = z.tuple([z.int32(), id]);

export async function listPathways(
  context: CatalogueContext,
  { query: { lId: languageId = englishLanguageId, limit, cursor } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const language = sql`${languageId}::bigint`;
  const [position, pathwayId] = readCursor(cursor, lastKeys) ?? [null, null];
  const { rows } = await context.database.pool.query<PathwayInLanguage & { position: number }>(
    prepared(
      'list-pathways',
      sql`
      select ${pathwayColumns(language)}, p.position from pathway p
      where p.removed_at is null
        and (${position}::integer is null or (p.position, p.id) > (${position}::integer, ${pathwayId}::bigint))
        and ${storiesIn(language)} >= ${minStories}
      order by p.position, p.id limit ${limit + 1}`,
    ),
  );
  const shown = rows.slice(0, limit);
  const steps = await readSteps(context, { pathwayIds: shown.map((row) => row.id), languageIds: [languageId] });
  const ofPathway = Map.groupBy(steps, (step) => step.pathwayId);
  const last = shown.at(-1);
  return {
    items: shown.map(({ position: _, ...row }) => ({ ...row, ...countSteps(ofPathway.get(row.id) ?? []) })),
    languages: cursor === undefined ? await pathwayLanguages(context.database, null) : [],
    ...(rows.length > limit && last ? { cursor: writeCursor([last.position, last.id]) } : {}),
  };
}

/** What of a path stands in its own row, in one language. */
export type PathwayInLanguage = Omit<Pathway, 'levels' | 'stories' | 'steps'>;

/** SQL: a `PathwayInLanguage` of a row `p` of `pathway`; the language is an SQL expression. */
export function pathwayColumns(language: Sql): Sql {
  return sql`p.id, p.slug, ${pathwayTitle(language)} as title, ${pathwaySummary(language)} as summary,
    p.badge, p.palette, p.figures`;
}

/** What is told of a path's steps; all of them are of one language. */
export function countSteps(steps: readonly Step[]): Pick<Pathway, 'levels' | 'stories' | 'steps'> {
  const stories = steps.filter(({ kind }) => kind === 'book');
  const levels = new Set(stories.flatMap(({ level }) => level ?? []));
  return { levels: [...levels].sort((a, b) => a - b), stories: stories.length, steps: steps.length };
}
