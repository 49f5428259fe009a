import type { Handler } from '@letsread/http/register-endpoints.ts';
import { handle } from '@letsread/http/register-endpoints.ts';
import { confirmEmailChange, requestEmailChange } from './accounts/change-email.ts';
import { changePassword } from './accounts/change-password.ts';
import { endFreshSignIn, freshSignIn } from './accounts/fresh-sign-in.ts';
import { getOwnAccount, giveConsent } from './accounts/own-account.ts';
import { authenticate } from './tokens/authenticate.ts';
import { openClassroom } from './accounts/open-classroom.ts';
import * as contract from './contract.ts';
import { getIdentityToken } from './tokens/get-identity-token.ts';
import { listMailbox } from './mail/list-mailbox.ts';
import { listProviders } from './provider/list-providers.ts';
import type { IdentityContext } from './open-identity.ts';
import { requestReset } from './provider/request-reset.ts';
import { reset } from './provider/reset.ts';
import { signIn } from './provider/sign-in.ts';
import { signOut } from './provider/sign-out.ts';
import { signUp } from './provider/sign-up.ts';
import { verify } from './provider/verify.ts';

/** The calls of identity; `mountIdentityProvider` serves what is not a call. */
export const identityCalls: readonly Handler<IdentityContext>[] = [
  handle(contract.signUp, signUp),
  handle(contract.verify, verify),
  handle(contract.signIn, signIn),
  handle(contract.signOut, signOut),
  handle(contract.requestReset, requestReset),
  handle(contract.reset, reset),
  handle(contract.getIdentityToken, getIdentityToken),
  handle(contract.listProviders, listProviders),
  handle(contract.authenticate, authenticate),
  handle(contract.freshSignIn, freshSignIn),
  handle(contract.openClassroom, openClassroom),
  handle(contract.endFreshSignIn, endFreshSignIn),
  handle(contract.getOwnAccount, getOwnAccount),
  handle(contract.giveConsent, giveConsent),
  handle(contract.changePassword, changePassword),
  handle(contract.requestEmailChange, requestEmailChange),
  handle(contract.confirmEmailChange, confirmEmailChange),
];

/** Only while developing, and only where no mail server is configured: shows everybody's mails. */
export const mailboxCalls: readonly Handler<IdentityContext>[] = [handle(contract.listMailbox, listMailbox)];
