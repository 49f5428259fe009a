import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { megabytes } from '../saving/estimate.ts';
import type { SaveJob } from '../shelf/offline-book.ts';
import { cancelJob, saveNow } from '../shelf/run-jobs.ts';

interface WaitingForWifiProps {
  jobs: SaveJob[];
  onSaveNow?: () => void;
  onCancel?: (editionIds: string[]) => Promise<unknown>;
}

/** Books that stand in the queue until there is Wi-Fi: they can come at once after all, or leave it. */
export function WaitingForWifi({ jobs, onSaveNow, onCancel = cancelJobs }: WaitingForWifiProps) {
  const t = useMessages();
  const ids = jobs.map(({ editionId }) => editionId);
  const bytes = jobs.reduce((sum, { onWifi }) => sum + (onWifi?.bytes ?? 0), 0);
  function goOn() {
    onSaveNow?.();
    void saveNow(ids);
  }
  return (
    <div className="saving__progress saving__waits">
      <p className="small" role="status">
        <Icon name="clock" size="s" />
        {t('offline.wifi.waits')}
      </p>
      <button className="btn btn--s" type="button" onClick={goOn}>
        {t('offline.save-now', { megabytes: megabytes(bytes) })}
      </button>
      <button className="btn btn--plain btn--s" type="button" onClick={() => void onCancel(ids)}>
        {t('shell.cancel')}
      </button>
    </div>
  );
}

function cancelJobs(editionIds: string[]): Promise<unknown> {
  return Promise.all(editionIds.map(cancelJob));
}
