import { handle, type Handler } from '@letsread/http/register-endpoints.ts';
import type { IdentityContext } from '../open-identity.ts';
import * as contract from './contract.ts';
import { getInvitation } from './get-invitation.ts';
import { inviteGrownUp, withdrawInvitation } from './invite-grown-up.ts';
import { joinAccount } from './join-account.ts';
import { joinAsNewcomer } from './join-as-newcomer.ts';
import { listGrownUps } from './list-grown-ups.ts';
import { removeGrownUp } from './remove-grown-up.ts';

/** The calls about who belongs to an account. */
export const grownUpCalls: readonly Handler<IdentityContext>[] = [
  handle(contract.listGrownUps, listGrownUps),
  handle(contract.inviteGrownUp, inviteGrownUp),
  handle(contract.withdrawInvitation, withdrawInvitation),
  handle(contract.getInvitation, getInvitation),
  handle(contract.joinAsNewcomer, joinAsNewcomer),
  handle(contract.joinAccount, joinAccount),
  handle(contract.removeGrownUp, removeGrownUp),
];
