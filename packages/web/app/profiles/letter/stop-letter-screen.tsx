import { stopWeeklyLetter } from '@letsread/learning/weekly-letter/contract.ts';
import { data } from 'react-router';

import { Entrance } from '../../identity/entrance/entrance.tsx';
import { AccountForm } from '../../identity/form/account-form.tsx';
import { refuseForm } from '../../identity/form/form-problem.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { apiClientContext } from '../../request/contexts.ts';
import { noStore } from '../../request/no-store.ts';
import type { Route } from './+types/stop-letter-screen.ts';

export const headers = noStore;

/**
 * From a button of this page, or from a mail program, which sends a form of its own and neither cookie nor origin
 * (RFC 8058): the token is all that counts, so that nothing needs to be asked of where it comes from.
 */
export async function action({ context, url }: Route.ActionArgs) {
  try {
    await context.get(apiClientContext)(stopWeeklyLetter, { body: { token: url.searchParams.get('token') ?? '' } });
  } catch (error) {
    return refuseForm(error);
  }
  return data({ isStopped: true });
}

/** What the link in a weekly letter leads to, signed in or not. A program that only looks at the link ends nothing. */
export default function StopLetterScreen({ actionData: answer }: Route.ComponentProps) {
  const t = useMessages();
  const isStopped = answer !== undefined && 'isStopped' in answer;
  return (
    <Entrance title={t('profiles.letter.stop')} answer={answer}>
      <PageHead title={t('profiles.letter.stop')} isHidden />
      {isStopped ? (
        <p role="status" tabIndex={-1}>
          {t('profiles.letter.stopped')}
        </p>
      ) : (
        <AccountForm refused={answer} send={t('profiles.letter.off')} />
      )}
    </Entrance>
  );
}
