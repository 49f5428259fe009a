import type { Pathway } from '@letsread/learning/contract.ts';

import { LevelBadge } from '../../catalogue/level-badge.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { badgeAddress, stickerAddress } from '../../stickers/sticker-address.ts';
import { type KnownProgress, progressText } from '../path-progress/known-progress.ts';
import { pathAddress } from '../path-progress/path-address.ts';
import { PathTitle, useTitleLanguage } from '../path-progress/path-title.tsx';
import { Landscape } from './landscape.tsx';
import { progressOf } from './progress-of.ts';

interface PathCardProps {
  path: Pathway;
  /** The language that was asked for; in the reader's own where none was. */
  languageId: string | undefined;
  /** What the library knows; the device may know more (`show-progress.ts`). */
  known: KnownProgress | undefined;
}

/** A path as a piece of land with its figures, its levels, how far somebody is, and its badge. */
export function PathCard({ path, languageId, known }: PathCardProps) {
  const t = useMessages();
  const summaryLanguage = useTitleLanguage(path);
  const { done, isComplete } = progressOf(path, known, []);
  return (
    <a
      className="pathcard"
      href={pathAddress(path.slug, languageId)}
      data-path={path.slug}
      data-steps={path.steps}
      data-progress={progressText(known)}
    >
      <Landscape palette={path.palette} figures={path.figures.slice(0, 3).map(stickerAddress)} />
      <span className="pathcard__body">
        <strong>
          <PathTitle path={path} />
        </strong>
        {path.summary !== '' && (
          <bdi className="muted small" dir="auto" lang={summaryLanguage}>
            {path.summary}
          </bdi>
        )}
        <span className="pathcard__facts">
          {path.levels.map((level) => (
            <LevelBadge key={level} level={level} />
          ))}
          <span className="small muted">{t('learning.paths.stories', { count: path.stories })}</span>
        </span>
        <Progress done={done} steps={path.steps} />
        <span className="sr" data-when="done" hidden={!isComplete}>
          {t('learning.paths.earned')}
        </span>
      </span>
      <span className={isComplete ? 'pathcard__badge' : 'pathcard__badge is-off'}>
        <img src={badgeAddress(path.badge)} alt="" width="128" height="128" loading="lazy" decoding="async" />
      </span>
    </a>
  );
}

function Progress({ done, steps }: { done: number; steps: number }) {
  const t = useMessages();
  const text = (count: number | string) => t('learning.paths.progress', { done: count, total: steps });
  return (
    <span className="pathcard__prog" data-done={text('{done}')} hidden={done === 0}>
      <span className="beads" aria-hidden="true">
        {Array.from({ length: steps }, (_, at) => (
          <i key={at} className={at < done ? 'is-done' : at === done ? 'is-now' : undefined} />
        ))}
      </span>
      <span className="small">{text(done)}</span>
    </span>
  );
}
