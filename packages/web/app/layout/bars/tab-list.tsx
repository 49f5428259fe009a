import { useSession } from '../../identity/use-session.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { activeTab, tabsFor } from './tabs.ts';

/** The three tabs; the path of the page says which one is active. */
export function TabList({ path }: { path: string }) {
  const t = useMessages();
  const session = useSession();
  return (
    <nav className="tabs" aria-label={t('shell.tabs')}>
      <ul>
        {tabsFor(session).map((tab) => (
          <li key={tab.name}>
            <a className="tab" href={tab.to} aria-current={activeTab(path) === tab.name ? 'page' : undefined}>
              <Icon name={tab.icon} />
              <span>{t(`shell.tabs.${tab.name}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
