import type { Placement, StickerName, BadgeName } from '@letsread/learning/contract.ts';
import { listProfiles } from '@letsread/profiles/contract.ts';
import { useEffect } from 'react';
import { data, Link, redirect, useRevalidator } from 'react-router';

import { sessionContext } from '../../request/session/server-session.server.ts';
import { sendWaiting } from '../../offline/outbox/outbox.ts';
import { hasMark } from '../../offline/shelf-marks.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useWords } from '../../i18n/words.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { neverKept } from '../../request/never-kept.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import offeredSheet from '../../reading/my-books/offered.css?url';
import albumSheet from '../bands/album.css?url';
import { DeviceCompletions } from '../completions/device-completions.tsx';
import pathsSheet from '../pathways/pathways.css?url';
import { badgeAddress, stickerAddress } from '../stickers/sticker-address.ts';
import type { Route } from './+types/sticker-book-screen.ts';
import { listAllAwards } from './list-all-awards.ts';
import { savePlacement } from './save-placement.ts';
import sheet from './sticker-book.css?url';
import { StickerBook } from './sticker-book.tsx';

export const handle = { page: 'screen' };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { current, ask } = context.get(sessionContext);
  const session = current();
  if (session === undefined) return redirect('/profile/signin');
  const userId = session.userInfo.id;
  const { items: profiles } = await answerOf(ask(listProfiles, { userId }));
  const profile = profiles.find(({ id }) => id === params.id);
  if (profile === undefined) throw data(null, { status: 404 });
  const lId = interfaceLanguage(request).id;
  const awards = await answerOf(listAllAwards(ask, { userId, profileId: profile.id, lId }));
  return {
    userId,
    profile: { id: profile.id, name: profile.name },
    stickers: awards
      .filter(({ kind }) => kind === 'sticker')
      .map(({ id, picture, placement }) => ({
        id,
        name: picture as StickerName,
        picture: stickerAddress(picture as StickerName),
        placement,
      })),
    badges: awards
      .filter(({ kind }) => kind === 'badge')
      .map(({ id, picture, title }) => ({
        id,
        title,
        name: picture as BadgeName,
        picture: badgeAddress(picture as BadgeName),
      })),
  };
}

export function headers() {
  return neverKept();
}

export default function StickerBookScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords();
  const { userId, profile, stickers, badges } = loaderData;
  useWhatWaited();
  const title = t('learning.book');
  const save = (awardId: string, placement: Placement | null) =>
    savePlacement({ userId, profileId: profile.id, awardId, placement });
  return (
    <main id="main" className="wrap bookpage">
      <PageHead title={title} isHidden />
      <link rel="stylesheet" href={pathsSheet} precedence="screen" />
      <link rel="stylesheet" href={offeredSheet} precedence="screen" />
      <link rel="stylesheet" href={albumSheet} precedence="screen" />
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <header className="bookpage__head">
        <Link className="iconbtn iconbtn--line" to={`/profile/${profile.id}`} aria-label={t('learning.book.back')}>
          <Icon name="back" isDirected />
        </Link>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="muted">
            <bdi>{profile.name}</bdi>
          </p>
        </div>
      </header>
      <DeviceCompletions />
      <StickerBook
        key={profile.id}
        stickers={stickers.map((one) => ({ ...one, name: t(`learning.sticker.${one.name}`) }))}
        save={save}
      />
      <section className="albumsec" aria-labelledby="shelf">
        <h2 id="shelf">{t('learning.book.shelf')}</h2>
        {badges.length === 0 ? (
          <p className="muted">
            {t('learning.badges.none')} <Link to="/pathways">{t('learning.paths')}</Link>
          </p>
        ) : (
          <ul className="badges bookpage__shelf">
            {badges.map(({ id, name, picture, title: path }) => (
              <li key={id} className="badge">
                <span className="badge__disc">
                  <img src={picture} alt="" width="128" height="128" loading="lazy" />
                </span>
                <bdi>{path || t(`learning.badge.${name}`)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </section>
    </main>
  );
}

/** A sticker that was moved without a network is where the library is told it is, before anything is shown for good. */
function useWhatWaited() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!hasMark('outbox')) return;
    void sendWaiting().then(revalidate, (error: unknown) => console.warn('What waits could not be sent:', error));
  }, [revalidate]);
}
