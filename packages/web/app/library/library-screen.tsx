import { getBackRoom } from '@letsread/identity/roles/contract.ts';
import { Link } from 'react-router';

import { PageHead } from '../i18n/page-head.tsx';
import { noStore } from '../request/no-store.ts';
import { answerOf } from '../request/problems.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { Route } from './+types/library-screen.ts';
import { useLibraryMessages } from './library-messages.tsx';
import { backRoomClient } from './load-back-room.server.ts';

export const headers = noStore;

export async function loader({ context }: Route.LoaderArgs) {
  return answerOf(backRoomClient(context)(getBackRoom, {}));
}

/** Where the people who run the library begin: what they are here, and the parts that are for them. */
export default function LibraryScreen({ loaderData: { roles, teams } }: Route.ComponentProps) {
  const t = useLibraryMessages();
  return (
    <>
      <PageHead title={t('library.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.title')}</h1>
      <section className="stack" aria-labelledby="own-roles">
        <h2 id="own-roles">{t('library.own-roles')}</h2>
        <ul className="chips">
          {roles.map((role) => (
            <li className="tag" key={role}>
              {t(`library.role.${role}`)}
            </li>
          ))}
        </ul>
      </section>
      {teams.length > 0 && (
        <section className="stack" aria-labelledby="own-teams">
          <h2 id="own-teams">{t('library.own-teams')}</h2>
          <ul className="library__cards">
            {teams.map(({ id, name, members }) => (
              <li className="library__card" key={id}>
                <h3>
                  <bdi>{name}</bdi>
                </h3>
                <ul>
                  {members.map((member) => (
                    <li key={member.id}>
                      <bdi>{member.displayName}</bdi>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className="library__cards">
        {roles.includes('TEACHER') && <Part path="/library/classes" icon="people" name="classes" />}
        {(roles.includes('LIBRARIAN') || roles.includes('EDITOR')) && (
          <Part path="/library/shelf" icon="books" name="shelf" />
        )}
        {(roles.includes('LIBRARIAN') || roles.includes('EDITOR')) && (
          <Part path="/library/reports" icon="alert" name="reports" />
        )}
        {roles.includes('LIBRARIAN') && <Part path="/library/people" icon="people" name="people" />}
        {(roles.includes('LIBRARIAN') || roles.includes('EDITOR')) && (
          <Part path="/library/imports" icon="download" name="imports" />
        )}
        {roles.includes('LIBRARIAN') && <Part path="/library/collections" icon="books" name="collections" />}
        {roles.includes('LIBRARIAN') && <Part path="/library/themes" icon="tag" name="themes" />}
        {roles.includes('LIBRARIAN') && <Part path="/library/pathways" icon="leaf" name="pathways" />}
        {roles.includes('LIBRARIAN') && <Part path="/library/home" icon="home" name="home" />}
        {(roles.includes('LIBRARIAN') || roles.includes('PARTNER')) && (
          <Part path="/library/projects" icon="key" name="projects" />
        )}
        {(roles.includes('LIBRARIAN') || roles.includes('EDITOR')) && (
          <Part path="/library/numbers" icon="pages" name="numbers" />
        )}
        {roles.includes('LIBRARIAN') && <Part path="/library/audit" icon="clock" name="audit" />}
      </ul>
    </>
  );
}

function Part({
  path,
  icon,
  name,
}: {
  path: string;
  icon: IconName;
  name:
    | 'classes'
    | 'shelf'
    | 'people'
    | 'imports'
    | 'collections'
    | 'themes'
    | 'pathways'
    | 'home'
    | 'projects'
    | 'numbers'
    | 'reports'
    | 'audit';
}) {
  const t = useLibraryMessages();
  return (
    <li>
      <Link className="library__card library__part" to={path}>
        <Icon name={icon} size="l" />
        <span className="stack">
          <b>{t(`library.${name}.title`)}</b>
          <span className="muted">{t(`library.${name}.about`)}</span>
        </span>
      </Link>
    </li>
  );
}
