import type { CSSProperties } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SaveError } from '../shelf/save-error.ts';

interface SaveProgressProps {
  share: number;
  isWaiting: boolean;
  text: (percent: number) => string;
  onCancel: () => void;
}

/** How far it is, in words too. */
export function SaveProgress({ share, isWaiting, text, onCancel }: SaveProgressProps) {
  const t = useMessages();
  const percent = Math.floor(share * 100);
  return (
    <div className="saving__progress">
      <div className="saving__text">
        <p className="small">{text(percent)}</p>
        <span
          className="meter"
          role="progressbar"
          aria-label={t('offline.progress')}
          aria-valuenow={percent}
          aria-valuetext={text(percent)}
          style={{ '--v': `${percent}%` } as CSSProperties}
        >
          <i />
        </span>
        <p className="xs muted" role="status">
          {isWaiting && t('offline.waiting')}
        </p>
      </div>
      <button className="btn btn--s" type="button" onClick={onCancel}>
        {t('shell.cancel')}
      </button>
    </div>
  );
}

/** Why a book is not here, and what to do. */
export function FaultLine({ fault, onTryAgain }: { fault: SaveError['kind']; onTryAgain: () => void }) {
  const t = useMessages();
  return (
    <>
      <p className="err" role="alert">
        <Icon name="alert" />
        <span>{t(`offline.fault.${fault}`)}</span>
      </p>
      <button className="btn" type="button" onClick={onTryAgain}>
        <Icon name="redo" size="s" />
        {t('shell.try-again')}
      </button>
    </>
  );
}
