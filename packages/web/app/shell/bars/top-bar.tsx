import { Link, useLocation } from 'react-router';

import { useSession } from '../../identity/use-session.ts';
import { opens } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pickerId } from '../language/language-picker.tsx';
import { useInterface } from '../language/use-interface.ts';
import { useWords } from '../language/words.tsx';
import { LogoMark } from './logo.tsx';
import { menuId } from './menu.tsx';
import { activeTab, tabsFor } from './tabs.ts';

export function TopBar() {
  const t = useWords();
  return (
    <header className="topbar">
      <div className="topbar__in">
        <Link className="logo" to="/" aria-label={t('shell.logo')} dir="ltr" lang="en">
          <LogoMark />
          <span aria-hidden="true">Let’s Read</span>
        </Link>
        <Tabs />
        <div className="topbar__end">
          <LanguageButton />
          <button className="iconbtn" type="button" aria-label={t('shell.menu.title')} {...opens(menuId)}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}

function Tabs() {
  const t = useWords();
  const { pathname } = useLocation();
  const session = useSession();
  return (
    <nav className="tabs" aria-label={t('shell.tabs')}>
      <ul>
        {tabsFor(session).map((tab) => (
          <li key={tab.name}>
            <Link className="tab" to={tab.to} aria-current={activeTab(pathname) === tab.name ? 'page' : undefined}>
              <Icon name={tab.icon} />
              <span>{t(`shell.tabs.${tab.name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LanguageButton() {
  const t = useWords();
  const { language } = useInterface();
  return (
    <button
      className="langbtn"
      type="button"
      aria-label={t('shell.language.button', { language: language.name })}
      {...opens(pickerId)}
    >
      <Icon name="globe" />
      <span className="own-name" lang={language.languageISOCode} dir="auto">
        {language.name}
      </span>
    </button>
  );
}
