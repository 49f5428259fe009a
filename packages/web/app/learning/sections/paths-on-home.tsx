import type { Pathway } from '@letsread/learning/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { stickerAddress } from '../../stickers/sticker-address.ts';
import { pathAddress } from '../path-progress/path-address.ts';
import { PathTitle } from '../path-progress/path-title.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The first paths of a language; nothing where there are none. */
export function PathsOnHome({ paths }: { paths: readonly Pathway[] }) {
  const t = useMessages();
  if (paths.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="row-paths">
      <div className="sec__head">
        <div>
          <h2 id="row-paths">{t('learning.paths')}</h2>
          <p>{t('learning.home.text')}</p>
        </div>
        <a className="sec__all" href="/pathways">
          {t('learning.path.all')}
          <Icon name="chev" isDirected />
        </a>
      </div>
      <ul className="colls">
        {paths.map((path) => (
          <li key={path.id}>
            <a className="coll coll--path" href={pathAddress(path.slug)} data-palette={path.palette}>
              <span className="coll__figures">
                {path.figures.slice(0, 3).map((figure) => (
                  <img
                    key={figure}
                    src={stickerAddress(figure)}
                    alt=""
                    width="128"
                    height="128"
                    loading="lazy"
                    decoding="async"
                  />
                ))}
              </span>
              <span className="coll__text">
                <strong>
                  <PathTitle path={path} />
                </strong>
                <small>{t('learning.paths.stories', { count: path.stories })}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
