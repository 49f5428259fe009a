import { Link, useLocation } from 'react-router';

import { Icon } from '../ui/icon.tsx';
import { pickerId } from './language/language-picker.tsx';
import { useInterface } from './language/use-interface.ts';
import { useWords } from './language/words.tsx';
import { LogoMark } from './logo.tsx';
import { activeTab, tabs } from './tabs.ts';

export function TopBar() {
  const t = useWords();
  const { pathname } = useLocation();
  const { language } = useInterface();
  return (
    <header className="topbar">
      <div className="topbar__in">
        <Link className="logo" to="/" aria-label={t('shell.logo')} dir="ltr" lang="en">
          <LogoMark />
          <span aria-hidden="true">Let’s Read</span>
        </Link>
        <nav className="tabs" aria-label={t('shell.tabs')}>
          <ul>
            {tabs.map((tab) => (
              <li key={tab.name}>
                <Link className="tab" to={tab.to} aria-current={activeTab(pathname) === tab.name ? 'page' : undefined}>
                  <Icon name={tab.icon} />
                  <span>{t(`shell.tabs.${tab.name}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="topbar__end">
          <button
            className="langbtn"
            type="button"
            popoverTarget={pickerId}
            aria-label={t('shell.language.button', { language: language.name })}
          >
            <Icon name="globe" />
            <span lang={language.languageISOCode} dir="auto">
              {language.name}
            </span>
          </button>
        </div>
      </div>
    </header>
  );
}
