import { lazy, Suspense } from 'react';

import { useInterface } from '../shell/language/use-interface.ts';
import { useWords } from '../shell/language/words.tsx';
import { Dialog } from '../ui/dialog.tsx';

export const createProfileId = 'create-profile';

const CreateProfileForm = lazy(async () => ({
  default: (await import('./create-profile-form.tsx')).CreateProfileForm,
}));

/** "New Profile" of the settings menu; its form is fetched only for who is signed in. */
export function CreateProfileDialog() {
  const t = useWords();
  const { avatars } = useInterface();
  return (
    <Dialog
      id={createProfileId}
      title={t('profiles.create.title')}
      closeLabel={t('shell.close')}
      backLabel={t('shell.back')}
      onClose={(dialog) => dialog.querySelector('form')?.reset()}
    >
      <Suspense>
        <CreateProfileForm avatars={avatars} className="dialog__form" />
      </Suspense>
    </Dialog>
  );
}
