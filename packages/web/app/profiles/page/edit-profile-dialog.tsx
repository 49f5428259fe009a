import type { Profile } from '@letsread/profiles/contract.ts';
import { useLayoutEffect, useState } from 'react';
import { useFetcher } from 'react-router';

import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { closeDialog } from '../../ui/dialogs/close-dialog.ts';
import { Dialog, opens } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AvatarChoice } from '../avatar-choice.tsx';
import { NameField } from '../name-field.tsx';
import profilesSheet from '../profiles.css?url';
import { useLook } from '../use-look.ts';
import { DeleteProfile, deleteProfileId } from './delete-profile.tsx';
import type { Answered } from './act-on-reader.ts';
import { Sheet } from '../../ui/sheet.tsx';

export const editProfileId = 'edit-profile';

/** Another name or picture for a reader, and the way to delete them. */
export function EditProfileDialog({ profile }: { profile: Profile }) {
  const t = useMessages();
  const { avatars } = useInterface();
  const fetcher = useFetcher<Answered>();
  const isHydrated = useIsHydrated();
  const { name, imageUrl, isComplete, read } = useLook();
  const [seen, setSeen] = useState<Answered>();
  const isSaved = fetcher.state === 'idle' && fetcher.data !== undefined && 'done' in fetcher.data;
  const fault =
    fetcher.state === 'idle' &&
    fetcher.data !== undefined &&
    'fault' in fetcher.data &&
    fetcher.data !== seen &&
    fetcher.data.fault;
  useLayoutEffect(() => {
    if (isSaved) closeDialog(editProfileId);
  }, [isSaved]);
  return (
    <Dialog
      id={editProfileId}
      title={t('profiles.edit.title')}
      closeLabel={t('shell.close')}
      onClose={(dialog) => {
        const form = dialog.querySelector('form');
        form?.reset();
        setSeen(fetcher.data);
        read(form);
      }}
    >
      <Sheet href={profilesSheet} />
      <fetcher.Form
        className="dialog__form"
        method="post"
        action={`/profile/${profile.id}`}
        key={`${profile.name} ${profile.imageUrl}`}
        ref={read}
        onChange={(event) => read(event.currentTarget)}
      >
        <input type="hidden" name="act" value="look" />
        <div className="dialog__body stack newprofile">
          <NameField name={profile.name} current={name} />
          <AvatarChoice
            avatars={avatars}
            legend={t('profiles.create.picture')}
            chosen={profile.imageUrl}
            marked={imageUrl}
          />
          <div role="alert">{fault && <p className="err">{t(`profiles.page.${fault}`)}</p>}</div>
          <p>
            <button className="btn btn--plain btn--quiet" type="button" {...opens(deleteProfileId)}>
              <Icon name="trash" size="s" />
              {t('profiles.edit.delete')}
            </button>
          </p>
        </div>
        <div className="dialog__foot">
          <button
            className="btn btn--leaf"
            type="submit"
            disabled={(isHydrated && !isComplete) || fetcher.state !== 'idle'}
            aria-busy={fetcher.state !== 'idle'}
          >
            {fetcher.state === 'idle' ? t('profiles.page.save') : t('profiles.page.saving')}
          </button>
        </div>
      </fetcher.Form>
      <DeleteProfile profile={profile} />
    </Dialog>
  );
}
