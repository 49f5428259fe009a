import { type Answer, answers } from '@letsread/http/answer.ts';
import { type AccountRightsContext, deleteAccount, exportAccount } from './account-rights.ts';
import { addReadTime } from './add-read-time.ts';
import { changeProfile } from './change-profile.ts';
import * as contract from './contract.ts';
import { createProfile } from './create-profile.ts';
import { deleteProfile } from './delete-profile.ts';
import { listAvatars } from './list-avatars.ts';
import { listProfiles } from './list-profiles.ts';
import { listReadTime } from './list-read-time.ts';
import type { ProfilesContext } from './profile-columns.ts';
import { setReminder } from './set-reminder.ts';

/** The calls of profiles. */
export const profileCalls: readonly Answer<ProfilesContext>[] = [
  answers(contract.listAvatars, listAvatars),
  answers(contract.createProfile, createProfile),
  answers(contract.listProfiles, listProfiles),
  answers(contract.changeProfile, changeProfile),
  answers(contract.deleteProfile, deleteProfile),
  answers(contract.setReminder, setReminder),
  answers(contract.addReadTime, addReadTime),
  answers(contract.listReadTime, listReadTime),
];

/** The calls for a caregiver's rights over the whole account. */
export const accountCalls: readonly Answer<AccountRightsContext>[] = [
  answers(contract.exportAccount, exportAccount),
  answers(contract.deleteAccount, deleteAccount),
];
