import { useMessages } from '../i18n/messages.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import type { Avatars } from './avatar-choice.tsx';
import { CreateProfileForm } from './create-profile-form.tsx';

export const createProfileId = 'create-profile';

/** "New Profile" of the settings menu, for who is signed in. */
export function CreateProfileDialog({ avatars }: { avatars: Avatars }) {
  const t = useMessages();
  return (
    <Dialog
      id={createProfileId}
      title={t('profiles.create.title')}
      closeLabel={t('shell.close')}
      backLabel={t('shell.back')}
      resets
    >
      <CreateProfileForm avatars={avatars} className="dialog__form" />
    </Dialog>
  );
}
