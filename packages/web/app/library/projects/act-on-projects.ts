import type { ApiClient } from '@letsread/http/api-client.ts';
import {
  addProjectPartner,
  changePartnerProject,
  closePartnerProject,
  createPartnerProject,
  listPartnerProjects,
  type PartnerProject,
  removeProjectPartner,
  reopenPartnerProject,
} from '@letsread/projects/back-room/contract.ts';

import { refuseUnknownAct } from '../perform-act.ts';
import type { Done, Fields } from '../outcome.ts';

/** Does what a form of the screen asks for, and says how it is taken back. @throws the problem of the call */
export async function actOnProjects(client: ApiClient, fields: Fields): Promise<Done> {
  const code = fields['code'] ?? '';
  switch (fields['act'] ?? '') {
    case 'create': {
      const made = await client(createPartnerProject, { body: textsOf(fields) });
      return done('project-created', made, { act: 'close', code: made.code });
    }
    case 'change': {
      const before = await projectOf(client, code);
      const body = { version: fields['version'] ?? '', ...textsOf(fields) };
      const changed = await client(changePartnerProject, { code, body });
      const { name, partner, about, isForTeachers } = before ?? changed;
      const undo = {
        act: 'change',
        code,
        version: changed.version,
        name,
        partner,
        about,
        ...(isForTeachers ? { isForTeachers: 'on' } : {}),
      };
      return done('project-changed', changed, undo);
    }
    case 'close':
      return done('project-closed', await client(closePartnerProject, { code }), { act: 'reopen', code });
    case 'reopen':
      return done('project-reopened', await client(reopenPartnerProject, { code }), { act: 'close', code });
    case 'add-partner': {
      const { email, accountId } = fields;
      const before = await projectOf(client, code);
      const body = accountId === undefined ? { email: email ?? '' } : { accountId };
      const project = await client(addProjectPartner, { code, body });
      const added = project.readBy.find(({ id }) => before?.readBy.every((one) => one.id !== id));
      const undo = added && { act: 'remove-partner', code, accountId: added.id };
      return { ...done('partner-added', project, undo), name: added?.displayName ?? email ?? '' };
    }
    case 'remove-partner': {
      const accountId = fields['accountId'] ?? '';
      const before = await projectOf(client, code);
      const removed = before?.readBy.find(({ id }) => id === accountId);
      const project = await client(removeProjectPartner, { code, accountId });
      const undo = removed && { act: 'add-partner', code, accountId };
      return { ...done('partner-removed', project, undo), name: removed?.displayName ?? '' };
    }
    default:
      refuseUnknownAct();
  }
}

async function projectOf(client: ApiClient, code: string): Promise<PartnerProject | undefined> {
  return (await client(listPartnerProjects, {})).items.find((project) => project.code === code);
}

function textsOf({ name = '', partner = '', about = '', isForTeachers }: Fields) {
  return { name, partner, about, isForTeachers: isForTeachers === 'on' };
}

function done(action: Done['action'], { name }: PartnerProject, undo: Fields | undefined): Done {
  return { action, name: '', team: '', role: null, subject: name, undo };
}
