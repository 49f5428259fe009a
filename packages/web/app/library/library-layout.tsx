import { getBackRoom } from '@letsread/identity/roles/contract.ts';
import { libraryWords } from '@letsread/interface-text/library-words.ts';
import { NavLink, Outlet } from 'react-router';

import { interfaceLanguage } from '../i18n/interface-language.ts';
import { noStore } from '../request/no-store.ts';
import { answerOf } from '../request/problems.ts';
import { Sheet } from '../ui/sheet.tsx';
import type { Route } from './+types/library-layout.ts';
import backRoomSheet from './back-room.css?url';
import { LibraryMessages, useLibraryMessages } from './library-messages.tsx';
import { backRoomClient } from './load-back-room.server.ts';

export const handle = { page: 'screen' };

export const headers = noStore;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { roles } = await answerOf(backRoomClient(context)(getBackRoom, {}));
  return { roles, fields: libraryWords(interfaceLanguage(request).languageISOCode) };
}

export default function LibraryLayout({ loaderData: { roles, fields } }: Route.ComponentProps) {
  return (
    <LibraryMessages fields={fields}>
      <Sheet href={backRoomSheet} />
      <main id="main" className="wrap stack library">
        {roles.includes('LIBRARIAN') && <Parts />}
        <Outlet />
      </main>
    </LibraryMessages>
  );
}

function Parts() {
  const t = useLibraryMessages();
  const parts = [
    ['/library', t('library.title')],
    ['/library/people', t('library.people.title')],
    ['/library/audit', t('library.audit.title')],
  ] as const;
  return (
    <nav aria-label={t('library.title')}>
      <ul className="chips">
        {parts.map(([path, name]) => (
          <li key={path}>
            <NavLink className="chip" to={path} end>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
