import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
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
  { query: { lId: languageId = englishLanguageId, limit, cursor } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  const [position, pathwayId] = readCursor(cursor, lastKeys) ?? [null, null];
  const { rows } = await context.database.pool.query<PathwayRow & { position: number }>({
    name: 'list-pathways',
    text: `
      select ${pathwayColumns('$1::bigint')}, p.position from pathway p
      where p.removed_at is null and ($2::integer is null or (p.position, p.id) > ($2, $3::bigint))
        and ${storiesIn('$1::bigint')} >= $4
      order by p.position, p.id limit $5`,
    values: [languageId, position, pathwayId, minStories, limit + 1],
  });
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
export type PathwayRow = Omit<Pathway, 'levels' | 'stories' | 'steps'>;

/** SQL: a `PathwayRow` of a row `p` of `pathway`; the language is an SQL expression. */
export function pathwayColumns(language: string): string {
  return `p.id, p.slug, ${pathwayTitle(language)} as title, ${pathwaySummary(language)} as summary,
    p.badge, p.palette, p.figures`;
}

/** What is told of a path's steps; all of them are of one language. */
export function countSteps(steps: readonly Step[]): Pick<Pathway, 'levels' | 'stories' | 'steps'> {
  const stories = steps.filter(({ kind }) => kind === 'book');
  const levels = new Set(stories.flatMap(({ level }) => level ?? []));
  return { levels: [...levels].sort((a, b) => a - b), stories: stories.length, steps: steps.length };
}
