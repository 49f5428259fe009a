import { type Handler, handle } from '@letsread/http/register-endpoints.ts';
import { assignProject, type ProjectsContext } from './assign-project.ts';
import { addPartner, changeProject, makeProject, removePartner, setClosed } from './back-room/change-projects.ts';
import * as backRoom from './back-room/contract.ts';
import { listPartnerProjects } from './back-room/list-partner-projects.ts';
import * as contract from './contract.ts';
import { getProject } from './get-project.ts';
import { getProjectReport } from './reports/get-project-report.ts';
import { syncProject } from './sync-project.ts';
import { unassignProject } from './unassign-project.ts';

/** The calls of projects. */
export const projectCalls: readonly Handler<ProjectsContext>[] = [
  handle(contract.getProject, getProject),
  handle(contract.assignProject, assignProject),
  handle(contract.unassignProject, unassignProject),
  handle(contract.syncProject, syncProject),
  handle(backRoom.listPartnerProjects, listPartnerProjects),
  handle(backRoom.getProjectReport, getProjectReport),
  handle(backRoom.createPartnerProject, ({ database: { pool } }: ProjectsContext, { account, body }) =>
    makeProject(pool, account.id, body),
  ),
  handle(backRoom.changePartnerProject, ({ database: { pool } }: ProjectsContext, { account, params, body }) =>
    changeProject(pool, account.id, { ...params, ...body }),
  ),
  handle(backRoom.closePartnerProject, ({ database: { pool } }: ProjectsContext, { account, params }) =>
    setClosed(pool, account.id, { ...params, isClosed: true }),
  ),
  handle(backRoom.reopenPartnerProject, ({ database: { pool } }: ProjectsContext, { account, params }) =>
    setClosed(pool, account.id, { ...params, isClosed: false }),
  ),
  handle(backRoom.addProjectPartner, ({ database: { pool } }: ProjectsContext, { account, params, body }) =>
    addPartner(pool, account.id, { ...params, ...body }),
  ),
  handle(backRoom.removeProjectPartner, ({ database: { pool } }: ProjectsContext, { account, params }) =>
    removePartner(pool, account.id, params),
  ),
];
