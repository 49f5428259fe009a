import type { Profile } from '@letsread/profiles/contract.ts';
import { useFetcher } from 'react-router';

import { useMessages } from '../../i18n/messages.tsx';
import { Question } from '../../ui/dialogs/question.tsx';
import type { Answered } from './act-on-reader.ts';

export const deleteProfileId = 'delete-profile';

/** Asks before a reader is deleted, and says what goes with them. */
export function DeleteProfile({ profile }: { profile: Profile }) {
  const t = useMessages();
  const fetcher = useFetcher<Answered>();
  const isBusy = fetcher.state !== 'idle';
  const fault = !isBusy && fetcher.data !== undefined && 'fault' in fetcher.data && fetcher.data.fault;
  return (
    <Question
      id={deleteProfileId}
      question={t('profiles.edit.sure', { name: profile.name })}
      detail={t('profiles.edit.what-goes')}
      fault={fault ? t(`profiles.page.${fault}`) : undefined}
      cancelLabel={t('shell.cancel')}
      isBusy={isBusy}
    >
      <fetcher.Form method="post" action={`/profile/${profile.id}`} className="ask__do">
        <button className="btn btn--danger" type="submit" name="act" value="delete" aria-disabled={isBusy}>
          {isBusy ? (
            <span className="spin" role="status" aria-label={t('profiles.edit.deleting')} />
          ) : (
            t('shell.delete')
          )}
        </button>
      </fetcher.Form>
    </Question>
  );
}
