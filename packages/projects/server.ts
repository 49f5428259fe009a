import { type Answer, answers } from '@letsread/http/answer.ts';
import { assignProject, type ProjectsContext } from './assign-project.ts';
import * as contract from './contract.ts';
import { syncProject } from './sync-project.ts';
import { unassignProject } from './unassign-project.ts';

/** The calls of projects. */
export const projectCalls: readonly Answer<ProjectsContext>[] = [
  answers(contract.assignProject, assignProject),
  answers(contract.unassignProject, unassignProject),
  answers(contract.syncProject, syncProject),
];
