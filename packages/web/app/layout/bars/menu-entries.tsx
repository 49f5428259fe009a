import type { ReactNode } from 'react';

import { currentProfile, type Session } from '../../request/session/session.ts';
import { useSession } from '../../identity/use-session.ts';
import { createProfileId } from '../../profiles/create-profile-dialog.tsx';
import { projectCodeId } from '../../projects/project-code-dialog.tsx';
import { opens } from '../../ui/dialogs/dialog.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { collaboratorsPath } from './information-paths.ts';
import { pickerId } from '../../i18n/choice/picker-id.ts';
import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { logInPath } from '../../identity/entrance/log-in-path.ts';
import { SignOut } from './sign-out.tsx';

/** The entries of the settings menu: they and their order are those of specification section 2. */
export function MenuEntries({ returnPath }: { returnPath: string }) {
  const session = useSession();
  if (session === undefined) return <SignedOut returnPath={returnPath} />;
  return session.classroom === undefined ? <SignedIn session={session} /> : <InClass session={session} />;
}

function SignedOut({ returnPath }: { returnPath: string }) {
  const t = useMessages();
  return (
    <>
      <div className="stack menu__login">
        <p className="muted">{t('shell.menu.why-log-in')}</p>
        <a className="btn btn--leaf btn--block" href={logInPath(returnPath)}>
          <Icon name="login" size="s" isDirected />
          {t('shell.menu.log-in')}
        </a>
      </div>
      <ul className="menu">
        <InformationRows />
      </ul>
    </>
  );
}

/** On a browser that is open for a class: nothing of the account, which the teacher's password gives back. */
function InClass({ session }: { session: Session }) {
  const t = useMessages();
  const profile = currentProfile(session);
  return (
    <>
      <a className="menu__me" href="/classroom">
        <span className="avatar avatar--static avatar--m">
          {profile === undefined ? (
            <Icon name="people" size="l" />
          ) : (
            <img className="art" src={profile.imageUrl} alt="" width="128" height="128" />
          )}
        </span>
        <span className="menu__who">
          <strong>
            <bdi>{profile?.name ?? session.classroom?.name}</bdi>
          </strong>
          <span className="small muted">{t('profiles.page.who-reads')}</span>
        </span>
        <Icon name="chev" isDirected />
      </a>
      <ul className="menu">
        <li>
          <a className="menu__row" href="/mybooks">
            <Row icon="books">{t('shell.menu.my-books')}</Row>
          </a>
        </li>
      </ul>
      <ul className="menu">
        <InformationRows />
      </ul>
    </>
  );
}

function SignedIn({ session }: { session: Session }) {
  const t = useMessages();
  return (
    <>
      <ProfileEntry session={session} />
      <ul className="menu">
        <li>
          <button className="menu__row" type="button" {...opens(createProfileId)}>
            <Row icon="plus">{t('shell.menu.new-profile')}</Row>
          </button>
        </li>
        <li>
          <a className="menu__row" href="/mybooks">
            <Row icon="books">{t('shell.menu.my-books')}</Row>
          </a>
        </li>
        <li>
          <button className="menu__row" type="button" {...opens(projectCodeId)}>
            <Row icon="key">{t('shell.menu.project-code')}</Row>
          </button>
        </li>
      </ul>
      <ul className="menu">
        <InformationRows />
      </ul>
      <SignOut />
    </>
  );
}

/** The avatar and name of who reads, and whose account it is. */
function ProfileEntry({ session }: { session: Session }) {
  const t = useMessages();
  const profile = currentProfile(session);
  return (
    <a className="menu__me" href={profile === undefined ? '/profile/create' : `/profile/${profile.id}`}>
      <span className="avatar avatar--static avatar--m">
        {profile === undefined ? (
          <Icon name="person" size="l" />
        ) : (
          <img className="art" src={profile.imageUrl} alt="" width="128" height="128" />
        )}
      </span>
      <span className="menu__who">
        <strong>
          <bdi>{profile?.name ?? session.displayName}</bdi>
        </strong>
        <span className="small muted">
          {profile === undefined ? t('shell.menu.first-profile') : <bdi>{session.displayName}</bdi>}
        </span>
      </span>
      <Icon name="chev" isDirected />
    </a>
  );
}

function InformationRows() {
  const t = useMessages();
  const { language } = useInterface();
  const pages = [
    { name: 'about', icon: 'info', to: '/about' },
    { name: 'collaborators', icon: 'people', to: collaboratorsPath(language.id) },
    { name: 'terms', icon: 'doc', to: '/termsandcondition' },
  ] as const satisfies { name: string; icon: IconName; to: string }[];
  return (
    <>
      <li>
        <button className="menu__row" type="button" {...opens(pickerId)}>
          <Row
            icon="globe"
            detail={
              <span className="own-name" lang={language.languageISOCode}>
                {language.name}
              </span>
            }
          >
            {t('shell.language.title')}
          </Row>
        </button>
      </li>
      {pages.map(({ name, icon, to }) => (
        <li key={name}>
          <a className="menu__row" href={to}>
            <Row icon={icon}>{t(`shell.menu.${name}`)}</Row>
          </a>
        </li>
      ))}
    </>
  );
}

function Row({ icon, detail, children }: { icon: IconName; detail?: ReactNode; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      <span>{children}</span>
      {detail !== undefined && <small>{detail}</small>}
      <Icon name="chev" isDirected />
    </>
  );
}
