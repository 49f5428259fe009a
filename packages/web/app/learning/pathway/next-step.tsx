import { Cover } from '../../catalogue/cover.tsx';
import { LevelMark } from '../../catalogue/level-mark.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { stepAddress } from '../walk/path-address.ts';
import type { Walk } from '../walk/walk.ts';
import type { PathToShow } from './path-to-show.ts';

/** What comes next on the path, with the one button that leads on; at its end the badge. */
export function NextStep({ path, walked: { next } }: { path: PathToShow; walked: Walk }) {
  const t = useWords();
  if (next === undefined)
    return (
      <section className="panel pathway__next">
        <h2>{t('learning.path.complete')}</h2>
        <div className="pathway__step">
          <span className="badge__disc">
            <img src={path.badgePicture} alt={t('learning.path.badge-earned')} width="128" height="128" />
          </span>
          <p className="muted">{t('learning.path.complete.text')}</p>
        </div>
      </section>
    );
  const { kind, book } = next;
  const isStory = kind === 'book';
  return (
    <section className="panel pathway__next" aria-labelledby="next-step">
      <h2 id="next-step">{t(isStory ? 'learning.path.next-story' : 'learning.path.next')}</h2>
      <div className="pathway__step">
        <span className="pathway__cover">
          <Cover picture={book.cover} sizes="96px" urgency="first" />
        </span>
        <div className="pathway__words">
          {!isStory && <p className="small">{t(`learning.path.kind.${kind}`)}</p>}
          <strong lang={book.language.languageISOCode} dir={book.language.direction}>
            {book.title}
          </strong>
          {isStory && (
            <>
              <LevelMark level={book.level} />
              <span className="small muted">{t('catalogue.minutes', { count: book.minutes })}</span>
            </>
          )}
        </div>
      </div>
      <a className="btn btn--leaf btn--kid btn--block" href={stepAddress(next)}>
        <Icon name={isStory ? 'pages' : 'next'} isDirected={!isStory} />
        {t(isStory ? 'catalogue.book.read' : 'learning.path.play')}
      </a>
    </section>
  );
}
