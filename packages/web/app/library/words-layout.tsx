import { libraryMessages } from '@letsread/interface-text/library-messages.ts';
import { Outlet } from 'react-router';

import { interfaceLanguage } from '../i18n/interface-language.ts';
import { noStore } from '../request/no-store.ts';
import type { Route } from './+types/words-layout.ts';
import { LibraryMessages } from './library-messages.tsx';
import { backRoomClient } from './load-back-room.server.ts';

export const headers = noStore;

export function loader({ context, request }: Route.LoaderArgs) {
  // To nobody it is a page, and nobody gets its words.
  backRoomClient(context);
  const languageTag = interfaceLanguage(request).languageISOCode;
  return { languageTag, fields: libraryMessages(languageTag) };
}

/** They are most of what a screen is read anew by, and another language comes with a new document. */
export function shouldRevalidate() {
  return false;
}

/** The words of the back room, around all of its screens: they come with the first, and the next ones do not send them again. */
export default function WordsLayout({ loaderData: { fields, languageTag } }: Route.ComponentProps) {
  return (
    <LibraryMessages fields={fields} languageTag={languageTag}>
      <Outlet />
    </LibraryMessages>
  );
}
