import { type Handler, handle } from '@letsread/http/register-endpoints.ts';
import { type AccountRightsContext, deleteAccount, exportAccount } from './account-rights.ts';
import { addReadTime } from './read-time/add-read-time.ts';
import { changeProfile } from './change-profile.ts';
import * as contract from './contract.ts';
import { createProfile } from './create-profile.ts';
import { deleteProfile } from './delete-profile.ts';
import { listAvatars } from './list-avatars.ts';
import { listProfiles } from './list-profiles.ts';
import { listReadTime } from './read-time/list-read-time.ts';
import type { ProfilesContext } from './profile-columns.ts';
import { setReminder } from './set-reminder.ts';

/** The calls of profiles. */
export const profileCalls: readonly Handler<ProfilesContext>[] = [
  handle(contract.listAvatars, listAvatars),
  handle(contract.createProfile, createProfile),
  handle(contract.listProfiles, listProfiles),
  handle(contract.changeProfile, changeProfile),
  handle(contract.deleteProfile, deleteProfile),
  handle(contract.setReminder, setReminder),
  handle(contract.addReadTime, addReadTime),
  handle(contract.listReadTime, listReadTime),
];

/** The calls for a caregiver's rights over the whole account. */
export const accountCalls: readonly Handler<AccountRightsContext>[] = [
  handle(contract.exportAccount, exportAccount),
  handle(contract.deleteAccount, deleteAccount),
];
