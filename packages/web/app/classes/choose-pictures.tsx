import { type PasswordPicture, picturesNeeded } from '@letsread/profiles/classes/contract.ts';

import { useState } from 'react';

import { useMessages } from '../i18n/messages.tsx';
import { showToast } from '../ui/toasts/show-toast.ts';
import { storePictures } from './classroom-record.ts';
import type { PicturesProps } from './give-pictures.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { hashPictures } from './picture-password.ts';

/** The first time: a reader chooses three pictures, looks at them, and they are theirs. */
export function ChoosePictures({ record, reader, onRight }: Omit<PicturesProps, 'onRecord'>) {
  const t = useMessages();
  const [chosen, setChosen] = useState<readonly PasswordPicture[]>([]);
  const isWhole = chosen.length === picturesNeeded;

  async function keep() {
    try {
      await storePictures(record, reader.id, await hashPictures(chosen));
    } catch (error) {
      console.warn('The pictures could not be kept:', error);
      const isOffline = error instanceof TypeError;
      showToast(
        isOffline ? { kind: 'offline', text: t('shell.offline') } : { kind: 'failed', text: t('profiles.page.failed') },
      );
      return;
    }
    onRight();
  }

  return (
    <>
      <h1 tabIndex={-1}>{t('classes.choose-pictures')}</h1>
      <PictureGrid
        chosen={chosen}
        isClosed={isWhole}
        isShown
        onGive={(picture) => setChosen((before) => [...before, picture])}
      />
      <p className="classroom__acts">
        <button className="btn btn--leaf" type="button" aria-disabled={!isWhole} onClick={() => isWhole && void keep()}>
          {t('classes.these')}
        </button>
        <button className="btn" type="button" onClick={() => setChosen([])}>
          {t('classes.again')}
        </button>
      </p>
    </>
  );
}
