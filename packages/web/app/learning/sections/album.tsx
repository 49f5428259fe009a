import type { StickerName } from '@letsread/learning/contract.ts';
import type { CSSProperties } from 'react';

import { BadgeTitle } from './badge-title.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import type { AlbumFacts, AlbumPicture } from './load-album.server.ts';

/** The album and the badges of a reader on their page. */
export function Album({ stickers, badges, toWin, profileId }: AlbumFacts & { profileId: string }) {
  return (
    <>
      <Stickers stickers={stickers} profileId={profileId} />
      <Badges badges={badges} toWin={toWin} />
    </>
  );
}

const slotsOnPage = 6;
const tilts = ['-6deg', '4deg', '-3deg', '5deg', '-4deg', '6deg'];

function Stickers({ stickers, profileId }: { stickers: readonly AlbumPicture[]; profileId: string }) {
  const t = useMessages();
  const slotOf = (at: number) => {
    const sticker = stickers[at];
    return (
      <li key={at}>
        {sticker === undefined ? (
          <span className="sticker sticker--empty">
            <span className="sr">{t('learning.album.empty')}</span>
          </span>
        ) : (
          <span className="sticker" style={{ '--tilt': tilts[at % tilts.length] } as CSSProperties}>
            <img
              src={sticker.picture}
              alt={t('learning.sticker.named', { name: t(`learning.sticker.${sticker.name as StickerName}`) })}
              width="128"
              height="128"
              loading="lazy"
            />
          </span>
        )}
      </li>
    );
  };
  return (
    <section className="albumsec" aria-labelledby="album">
      <div className="albumsec__head">
        <h2 id="album">{t('learning.album')}</h2>
        <span className="muted small">{t('learning.album.count', { count: stickers.length })}</span>
      </div>
      <div className="album">
        {[0, slotsOnPage].map((from) => (
          <ul key={from} className="album__page">
            {Array.from({ length: slotsOnPage }, (_, at) => slotOf(from + at))}
          </ul>
        ))}
      </div>
      <p>
        <a className="btn" href={`/profile/${profileId}/stickers`}>
          {t('learning.album.open')}
        </a>
      </p>
    </section>
  );
}

/** Those that were won, and what the next paths bring. */
function Badges({ badges, toWin }: Pick<AlbumFacts, 'badges' | 'toWin'>) {
  const t = useMessages();
  return (
    <section className="albumsec" aria-labelledby="badges">
      <h2 id="badges">{t('learning.badges')}</h2>
      {badges.length === 0 && (
        <p className="muted">
          {t('learning.badges.none')} <a href="/pathways">{t('learning.paths')}</a>
        </p>
      )}
      {badges.length + toWin.length > 0 && (
        <ul className="badges">
          {badges.map((badge) => (
            <li key={badge.id} className="badge">
              <BadgeText badge={badge} />
            </li>
          ))}
          {toWin.map((badge) => (
            <li key={badge.id}>
              <a className="badge badge--towin" href={`/pathways/${encodeURIComponent(badge.slug)}`}>
                <BadgeText badge={badge} />
                <small>{t('learning.badges.to-win')}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function BadgeText({ badge: { picture, ...badge } }: { badge: AlbumPicture }) {
  return (
    <>
      <span className="badge__disc">
        <img src={picture} alt="" width="128" height="128" loading="lazy" />
      </span>
      <BadgeTitle {...badge} />
    </>
  );
}
