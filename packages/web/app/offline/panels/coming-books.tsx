import { useMessages } from '../../i18n/messages.tsx';
import { cancelJob, runJobs } from '../shelf/run-jobs.ts';
import type { ShelfState } from '../shelf/shelf-state.ts';
import { SaveProgress } from './save-progress.tsx';

/** Books on their way; with the data saver they wait until somebody says so. */
export function ComingBooks({ shelf: { jobs, progress, isGoing, isWaiting } }: { shelf: ShelfState }) {
  const t = useMessages();
  return (
    <section className="sec" aria-labelledby="coming-books">
      <h2 id="coming-books">{t('offline.shelf.coming')}</h2>
      {!isGoing && (
        <div className="saving">
          {document.documentElement.dataset['saver'] !== undefined && <p>{t('offline.shelf.waits')}</p>}
          <button className="btn btn--leaf" type="button" onClick={runJobs}>
            {t('offline.shelf.go-on')}
          </button>
        </div>
      )}
      <ul className="coming">
        {jobs.map(({ editionId, card }) => (
          <li key={editionId}>
            <b lang={card.language.languageISOCode} dir={card.language.direction}>
              {card.title}
            </b>
            <SaveProgress
              share={progress[editionId] ?? 0}
              isWaiting={isWaiting && progress[editionId] !== undefined}
              onCancel={() => void cancelJob(editionId)}
              text={(percent) => t('offline.coming', { percent })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
