import { libraryMessages } from '@letsread/interface-text/library-messages.ts';
import type { RouterContextProvider } from 'react-router';

import { interfaceLanguage } from '../i18n/interface-language.ts';
import { sessionContext } from '../request/session/server-session.server.ts';

/** The way to the back room for who has a role there; it comes with the page, so that readers have not a word of it. */
export function backRoomLink(
  context: Readonly<RouterContextProvider>,
  request: Request,
): { path: string; name: string } | undefined {
  if (!context.get(sessionContext).hasRole()) return undefined;
  const name = libraryMessages(interfaceLanguage(request).languageISOCode)['library.title'];
  return name === undefined ? undefined : { path: '/library', name };
}
