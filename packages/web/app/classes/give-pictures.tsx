import { type ClassroomReader, type PasswordPicture, picturesNeeded } from '@letsread/profiles/classes/contract.ts';
import { useState } from 'react';

import { useMessages } from '../i18n/messages.tsx';
import { useInterface } from '../i18n/use-interface.ts';
import { speak } from '../i18n/voice.ts';
import { Icon } from '../ui/icon.tsx';
import { type ClassroomRecord, storeTry, triesOf } from './classroom-record.ts';
import { PictureGrid } from './picture-grid.tsx';
import { arePictures, maxTries } from './picture-password.ts';

export interface PicturesProps {
  record: ClassroomRecord;
  reader: ClassroomReader;
  onRight: () => void;
  onRecord: (record: ClassroomRecord) => void;
}

/** Asks a reader for their three pictures; after five wrong tries only the teacher helps. */
export function GivePictures({ record, reader, onRight, onRecord }: PicturesProps) {
  const t = useMessages();
  const { wordsTag } = useInterface();
  const [chosen, setChosen] = useState<readonly PasswordPicture[]>([]);
  const [isWrong, setWrong] = useState(false);
  const isClosed = triesOf(record, reader.id) >= maxTries;

  async function give(picture: PasswordPicture) {
    const all = [...chosen, picture];
    setWrong(false);
    setChosen(all);
    if (all.length < picturesNeeded || reader.pictures === null) return;
    const isRight = await arePictures(reader.pictures, all);
    const now = await storeTry(record, reader.id, isRight);
    onRecord(now);
    if (isRight) return onRight();
    setChosen([]);
    setWrong(true);
    speak(t(triesOf(now, reader.id) < maxTries ? 'classes.wrong' : 'classes.ask-teacher'), wordsTag);
  }

  return (
    <>
      <h1 tabIndex={-1}>{t('classes.your-pictures')}</h1>
      <div className="classroom__word" aria-live="assertive">
        {isClosed ? (
          <p className="err">
            <Icon name="alert" />
            <span>{t('classes.ask-teacher')}</span>
          </p>
        ) : (
          isWrong && (
            <p className="err">
              <Icon name="alert" />
              <span>{t('classes.wrong')}</span>
            </p>
          )
        )}
      </div>
      <PictureGrid
        chosen={chosen}
        isClosed={isClosed || chosen.length === picturesNeeded}
        onGive={(picture) => void give(picture)}
      />
    </>
  );
}
