import type { Queryable } from '@letsread/database/database.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { commonProblem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { ProjectsContext } from '../assign-project.ts';
import type { getProjectReport as contract, ProjectReport, ProjectWeek } from '../back-room/contract.ts';
import { selectProject } from '../back-room/select-projects.ts';
import { daysUntilPublished } from './publish-weeks.ts';

const dayMs = 24 * 60 * 60 * 1000;

export async function getProjectReport(
  { database: { pool } }: ProjectsContext,
  { params: { code }, query, account, standing }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const report = await readReport(pool, { code, ...query });
  const isOwn = report.project.readBy.some(({ id }) => id === account.id);
  if (!isOwn && !standing.roles.includes('LIBRARIAN')) throw commonProblem('not-yours');
  return report;
}

/** The report as partners and the command see it. @throws Problem project-not-found */
export async function readReport(
  db: Queryable,
  { code, from, to }: { code: string; from?: string | undefined; to?: string | undefined },
  now = new Date(),
): Promise<ProjectReport> {
  const project = await selectProject(db, code);
  const weeks = await selectWeeks(db, { code, from, to });
  const nextMonday = mondayOf(now.getTime() - daysUntilPublished * dayMs);
  return {
    project,
    weeks,
    nextWeek: dayOf(nextMonday),
    nextOn: dayOf(nextMonday + (7 + daysUntilPublished) * dayMs),
  };
}

async function selectWeeks(
  db: Queryable,
  { code, from, to }: { code: string; from?: string | undefined; to?: string | undefined },
): Promise<ProjectWeek[]> {
  const { rows } = await db.query<Required<ProjectWeek> & { tellsStarted: boolean }>(sql`
    select w.week, w.tells_started as "tellsStarted", w.readers, w.started, w.finished, w.minutes, w.answered, w.right_at_first as "rightAtFirst",
      coalesce((
        select json_agg(json_build_object(
            'language', case when l.id is not null
              then json_build_object('id', l.id::text, 'name', l.name, 'languageISOCode', l.bcp47) end,
            'readers', p.readers, 'started', p.started, 'finished', p.finished, 'minutes', p.minutes, 'answered', p.answered,
            'rightAtFirst', p.right_at_first)
          order by l.id is null, p.readers desc, l.id)
        from project_week p left join language l on l.id = p.language_id
        where p.code = w.code and p.week = w.week and p.part = 'language'), '[]') as languages,
      coalesce((
        select json_agg(json_build_object('level', p.level, 'readers', p.readers) order by p.level)
        from project_week p where p.code = w.code and p.week = w.week and p.part = 'level'), '[]') as levels
    from project_week w
    where w.code = ${code} and w.part = 'all'
      and w.week > coalesce(${from ?? null}::date, '-infinity') - 7 and w.week <= coalesce(${to ?? null}::date, 'infinity')
    order by w.week desc`);
  return rows.map(({ tellsStarted, ...week }) => (tellsStarted ? week : withoutStarted(week)));
}

/** A week that was summed before books begun were counted says nothing of them. */
function withoutStarted({ started: _, languages, ...week }: ProjectWeek): ProjectWeek {
  return { ...week, languages: languages.map(({ started: _of, ...sums }) => sums) };
}

function mondayOf(time: number): number {
  const daysSinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return Math.floor(time / dayMs) * dayMs - daysSinceMonday * dayMs;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
