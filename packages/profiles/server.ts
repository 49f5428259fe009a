import { type Answer, answers } from '@letsread/http/answer.ts';
import { listAvatars as listAvatarsContract } from './contract.ts';
import { listAvatars } from './list-avatars.ts';

/** The calls of profiles. */
export const profileCalls: readonly Answer<unknown>[] = [answers(listAvatarsContract, listAvatars)];
