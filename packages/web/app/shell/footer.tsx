import { Link } from 'react-router';

import { Icon } from '../ui/icon.tsx';
import type { FooterLink } from './contexts.ts';
import { useInterface } from './language/use-interface.ts';
import { useWords } from './language/words.tsx';
import { LogoMark } from './logo.tsx';

const linksInOrder = ['about', 'collaborators', 'help', 'social', 'donate'] as const;

/** The footer of the specification; what the configuration gives no address for is left out. */
export function Footer() {
  const t = useWords();
  const { links, year } = useInterface();
  const listed = linksInOrder.filter((name) => links[name] !== undefined);
  return (
    <footer className="foot">
      <svg className="foot__hill" viewBox="0 0 1200 44" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 44V30C160 6 300 2 470 22s300 22 450-2 200-18 280-8v32z" fill="var(--sunken)" />
      </svg>
      <div className="wrap">
        <div className="foot__in">
          <div className="stack">
            <Link className="logo foot__logo" to="/" aria-label={t('shell.logo')} dir="ltr" lang="en">
              <LogoMark />
              <span aria-hidden="true">Let’s Read</span>
            </Link>
            <p className="muted">{t('shell.footer.program')}</p>
            <Apps />
          </div>
          {(listed.length > 0 || links.translatorSignIn !== undefined) && (
            <nav aria-label={t('shell.footer.more')} className="stack">
              <div className="foot__links">
                {listed.map((name) => (
                  <a key={name} href={links[name]}>
                    {t(`shell.footer.${name}`)}
                  </a>
                ))}
              </div>
              <TranslatorSignIn />
            </nav>
          )}
        </div>
        <div className="foot__base">
          <span>{t('shell.footer.copyright', { year: String(year) })}</span>
          {(['privacy', 'accessibility'] as const).map(
            (name) => links[name] !== undefined && <FootLink key={name} name={name} href={links[name]} />,
          )}
        </div>
      </div>
    </footer>
  );
}

function FootLink({ name, href }: { name: FooterLink; href: string }) {
  return <a href={href}>{useWords()(`shell.footer.${name}`)}</a>;
}

function Apps() {
  const t = useWords();
  const { links } = useInterface();
  const stores = (['android', 'ios'] as const).filter((name) => links[name] !== undefined);
  if (stores.length === 0) return null;
  return (
    <div className="foot__apps">
      {stores.map((name) => (
        <a className="store" key={name} href={links[name]}>
          <Icon name="phone" />
          <span>
            <small>{t('shell.footer.get-app')}</small>
            {t(`shell.footer.${name}`)}
          </span>
        </a>
      ))}
    </div>
  );
}

function TranslatorSignIn() {
  const t = useWords();
  const { links } = useInterface();
  if (links.translatorSignIn === undefined) return null;
  return (
    <div>
      <a className="btn btn--s" href={links.translatorSignIn} target="_blank" rel="noopener">
        <Icon name="translate" size="s" />
        {t('shell.footer.translator-sign-in')}
        <Icon name="out" size="xs" isDirected />
        <span className="sr">{t('shell.footer.new-tab')}</span>
      </a>
    </div>
  );
}
