import { useState } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { type SaveJob, waitsForWifi } from '../shelf/offline-book.ts';
import { runJobs } from '../shelf/run-jobs.ts';
import type { ShelfState } from '../shelf/shelf-state.ts';
import { HoldFocus } from './hold-focus.tsx';
import { cancelOnShelf } from './remove-from-shelf.ts';
import { SaveProgress } from './save-progress.tsx';
import { WaitingForWifi } from './waiting-for-wifi.tsx';

/** Books on their way; with the data saver they wait until somebody says so. */
export function ComingBooks({ shelf }: { shelf: ShelfState }) {
  const t = useMessages();
  const [isPressed, setIsPressed] = useState(false);
  const { jobs, isGoing } = shelf;
  const waiting = jobs.filter(waitsForWifi);
  return (
    <section className="sec" aria-labelledby="coming-books">
      <h2 id="coming-books">{t('offline.shelf.coming')}</h2>
      {!isGoing && waiting.length < jobs.length && (
        <div className="saving">
          {document.documentElement.dataset['saver'] !== undefined && <p>{t('offline.shelf.waits')}</p>}
          <button className="btn btn--leaf" type="button" onClick={runJobs}>
            {t('offline.shelf.go-on')}
          </button>
        </div>
      )}
      <HoldFocus isPressed={isPressed}>
        {waiting.length > 1 && (
          <WaitingForWifi jobs={waiting} onSaveNow={() => setIsPressed(true)} onCancel={cancelOnShelf} />
        )}
        <ul className="coming">
          {jobs.map((job) => (
            <ComingBook key={job.editionId} job={job} shelf={shelf} />
          ))}
        </ul>
      </HoldFocus>
    </section>
  );
}

function ComingBook({ job, shelf: { progress, isWaiting } }: { job: SaveJob; shelf: ShelfState }) {
  const t = useMessages();
  const [isPressed, setIsPressed] = useState(false);
  const { editionId, card } = job;
  return (
    <li>
      <b lang={card.language.languageISOCode} dir={card.language.direction}>
        {card.title}
      </b>
      <HoldFocus isPressed={isPressed}>
        {waitsForWifi(job) ? (
          <WaitingForWifi jobs={[job]} onSaveNow={() => setIsPressed(true)} onCancel={cancelOnShelf} />
        ) : (
          <SaveProgress
            share={progress[editionId] ?? 0}
            isWaiting={isWaiting && progress[editionId] !== undefined}
            onCancel={() => void cancelOnShelf([editionId])}
            text={(percent) => t('offline.coming', { percent })}
          />
        )}
      </HoldFocus>
    </li>
  );
}
