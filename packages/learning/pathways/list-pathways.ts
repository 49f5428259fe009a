import { prepared } from '@letsread/database/sql.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { readCursor, writeCursor } from '@letsread/http/cursor.ts';
import { id } from '@letsread/http/values.ts';
import { z } from 'zod';
import type { listPathways as contract, Pathway } from '../contract.ts';
import { pathwaySummary, pathwayTitle, pathwayTitleLanguage, storiesIn } from './pathway-columns.ts';
import { pathwayLanguages } from './pathway-languages.ts';
import { ruleSource } from './rule-source.ts';
import { minStories, readSteps, type Step } from './read-steps.ts';

const lastKeys = z.tuple([z.union([z.literal(0), z.literal(1)]), z.int32(), id]);

/** Of the paths that the rule made, those beside the first of their level. */
const isFurther = sql`(p.source = ${ruleSource} and row_number() over (
  partition by p.source, p.level order by p.position, p.id) > 1)::integer`;

/** A part has paths of one kind only: the first ones, or those that a rule made beside the first of their level. */
export async function listPathways(
  context: CatalogueContext,
  { query: { lId: languageId = englishLanguageId, limit, cursor } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const language = sql`${languageId}::bigint`;
  const [further, position, pathwayId] = readCursor(cursor, lastKeys) ?? [null, null, null];
  const { rows } = await context.database.pool.query<PathwayInLanguage & { further: 0 | 1; position: number }>(
    prepared(
      'list-pathways',
      sql`
      with listed as (
        select p.id, ${isFurther} as further from pathway p
        where p.removed_at is null and ${storiesIn(language)} >= ${minStories})
      select ${pathwayColumns(language)}, listed.further, p.position
      from listed join pathway p on p.id = listed.id
      where ${further}::integer is null
        or (listed.further, p.position, p.id) > (${further}::integer, ${position}::integer, ${pathwayId}::bigint)
      order by listed.further, p.position, p.id limit ${limit + 1}`,
    ),
  );
  const shown = rows.slice(0, limit).filter((row) => row.further === rows[0]?.further);
  const steps = await readSteps(context, { pathwayIds: shown.map((row) => row.id), languageIds: [languageId] });
  const ofPathway = Map.groupBy(steps, (step) => step.pathwayId);
  const last = shown.at(-1);
  return {
    items: shown.map(({ further: _further, position: _position, ...row }) => ({
      ...row,
      ...countSteps(ofPathway.get(row.id) ?? []),
    })),
    languages: cursor === undefined ? await pathwayLanguages(context.database, null) : [],
    ...(rows.length > shown.length && last ? { cursor: writeCursor([last.further, last.position, last.id]) } : {}),
  };
}

/** What of a path stands in its own row, in one language. */
export type PathwayInLanguage = Omit<Pathway, 'levels' | 'stories' | 'steps'>;

/** SQL: a `PathwayInLanguage` of a row `p` of `pathway`; the language is an SQL expression. */
export function pathwayColumns(language: Sql): Sql {
  return sql`p.id, p.slug, ${pathwayTitle(language)} as title,
    ${pathwayTitleLanguage(language)} as "titleLanguageISOCode", ${pathwaySummary(language)} as summary, p.badge, p.palette, p.figures`;
}

/** What is told of a path's steps; all of them are of one language. */
export function countSteps(steps: readonly Step[]): Pick<Pathway, 'levels' | 'stories' | 'steps'> {
  const stories = steps.filter(({ kind }) => kind === 'book');
  const levels = new Set(stories.flatMap(({ level }) => level ?? []));
  return { levels: [...levels].sort((a, b) => a - b), stories: stories.length, steps: steps.length };
}
