import { inOrderOfNames } from '@letsread/http/lists/in-order-of-names.ts';
import type { ClassroomReader } from '@letsread/profiles/classes/contract.ts';
import { useEffect, useState } from 'react';

import { useMessages } from '../i18n/messages.tsx';
import { currentSession } from '../request/session/browser-session.ts';
import { Icon } from '../ui/icon.tsx';
import type { ClassroomRecord } from './classroom-record.ts';
import { ChoosePictures } from './choose-pictures.tsx';
import { GivePictures } from './give-pictures.tsx';
import { NotOpen } from './not-open.tsx';
import { openClassroom } from './open-classroom.ts';
import { takeReader } from './take-reader.ts';

/**
 * Faces with names; whoever chooses their own gives their three pictures, or chooses them the first time. Who read before
 * has left as soon as this is shown.
 */
export function Classroom() {
  const t = useMessages();
  const [record, setRecord] = useState<ClassroomRecord>();
  const [chosenId, setChosenId] = useState<string>();
  const [isOther, setIsOther] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const open = () =>
      void openClassroom({
        onRecord: setRecord,
        onCard: setChosenId,
        onOther: () => setIsOther(true),
        onMissing: () => setIsMissing(true),
      });
    open();
    // A card that is read while the faces are shown.
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  if (currentSession()?.classroom === undefined)
    return (
      <>
        <h1 tabIndex={-1}>{t('profiles.page.who-reads')}</h1>
        <NotOpen />
      </>
    );
  // As the class is by now: the teacher may have taken the pictures away that this device knew.
  const chosen = record?.readers.find(({ id }) => id === chosenId);
  if (record !== undefined && chosen !== undefined) {
    const Ask = chosen.pictures === null ? ChoosePictures : GivePictures;
    return (
      <div className="stack">
        <p>
          <button className="btn btn--plain" type="button" onClick={() => setChosenId(undefined)}>
            <Icon name="back" size="s" isDirected />
            {t('classes.not-me')}
          </button>
        </p>
        <p className="classroom__me">
          <Face reader={chosen} />
          <b>
            <bdi>{chosen.name}</bdi>
          </b>
        </p>
        {canHash() ? (
          <Ask record={record} reader={chosen} onRight={() => takeReader(chosen)} onRecord={setRecord} />
        ) : (
          <p className="note">{t('classes.needs-https')}</p>
        )}
      </div>
    );
  }
  return (
    <>
      <h1 tabIndex={-1}>{t('profiles.page.who-reads')}</h1>
      {isOther && <p className="note">{t('classes.other-class')}</p>}
      {isMissing && (
        <p className="note" role="alert">
          <span>
            {t('shell.offline')} <a href="/classroom">{t('shell.try-again')}</a>
          </span>
        </p>
      )}
      {record?.readers.length === 0 && <p className="muted">{t('classes.empty')}</p>}
      <ul className="classroom__readers">
        {inOrderOfNames(record?.readers ?? [], document.documentElement.lang).map((reader) => (
          <li key={reader.id}>
            <button className="classroom__reader" type="button" onClick={() => setChosenId(reader.id)}>
              <Face reader={reader} />
              <bdi>{reader.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Browsers hash for pages that came by https, or from the same machine. */
function canHash(): boolean {
  return isSecureContext;
}

function Face({ reader: { imageUrl } }: { reader: ClassroomReader }) {
  return (
    <span className="avatar avatar--static">
      <img className="art" src={imageUrl} alt="" width="88" height="88" />
    </span>
  );
}
