import { Problem } from '@letsread/http/problem.ts';
import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { AuditAction } from '@letsread/identity/roles/audit-actions.ts';
import { giveRoleWithin } from '@letsread/identity/roles/change-roles.ts';
import { type Actor, recordAudit } from '@letsread/identity/roles/record-audit.ts';
import type { Pool, PoolClient } from 'pg';
import sql from 'sql-template-tag';
import { createProject } from '../manage-projects.ts';
import type { PartnerProject } from './contract.ts';
import { selectProject } from './select-projects.ts';

interface Texts {
  name: string;
  partner: string;
  about: string;
  isForTeachers: boolean;
}

/** The audit list knows things by number: a code is its eight digits. */
function objectOf(code: string) {
  return { kind: 'project', id: String(Number(code.replace('-', ''))) } as const;
}

/** Makes a project with a code of its own. */
export async function makeProject(pool: Pool, actor: Actor, texts: Texts): Promise<PartnerProject> {
  return inTransaction(pool, async (client) => {
    const code = await createProject(client, texts);
    await recordAudit(client, { actor, action: 'project-created', object: objectOf(code), subject: texts.name });
    return selectProject(client, code);
  });
}

/** @throws Problem project-not-found; changed-meanwhile when somebody else has changed it since `version` */
export async function changeProject(
  pool: Pool,
  actor: Actor,
  { code, version, name, partner, about, isForTeachers }: Texts & { code: string; version: string },
): Promise<PartnerProject> {
  return inTransaction(pool, async (client) => {
    await client.query(sql`select from project where code = ${code} for no key update`);
    const before = await selectProject(client, code);
    if (before.version !== version)
      throw new Problem('changed-meanwhile', 409, {
        detail: 'Somebody else has changed the project: look at it again.',
      });
    const { rowCount } = await client.query(sql`
      update project set name = ${name}, partner = ${partner}, about = ${about}, is_for_teachers = ${isForTeachers}
      where code = ${code} and (name, partner, about, is_for_teachers)
        is distinct from (${name}, ${partner}, ${about}, ${isForTeachers}::boolean)`);
    const changed = await selectProject(client, code);
    if (rowCount === 1) await recordChange(client, actor, 'project-changed', changed);
    return changed;
  });
}

/** Closes a project, or opens it again. @throws Problem project-not-found */
export async function setClosed(
  pool: Pool,
  actor: Actor,
  { code, isClosed }: { code: string; isClosed: boolean },
): Promise<PartnerProject> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      isClosed
        ? sql`update project set closed_at = now() where code = ${code} and closed_at is null`
        : sql`update project set closed_at = null where code = ${code} and closed_at is not null`,
    );
    const changed = await selectProject(client, code);
    if (rowCount === 1) await recordChange(client, actor, isClosed ? 'project-closed' : 'project-reopened', changed);
    return changed;
  });
}

/** Lets an account read the reports. @throws Problem project-not-found, account-not-found, several-accounts, several-grown-ups */
export async function addPartner(
  pool: Pool,
  actor: Actor,
  { code, ...who }: { code: string; email?: string | undefined; accountId?: string | undefined },
): Promise<PartnerProject> {
  return inTransaction(pool, async (client) => {
    await selectProject(client, code);
    const { id } = await giveRoleWithin(client, actor, { ...who, role: 'PARTNER' });
    const { rowCount } = await client.query(
      sql`insert into project_partner (code, account_id) values (${code}, ${id}) on conflict do nothing`,
    );
    const { name: subject } = await selectProject(client, code);
    const object = { kind: 'account', id } as const;
    if (rowCount === 1) await recordAudit(client, { actor, action: 'partner-added', object, subject });
    return selectProject(client, code);
  });
}

/** @throws Problem project-not-found */
export async function removePartner(
  pool: Pool,
  actor: Actor,
  { code, accountId }: { code: string; accountId: string },
): Promise<PartnerProject> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      sql`delete from project_partner where code = ${code} and account_id = ${accountId}`,
    );
    const project = await selectProject(client, code);
    const object = { kind: 'account', id: accountId } as const;
    if (rowCount === 1) await recordAudit(client, { actor, action: 'partner-removed', object, subject: project.name });
    return project;
  });
}

async function recordChange(client: PoolClient, actor: Actor, action: AuditAction, { code, name }: PartnerProject) {
  await recordAudit(client, { actor, action, object: objectOf(code), subject: name });
}
