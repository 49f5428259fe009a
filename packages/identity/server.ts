import type { Answer } from '@letsread/http/answer.ts';
import { answers } from '@letsread/http/answer.ts';
import { confirmEmailChange, requestEmailChange } from './accounts/change-email.ts';
import { changePassword } from './accounts/change-password.ts';
import { endFreshSignIn, freshSignIn } from './accounts/fresh-sign-in.ts';
import { getOwnAccount, giveConsent } from './accounts/own-account.ts';
import { authenticate } from './authenticate.ts';
import * as contract from './contract.ts';
import { getIdentityToken } from './get-identity-token.ts';
import { listOutbox } from './list-outbox.ts';
import { listProviders } from './list-providers.ts';
import type { IdentityContext } from './open-identity.ts';
import { requestReset } from './request-reset.ts';
import { reset } from './reset.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { verify } from './verify.ts';

/** The calls of identity; `mountIdentityProvider` serves what is not a call. */
export const identityCalls: readonly Answer<IdentityContext>[] = [
  answers(contract.signUp, signUp),
  answers(contract.verify, verify),
  answers(contract.signIn, signIn),
  answers(contract.signOut, signOut),
  answers(contract.requestReset, requestReset),
  answers(contract.reset, reset),
  answers(contract.getIdentityToken, getIdentityToken),
  answers(contract.listProviders, listProviders),
  answers(contract.authenticate, authenticate),
  answers(contract.freshSignIn, freshSignIn),
  answers(contract.endFreshSignIn, endFreshSignIn),
  answers(contract.getOwnAccount, getOwnAccount),
  answers(contract.giveConsent, giveConsent),
  answers(contract.changePassword, changePassword),
  answers(contract.requestEmailChange, requestEmailChange),
  answers(contract.confirmEmailChange, confirmEmailChange),
];

/** Only while developing, and only where no mail server is configured: shows everybody's mails. */
export const outboxCalls: readonly Answer<IdentityContext>[] = [answers(contract.listOutbox, listOutbox)];
