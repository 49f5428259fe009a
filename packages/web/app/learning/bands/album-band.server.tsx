import type { Award, BadgeName, StickerName } from '@letsread/learning/contract.ts';
import { type Translate, translator } from '@letsread/interface-text/translator.ts';
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';

import { sessionContext } from '../../request/session/server-session.server.ts';
import type { InterfaceLanguage } from '../../i18n/interface-language.ts';
import { loadWords } from '../../i18n/load-words.server.ts';
import { goWithout } from '../../request/trouble.server.ts';
import { listAllAwards } from '../sticker-book/list-all-awards.ts';
import { badgeAddress, stickerAddress } from '../stickers/sticker-address.ts';

interface Wanted {
  userId: string;
  profileId: string;
  language: Pick<InterfaceLanguage, 'id' | 'languageISOCode'>;
}

/** The album and the badges of a reader for their page, as HTML: no browser fetches code for them. */
export async function albumBand(
  context: Readonly<RouterContextProvider>,
  { userId, profileId, language }: Wanted,
): Promise<string> {
  const { ask } = context.get(sessionContext);
  const awards = await listAllAwards(ask, { userId, profileId, lId: language.id }).catch(
    goWithout(context, 'the stickers of a reader', undefined),
  );
  if (awards === undefined) return '';
  const { fields, languageTag } = await loadWords(context, language);
  const t = translator(fields, languageTag, { fields: {}, languageTag: 'en' });
  return renderToStaticMarkup(
    <>
      <Album stickers={awards.filter(({ kind }) => kind === 'sticker')} profileId={profileId} t={t} />
      <Badges badges={awards.filter(({ kind }) => kind === 'badge')} t={t} />
    </>,
  );
}

const placesOnPage = 6;
const tilts = ['-6deg', '4deg', '-3deg', '5deg', '-4deg', '6deg'];

function Album({ stickers, profileId, t }: { stickers: readonly Award[]; profileId: string; t: Translate }) {
  const place = (at: number) => {
    const picture = stickers[at]?.picture as StickerName | undefined;
    return (
      <li key={at}>
        {picture === undefined ? (
          <span className="sticker sticker--empty">
            <span className="sr">{t('learning.album.empty')}</span>
          </span>
        ) : (
          <span className="sticker" style={{ '--tilt': tilts[at % tilts.length] } as CSSProperties}>
            <img
              src={stickerAddress(picture)}
              alt={t('learning.sticker.named', { name: t(`learning.sticker.${picture}`) })}
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
        {[0, placesOnPage].map((from) => (
          <ul key={from} className="album__page">
            {Array.from({ length: placesOnPage }, (_, at) => place(from + at))}
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

function Badges({ badges, t }: { badges: readonly Award[]; t: Translate }) {
  return (
    <section className="albumsec" aria-labelledby="badges">
      <h2 id="badges">{t('learning.badges')}</h2>
      {badges.length === 0 ? (
        <p className="muted">
          {t('learning.badges.none')} <a href="/pathways">{t('learning.paths')}</a>
        </p>
      ) : (
        <ul className="badges">
          {badges.map(({ id, picture, title }) => {
            const badge = picture as BadgeName;
            return (
              <li key={id} className="badge">
                <span className="badge__disc">
                  <img src={badgeAddress(badge)} alt="" width="128" height="128" loading="lazy" />
                </span>
                <bdi>{title || t(`learning.badge.${badge}`)}</bdi>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
