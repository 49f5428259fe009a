import { useLocation } from 'react-router';

import { opens } from '../../ui/dialogs/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Island } from '../../ui/island.tsx';
import { pickerId } from '../../i18n/choice/picker-id.ts';
import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { LogoMark } from './logo.tsx';
import { menuId } from './menu.tsx';
import { TabList } from './tab-list.tsx';

export function TopBar() {
  const t = useMessages();
  return (
    <header className="topbar">
      <div className="topbar__in">
        <a className="logo" href="/" aria-label={t('shell.logo')} dir="ltr" lang="en">
          <LogoMark />
          <span aria-hidden="true">Let’s Read</span>
        </a>
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
  const { pathname } = useLocation();
  return <Island name="tabs" props={{ path: pathname }} component={TabList} isOfSession />;
}

function LanguageButton() {
  const t = useMessages();
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
