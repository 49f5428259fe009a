import type { PathwayProgress } from '@letsread/learning/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The paths that a reader is on; a caregiver may have one begun again, hide it or show it. */
export function PathsBegun({ paths }: { paths: readonly PathwayProgress[] }) {
  const t = useMessages();
  return (
    <section className="card card--pad stack" aria-labelledby="paths">
      <h2 id="paths">{t('learning.growth.paths')}</h2>
      <ul className="grow__books">
        {paths.map((path) => (
          <li key={path.pathwayId} className="stack grow__part">
            <PathBegun path={path} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PathBegun({ path }: { path: PathwayProgress }) {
  const t = useMessages();
  const { pathwayId, slug, title, titleLanguageISOCode, done, completedAt, isHidden } = path;
  const name = <bdi lang={titleLanguageISOCode ?? undefined}>{title || t('learning.growth.path')}</bdi>;
  return (
    <>
      <h3>
        <a href={`/pathways/${slug}`}>{name}</a>
      </h3>
      <p className="muted">
        {t('learning.growth.steps', { count: done.length })}
        {completedAt !== null && ` ${t('learning.growth.badge-earned')}`}
        {isHidden && ` ${t('learning.growth.is-hidden')}`}
      </p>
      <form method="post" className="row grow__acts" data-in-place="">
        <input type="hidden" name="path" value={pathwayId} />
        <button className="btn btn--s" type="submit" name="act" value={isHidden ? 'show' : 'hide'}>
          {t(isHidden ? 'learning.growth.show' : 'learning.growth.hide')}
          <span className="sr"> {name}</span>
        </button>
        <details>
          <summary>
            {t('learning.growth.restart')}
            <span className="sr"> {name}</span>
          </summary>
          <p className="small">{t('learning.growth.restart-means')}</p>
          <button className="btn btn--s" type="submit" name="act" value="restart">
            <Icon name="redo" size="s" />
            {t('learning.growth.do-restart')}
          </button>
        </details>
      </form>
    </>
  );
}
