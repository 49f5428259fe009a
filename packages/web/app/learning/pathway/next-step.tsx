import type { PathwayStep, PathwayDetail } from '@letsread/learning/contract.ts';

import { Cover } from '../../catalogue/covers/cover.tsx';
import { LevelBadge } from '../../catalogue/level-badge.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { badgeAddress } from '../../stickers/sticker-address.ts';
import { stepAddress } from '../path-progress/path-address.ts';
import { keyOfStep, type ProgressOnPath } from '../path-progress/progress-on-path.ts';
import { WholeSyllables } from '../../ui/whole-syllables.tsx';

interface NextStepProps {
  path: PathwayDetail;
  progress: ProgressOnPath;
}

/**
 * What comes next on the path, with the one button that leads on; at its end the badge. The steps behind it wait in the
 * page: the device may know of more that is done (`show-progress.ts`).
 */
export function NextStep({ path, progress: { next, done } }: NextStepProps) {
  const later = path.path.filter((step) => step !== next && !done.has(keyOfStep(step)));
  return (
    <div className="pathway__next-step">
      <div data-next-step="" data-shows={next === undefined ? 'end' : keyOfStep(next)}>
        {next === undefined ? <PathEnd path={path} /> : <Step step={next} isShown />}
      </div>
      {next !== undefined && (
        <>
          {later.map((step) => (
            <template key={step.id} data-form={keyOfStep(step)}>
              <Step step={step} />
            </template>
          ))}
          <template data-form="end">
            <PathEnd path={path} />
          </template>
        </>
      )}
    </div>
  );
}

function PathEnd({ path }: Pick<NextStepProps, 'path'>) {
  const t = useMessages();
  return (
    <section className="panel pathway__next">
      <h2>{t('learning.path.complete')}</h2>
      <div className="pathway__step">
        <span className="badge__disc">
          <img
            src={badgeAddress(path.badge)}
            alt={t('learning.path.badge-earned')}
            width="128"
            height="128"
            loading="lazy"
          />
        </span>
        <p className="muted">{t('learning.path.complete.text')}</p>
      </div>
    </section>
  );
}

function Step({ step, isShown = false }: { step: PathwayStep; isShown?: boolean }) {
  const t = useMessages();
  const { kind, book } = step;
  const isStory = kind === 'book';
  return (
    <section className="panel pathway__next" aria-labelledby="next-step">
      <h2 id="next-step">{t(isStory ? 'learning.path.next-story' : 'learning.path.next')}</h2>
      <div className="pathway__step">
        <span className="pathway__cover">
          <Cover picture={book.cover} sizes="96px" urgency={isShown ? 'first' : undefined} />
        </span>
        <div className="pathway__words">
          {!isStory && <p className="small">{t(`learning.path.kind.${kind}`)}</p>}
          <strong lang={book.language.languageISOCode} dir={book.language.direction}>
            <WholeSyllables text={book.title} lang={book.language.languageISOCode} />
          </strong>
          {isStory && (
            <>
              <LevelBadge level={book.level} />
              <span className="small muted">{t('catalogue.minutes', { count: book.minutes })}</span>
            </>
          )}
        </div>
      </div>
      <a className="btn btn--leaf btn--kid btn--block" href={stepAddress(step)}>
        <Icon name={isStory ? 'pages' : 'next'} isDirected={!isStory} />
        {t(isStory ? 'catalogue.book.read' : 'learning.path.play')}
      </a>
    </section>
  );
}
