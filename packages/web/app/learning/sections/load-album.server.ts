import { type Award, type BadgeName, listPathways, type StickerName } from '@letsread/learning/contract.ts';
import type { RouterContextProvider } from 'react-router';

import type { InterfaceLanguage } from '../../i18n/interface-language.ts';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { fallBackTo } from '../../request/degraded-page.server.ts';
import { listAllAwards } from '../sticker-book/list-all-awards.ts';
import { badgeAddress, stickerAddress } from '../../stickers/sticker-address.ts';

/** A sticker or a badge, and where its picture is. */
export interface AlbumPicture {
  id: string;
  /** Of the picture. */
  name: string;
  picture: string;
  title: string;
  /** BCP 47; null where it is not known. */
  titleLanguageISOCode: string | null;
}

export interface AlbumFacts {
  stickers: AlbumPicture[];
  badges: AlbumPicture[];
  /** What the next paths bring. */
  toWin: BadgeToWin[];
}

export interface BadgeToWin extends AlbumPicture {
  slug: string;
}

/** As many as stand in a row of a phone. */
const maxToWin = 3;

interface WhoseAlbum {
  userId: string;
  profileId: string;
  language: Pick<InterfaceLanguage, 'id'>;
}

/** What a reader has earned, with the addresses of the pictures: what makes them of names stays on the server. Undefined where it cannot be had. */
export async function loadAlbum(
  context: Readonly<RouterContextProvider>,
  { userId, profileId, language }: WhoseAlbum,
): Promise<AlbumFacts | undefined> {
  const { client } = context.get(sessionContext);
  const lId = language.id;
  const [awards, { items: paths }] = await Promise.all([
    listAllAwards(client, { userId, profileId, lId }).catch(fallBackTo(context, 'the stickers of a reader', undefined)),
    client(listPathways, { lId }).catch(fallBackTo(context, 'the badges to win', { items: [] })),
  ]);
  if (awards === undefined) return undefined;
  const won = new Set(awards.map(({ pathwayId }) => pathwayId));
  return {
    stickers: picturesOf(awards, 'sticker', (name) => stickerAddress(name as StickerName)),
    badges: picturesOf(awards, 'badge', (name) => badgeAddress(name as BadgeName)),
    toWin: paths
      .filter(({ id }) => !won.has(id))
      .slice(0, maxToWin)
      .map(({ id, slug, badge, title, titleLanguageISOCode }) => ({
        id,
        slug,
        name: badge,
        picture: badgeAddress(badge),
        title,
        titleLanguageISOCode,
      })),
  };
}

function picturesOf(
  awards: readonly Award[],
  ofKind: Award['kind'],
  addressOf: (name: string) => string,
): AlbumPicture[] {
  return awards
    .filter(({ kind }) => kind === ofKind)
    .map(({ id, picture, title, titleLanguageISOCode }) => ({
      id,
      name: picture,
      picture: addressOf(picture),
      title,
      titleLanguageISOCode,
    }));
}
