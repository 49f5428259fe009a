import { getBackRoom } from '@letsread/identity/roles/contract.ts';
import { NavLink, Outlet } from 'react-router';

import { EveryScriptFonts } from '../fonts/script-fonts.tsx';
import { noStore } from '../request/no-store.ts';
import { answerOf } from '../request/problems.ts';
import { Sheet } from '../ui/sheet.tsx';
import type { Route } from './+types/library-layout.ts';
import backRoomSheet from './back-room.css?url';
import { useLibraryMessages } from './library-messages.tsx';
import { useListFocus } from './listing/use-list-focus.ts';
import { usePressedOnce } from './listing/use-pressed-once.ts';
import { backRoomClient } from './load-back-room.server.ts';
import { useTypedBefore } from './use-typed-before.ts';

export const handle = { page: 'screen' };

export const headers = noStore;

export async function loader({ context }: Route.LoaderArgs) {
  const { roles } = await answerOf(backRoomClient(context)(getBackRoom, {}));
  return { roles };
}

export default function LibraryLayout({ loaderData: { roles } }: Route.ComponentProps) {
  const pressedOnce = usePressedOnce();
  const formSent = useListFocus();
  useTypedBefore();
  return (
    <>
      <Sheet href={backRoomSheet} />
      <EveryScriptFonts />
      <main
        id="main"
        className="wrap stack library"
        onSubmitCapture={(event) => {
          pressedOnce(event);
          formSent(event);
        }}
      >
        <Parts
          isLibrarian={roles.includes('LIBRARIAN')}
          isPartner={roles.includes('PARTNER')}
          isEditor={roles.includes('EDITOR')}
          isTeacher={roles.includes('TEACHER')}
        />
        <Outlet />
      </main>
    </>
  );
}

function Parts({
  isLibrarian,
  isPartner,
  isEditor,
  isTeacher,
}: Record<'isLibrarian' | 'isPartner' | 'isEditor' | 'isTeacher', boolean>) {
  const t = useLibraryMessages();
  const parts = [
    ['/library', t('library.title'), true],
    ['/library/classes', t('library.classes.title'), isTeacher],
    ['/library/shelf', t('library.shelf.title'), isLibrarian || isEditor],
    ['/library/reports', t('library.reports.title'), isLibrarian || isEditor],
    ['/library/people', t('library.people.title'), isLibrarian],
    ['/library/imports', t('library.imports.title'), isLibrarian || isEditor],
    ['/library/collections', t('library.collections.title'), isLibrarian],
    ['/library/themes', t('library.themes.title'), isLibrarian],
    ['/library/pathways', t('library.pathways.title'), isLibrarian],
    ['/library/home', t('library.home.title'), isLibrarian],
    ['/library/projects', t('library.projects.title'), isLibrarian || isPartner],
    ['/library/numbers', t('library.numbers.title'), isLibrarian || isEditor],
    ['/library/audit', t('library.audit.title'), isLibrarian],
  ] as const;
  const own = parts.filter(([, , isOwn]) => isOwn);
  if (own.length === 1) return null;
  return (
    <nav aria-label={t('library.title')}>
      <ul className="chips library__parts">
        {own.map(([path, name]) => (
          <li key={path}>
            <NavLink className="chip" to={path} end={path === '/library'}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
