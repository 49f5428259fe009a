import type { StickerName, BadgeName } from '@letsread/learning/contract.ts';
import { listProfiles } from '@letsread/profiles/contract.ts';
import { data, redirect } from 'react-router';

import { sessionContext } from '../../request/session/server-session.server.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { Island } from '../../ui/island.tsx';
import albumSheet from '../sections/album.css?url';
import { BadgeTitle } from '../sections/badge-title.tsx';
import { CompletionsOffer } from '../completions/completions-offer.tsx';
import pathsSheet from '../pathways/pathways.css?url';
import { badgeAddress, stickerAddress } from '../../stickers/sticker-address.ts';
import type { Route } from './+types/sticker-book-screen.ts';
import { listAllAwards } from './list-all-awards.ts';
import sheet from './sticker-book.css?url';
import { StickerBook } from './sticker-book.tsx';
import { Sheet } from '../../ui/sheet.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { current, client } = context.get(sessionContext);
  const session = current();
  if (session === undefined) return redirect('/profile/signin');
  const userId = session.userInfo.id;
  const { items: profiles } = await answerOf(client(listProfiles, { userId }));
  const profile = profiles.find(({ id }) => id === params.id);
  if (profile === undefined) throw data(null, { status: 404 });
  const lId = interfaceLanguage(request).id;
  const awards = await answerOf(listAllAwards(client, { userId, profileId: profile.id, lId }));
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
      .map(({ id, picture, title, titleLanguageISOCode }) => ({
        id,
        title,
        titleLanguageISOCode,
        name: picture as BadgeName,
        picture: badgeAddress(picture as BadgeName),
      })),
  };
}

export function headers() {
  return noStore();
}

export default function StickerBookScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { userId, profile, stickers, badges } = loaderData;
  const title = t('learning.book');
  return (
    <main id="main" className="wrap bookpage" data-module="send-waiting">
      <PageHead title={title} isHidden />
      <Sheet href={pathsSheet} />
      <Sheet href={albumSheet} />
      <Sheet href={sheet} />
      <header className="bookpage__head">
        <a className="iconbtn iconbtn--line" href={`/profile/${profile.id}`} aria-label={t('learning.book.back')}>
          <Icon name="back" isDirected />
        </a>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="muted">
            <bdi>{profile.name}</bdi>
          </p>
        </div>
      </header>
      <CompletionsOffer />
      <Island
        name="sticker-book"
        props={{
          userId,
          profileId: profile.id,
          stickers: stickers.map((one) => ({ ...one, name: t(`learning.sticker.${one.name}`) })),
        }}
        component={StickerBook}
      />
      <section className="albumsec" aria-labelledby="shelf">
        <h2 id="shelf">{t('learning.book.shelf')}</h2>
        {badges.length === 0 ? (
          <p className="muted">
            {t('learning.badges.none')} <a href="/pathways">{t('learning.paths')}</a>
          </p>
        ) : (
          <ul className="badges bookpage__shelf">
            {badges.map(({ id, picture, ...badge }) => (
              <li key={id} className="badge">
                <span className="badge__disc">
                  <img src={picture} alt="" width="128" height="128" loading="lazy" />
                </span>
                <BadgeTitle {...badge} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </main>
  );
}
