import type { BadgeName } from '@letsread/learning/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import type { AlbumPicture } from './load-album.server.ts';

/** What a badge is called: as its path, in the language of that name; by its picture where the path is gone. */
export function BadgeTitle({ name, title, titleLanguageISOCode }: Omit<AlbumPicture, 'id' | 'picture'>) {
  const t = useMessages();
  if (title === '') return <bdi>{t(`learning.badge.${name as BadgeName}`)}</bdi>;
  return <bdi lang={titleLanguageISOCode ?? undefined}>{title}</bdi>;
}
