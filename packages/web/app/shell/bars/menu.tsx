import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { currentProfile, type Session } from '../../identity/session.ts';
import { useSession } from '../../identity/use-session.ts';
import { createProfileId } from '../../profiles/create-profile-dialog.tsx';
import { projectCodeId } from '../../projects/project-code-dialog.tsx';
import { Dialog, opens } from '../../ui/dialog.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { collaboratorsPath } from './information-paths.ts';
import { pickerId } from '../language/language-picker.tsx';
import { useInterface } from '../language/use-interface.ts';
import { useWords } from '../language/words.tsx';
import { logInPath } from './log-in-path.ts';
import { usePlaceHere } from './place-here.ts';
import { SignOut } from './sign-out.tsx';

export const menuId = 'menu';

/** The settings menu: its entries and their order are those of specification section 2. */
export function SettingsMenu() {
  const t = useWords();
  const session = useSession();
  return (
    <Dialog id={menuId} title={t('shell.menu.title')} closeLabel={t('shell.close')} className="dialog--menu">
      <div className="dialog__body">{session === undefined ? <SignedOut /> : <SignedIn session={session} />}</div>
    </Dialog>
  );
}

function SignedOut() {
  const t = useWords();
  const place = usePlaceHere();
  return (
    <>
      <div className="stack menu__login">
        <p className="muted">{t('shell.menu.why-log-in')}</p>
        <Link className="btn btn--leaf btn--block" to={logInPath(place)}>
          <Icon name="login" size="s" isDirected />
          {t('shell.menu.log-in')}
        </Link>
      </div>
      <ul className="menu">
        <InformationRows />
      </ul>
    </>
  );
}

function SignedIn({ session }: { session: Session }) {
  const t = useWords();
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
          <Link className="menu__row" to="/mybooks">
            <Row icon="books">{t('shell.menu.my-books')}</Row>
          </Link>
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
  const t = useWords();
  const profile = currentProfile(session);
  return (
    <Link className="menu__me" to={profile === undefined ? '/profile/create' : `/profile/${profile.id}`}>
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
    </Link>
  );
}

function InformationRows() {
  const t = useWords();
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
          <Link className="menu__row" to={to}>
            <Row icon={icon}>{t(`shell.menu.${name}`)}</Row>
          </Link>
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
