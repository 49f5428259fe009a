import type { Profile } from '@letsread/profiles/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { opens } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { editProfileId } from './edit-profile-dialog.tsx';
import { otherProfilesId } from './other-profiles-dialog.tsx';

/** Who reads, on their own hill. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const t = useMessages();
  return (
    <section className="me">
      <svg className="me__hill" viewBox="0 0 1200 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path d="M0 70C150 20 330 26 520 66s380 24 680-30v84H0z" fill="var(--hill-1)" />
        <path d="M0 104c160-56 420-40 620-12s400 4 580-34v62H0z" fill="var(--hill-2)" />
      </svg>
      <div className="wrap me__in">
        <span className="avatar avatar--l">
          <img className="art" src={profile.imageUrl} alt="" width="128" height="128" />
        </span>
        <div className="me__name">
          <h1 tabIndex={-1}>
            <bdi>{profile.name}</bdi>
          </h1>
          <p className="row">
            <button className="chip" type="button" {...opens(editProfileId)}>
              <Icon name="pencil" size="xs" />
              {t('profiles.page.edit')}
            </button>
            <button className="chip" type="button" {...opens(otherProfilesId)}>
              <Icon name="people" size="xs" />
              {t('profiles.page.others')}
            </button>
          </p>
        </div>
      </div>
    </section>
  );
}
