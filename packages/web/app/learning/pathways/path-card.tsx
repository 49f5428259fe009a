import type { Pathway } from '@letsread/learning/contract.ts';

import { LevelMark } from '../../catalogue/level-mark.tsx';
import { useWords } from '../../i18n/words.tsx';
import { pathAddress } from '../walk/path-address.ts';
import { pathName } from '../walk/path-name.ts';
import { Landscape } from './landscape.tsx';
import type { CardProgress } from './progress-of.ts';

interface PathCardProps {
  /** Figures and badge are addresses of pictures. */
  path: Omit<Pathway, 'badge' | 'figures'> & { badge: string; figures: string[] };
  /** The language that was asked for; in the reader's own where none was. */
  languageId: string | undefined;
  progress: CardProgress;
}

/** A path as a piece of land with its figures, its levels, how far somebody is, and its badge. */
export function PathCard({ path, languageId, progress: { done, isComplete } }: PathCardProps) {
  const t = useWords();
  return (
    <a className="pathcard" href={pathAddress(path.slug, languageId)}>
      <Landscape palette={path.palette} figures={path.figures} />
      <span className="pathcard__body">
        <strong>
          <bdi>{pathName(path, t)}</bdi>
        </strong>
        {path.summary !== '' && (
          <bdi className="muted small" dir="auto">
            {path.summary}
          </bdi>
        )}
        <span className="pathcard__facts">
          {path.levels.map((level) => (
            <LevelMark key={level} level={level} />
          ))}
          <span className="small muted">{t('learning.paths.stories', { count: path.stories })}</span>
        </span>
        {done > 0 && (
          <span className="pathcard__prog">
            <span className="beads" aria-hidden="true">
              {Array.from({ length: path.steps }, (_, at) => (
                <i key={at} className={at < done ? 'is-done' : at === done ? 'is-now' : undefined} />
              ))}
            </span>
            <span className="small">{t('learning.paths.progress', { done, total: path.steps })}</span>
          </span>
        )}
        {isComplete && <span className="sr">{t('learning.paths.earned')}</span>}
      </span>
      <span className={isComplete ? 'pathcard__badge' : 'pathcard__badge is-off'}>
        <img src={path.badge} alt="" width="128" height="128" loading="lazy" decoding="async" />
      </span>
    </a>
  );
}
