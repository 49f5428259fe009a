import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import { minStories, readSteps, type Step } from '../pathways/read-steps.ts';

/** An award that was not there before, and the language that its title is told in. */
export interface Earned {
  awardId: string;
  languageId: string;
}

/** A step that a reader did, since its path was begun again if it was; of paths without a badge on which no book is left to read. */
interface StepDone {
  pathwayId: string;
  stepId: string;
  languageId: string;
  lastAt: Date;
}

interface Complete {
  pathwayId: string;
  languageId: string;
  at: Date;
}

/**
 * Gives a reader the badge of every path that is complete: one on which they did something, and of which they did all steps
 * that are required and that there are in one of the languages they did them in. Gives those that are new.
 */
export async function earnBadges(context: CatalogueContext, profileId: string): Promise<Earned[]> {
  const done = Map.groupBy(await readDone(context, profileId), ({ pathwayId }) => pathwayId);
  if (done.size === 0) return [];
  const languageIds = new Set([...done.values()].flat().map(({ languageId }) => languageId));
  const steps = await readSteps(context, { pathwayIds: [...done.keys()], languageIds: [...languageIds] });
  const ofPathway = Map.groupBy(steps, ({ pathwayId }) => pathwayId);
  const complete = [...done].flatMap(([id, stepsDone]) => completeIn(ofPathway.get(id) ?? [], stepsDone) ?? []);
  return complete.length === 0 ? [] : retryOnConflict(() => giveBadges(context, profileId, complete));
}

/** The language in which a path is complete; of several the one that was read in last. */
function completeIn(steps: readonly Step[], stepsDone: readonly StepDone[]): Complete | undefined {
  const lastFirst = stepsDone.toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime());
  const done = new Set(lastFirst.map(({ stepId }) => stepId));
  const at = new Date(Math.max(...lastFirst.map(({ lastAt }) => lastAt.getTime())));
  const found = lastFirst.find(({ languageId }) => {
    const there = steps.filter((step) => step.languageId === languageId);
    const stories = there.filter(({ kind }) => kind === 'book');
    return stories.length >= minStories && there.every(({ id, isOptional }) => isOptional || done.has(id));
  });
  return found && { pathwayId: found.pathwayId, languageId: found.languageId, at };
}

async function readDone({ database }: CatalogueContext, profileId: string): Promise<StepDone[]> {
  const { rows } = await database.pool.query<StepDone>(
    prepared(
      'steps-without-badge',
      sql`
      with done as (
      select s.pathway_id, s.id as step_id, d.language_id, d.last_at
      from completion d
      join pathway_step s on s.kind = d.kind and s.book_id = d.book_id
      join pathway p on p.id = s.pathway_id and p.removed_at is null
      left join reader_pathway r on r.profile_id = d.profile_id and r.pathway_id = p.id
      where d.profile_id = ${profileId} and (r.restarted_at is null or d.last_at > r.restarted_at)
        and not exists (
          select from award a where a.profile_id = ${profileId} and a.kind = 'badge' and a.ref = 'pathway:' || p.id)
      ), readable as (
        select c.pathway_id from (select distinct pathway_id, language_id from done) c
        where not exists (
          select from pathway_step s
          where s.pathway_id = c.pathway_id and s.kind = 'book' and not s.is_optional
            and exists (
              select from edition e
              where e.book_id = s.book_id and e.language_id = c.language_id and e.status = 'published')
            and not exists (select from done d where d.step_id = s.id))
      )
      select pathway_id as "pathwayId", step_id as "stepId", language_id as "languageId", last_at as "lastAt" from done
      where pathway_id in (select pathway_id from readable)
      order by pathway_id, step_id`,
    ),
  );
  return rows;
}

async function giveBadges(
  { database }: CatalogueContext,
  profileId: string,
  complete: readonly Complete[],
): Promise<Earned[]> {
  const badgeRows = complete.map(({ pathwayId, languageId, at }) => ({
    pathway_id: pathwayId,
    language_id: languageId,
    at,
  }));
  const { rows } = await database.pool.query<Earned>(
    prepared(
      'give-badges',
      sql`
      with complete as (
        select * from json_to_recordset(${JSON.stringify(badgeRows)})
          as c (pathway_id bigint, language_id bigint, at timestamptz)
      ), earned as (
        insert into award (profile_id, kind, ref, picture, earned_at)
        select r.id, 'badge', 'pathway:' || p.id, p.badge, c.at
        from complete c join pathway p on p.id = c.pathway_id cross join profile r
        where r.id = ${profileId}
        order by p.id
        on conflict do nothing
        returning id, ref
      )
      select e.id as "awardId", c.language_id as "languageId"
      from earned e join complete c on e.ref = 'pathway:' || c.pathway_id`,
    ),
  );
  return rows;
}
