import { type Handler, handle } from '@letsread/http/register-endpoints.ts';
import { assignProject, type ProjectsContext } from './assign-project.ts';
import * as contract from './contract.ts';
import { getProject } from './get-project.ts';
import { syncProject } from './sync-project.ts';
import { unassignProject } from './unassign-project.ts';

/** The calls of projects. */
export const projectCalls: readonly Handler<ProjectsContext>[] = [
  handle(contract.getProject, getProject),
  handle(contract.assignProject, assignProject),
  handle(contract.unassignProject, unassignProject),
  handle(contract.syncProject, syncProject),
];
