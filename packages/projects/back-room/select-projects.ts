import type { Queryable } from '@letsread/database/database.ts';
import { contentVersion } from '@letsread/http/content-version.ts';
import { inOrderBy } from '@letsread/http/lists/in-order-of-names.ts';
import { Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import type { PartnerProject } from './contract.ts';

type Row = Omit<PartnerProject, 'version' | 'createdAt' | 'closedAt'> & { createdAt: Date; closedAt: Date | null };

/** Projects, the newest first: all, or those whose reports an account may read, or the one of a code. */
export async function selectProjects(
  db: Queryable,
  { reader, code }: { reader?: string; code?: string },
): Promise<PartnerProject[]> {
  const { rows } = await db.query<Row>(sql`
    select p.code, p.name, p.partner, p.about, p.is_for_teachers as "isForTeachers", p.created_at as "createdAt", p.closed_at as "closedAt", coalesce(
      (select json_agg(json_build_object('id', a.id::text, 'displayName', a.display_name) order by a.id)
        from project_partner r join account a on a.id = r.account_id where r.code = p.code), '[]') as "readBy"
    from project p
    where (${code ?? null}::text is null or p.code = ${code ?? null})
      and (${reader ?? null}::bigint is null
        or exists (select from project_partner r where r.code = p.code and r.account_id = ${reader ?? null}::bigint))
    order by p.created_at desc, p.code`);
  return rows.map((row) => ({
    ...row,
    readBy: inOrderBy(row.readBy, ({ displayName }) => displayName),
    version: contentVersion([row.name, row.partner, row.about, row.isForTeachers]),
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }));
}

/** @throws Problem project-not-found */
export async function selectProject(db: Queryable, code: string): Promise<PartnerProject> {
  const [found] = await selectProjects(db, { code });
  if (found === undefined) throw new Problem('project-not-found', 404, { detail: `No project has the code ${code}.` });
  return found;
}
