import sql from 'sql-template-tag';
import { randomInt } from 'node:crypto';
import type { Queryable } from '@letsread/database/database.ts';
import type { Database } from '@letsread/database/open-database.ts';

export type ProjectProblemCode = 'name-missing' | 'code-taken' | 'project-unknown';

/** What an operator asked for cannot be done; the message is one line that says why. */
export class ProjectError extends Error {
  readonly code: ProjectProblemCode;

  constructor(code: ProjectProblemCode, message: string) {
    super(message);
    this.name = 'ProjectError';
    this.code = code;
  }
}

export interface ListedProject {
  code: string;
  name: string;
  partner: string;
  /** Accounts that are in it now. */
  members: number;
  createdAt: Date;
  closedAt: Date | null;
}

interface NewProject {
  name: string;
  partner: string;
  /** What the partner tells families. */
  about?: string;
  /** Whether who joins becomes a TEACHER. */
  isForTeachers?: boolean;
  /** Drawn at random where not given. */
  code?: string | undefined;
  drawCode?: () => string;
}

const maxDraws = 100;

/**
 * Creates a project and gives its code.
 * @throws ProjectError code-taken when the code given belongs to another project, open or closed.
 */
export async function createProject(db: Queryable, project: NewProject): Promise<string> {
  const { name, partner, about = '', isForTeachers = false, code, drawCode = drawAnyCode } = project;
  if (name.trim() === '') throw new ProjectError('name-missing', 'Give the project a name.');
  for (let draw = 0; draw < (code === undefined ? maxDraws : 1); draw++) {
    const tried = code ?? drawCode();
    const { rowCount } = await db.query(
      sql`insert into project (code, name, partner, about, is_for_teachers)
       values (${tried}, ${name.trim()}, ${partner.trim()}, ${about.trim()}, ${isForTeachers}) on conflict do nothing`,
    );
    if (rowCount === 1) return tried;
  }
  const which = code === undefined ? `All ${maxDraws} codes drawn at random are` : `The code ${code} is`;
  throw new ProjectError('code-taken', `${which} already taken.`);
}

/** Any of the hundred million codes, so that a code is not found by counting up from another. */
function drawAnyCode(): string {
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** All projects, the newest first. */
export async function listProjects({ pool }: Database): Promise<ListedProject[]> {
  const { rows } = await pool.query<ListedProject>(
    sql`select p.code, p.name, p.partner, p.created_at as "createdAt", p.closed_at as "closedAt",
       (select count(*)::integer from membership m where m.code = p.code and m.left_at is null) as members
     from project p order by p.created_at desc, p.code`,
  );
  return rows;
}

/**
 * Closes a project: nobody joins it any more, and who is in it stays until they leave. Safe to repeat.
 * @throws ProjectError project-unknown
 */
export async function closeProject({ pool }: Database, code: string): Promise<void> {
  const { rowCount } = await pool.query(
    sql`update project set closed_at = coalesce(closed_at, now()) where code = ${code}`,
  );
  if (rowCount === 0) throw new ProjectError('project-unknown', `No project has the code ${code}.`);
}
