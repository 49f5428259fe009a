import { maxProfiles, type Profile } from '@letsread/profiles/contract.ts';
import { Form } from 'react-router';

import { useSession } from '../../identity/use-session.ts';
import { currentProfile } from '../../request/session/session.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Dialog, opens } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { createProfileId } from '../create-profile-dialog.tsx';

export const otherProfilesId = 'other-profiles';

/** Every reader of the account; choosing one makes them the one who reads. */
export function OtherProfilesDialog({ profiles, shown }: { profiles: Profile[]; shown: string }) {
  const t = useMessages();
  const session = useSession();
  const reading = session && currentProfile(session)?.id;
  return (
    <Dialog id={otherProfilesId} title={t('profiles.page.who-reads')} closeLabel={t('shell.close')}>
      <div className="dialog__body">
        <ul className="menu">
          {profiles.map((one) => (
            <li key={one.id}>
              <Form method="post" action={`/profile/${one.id}`}>
                <button
                  className="menu__row"
                  type="submit"
                  name="act"
                  value="select"
                  aria-current={one.id === shown ? 'true' : undefined}
                >
                  <span className="avatar avatar--s">
                    <img className="art" src={one.imageUrl} alt="" width="48" height="48" loading="lazy" />
                  </span>
                  <span>
                    <bdi>{one.name}</bdi>
                  </span>
                  {one.id === reading && <small>{t('profiles.page.reads-now')}</small>}
                </button>
              </Form>
            </li>
          ))}
        </ul>
        <div className="menu">
          {profiles.length < maxProfiles ? (
            <button className="menu__row" type="button" {...opens(createProfileId)}>
              <Icon name="plus" />
              <span>{t('shell.menu.new-profile')}</span>
            </button>
          ) : (
            <p className="muted">{t('profiles.page.no-more', { most: maxProfiles })}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
