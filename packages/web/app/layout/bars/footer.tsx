import { Icon } from '../../ui/icon.tsx';
import { ExternalLink } from './external-link.tsx';
import { collaboratorsPath } from './information-paths.ts';
import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { writeYear } from '../../i18n/written-day.ts';
import { LogoMark } from './logo.tsx';
import { AccessibilityDialog, AccessibilityLink } from '../information/accessibility-dialog.tsx';

/** The footer of the specification; of what is elsewhere, the configuration decides what is shown. */
export function Footer() {
  const t = useMessages();
  const { year } = useInterface();
  return (
    <>
      <footer className="foot">
        <svg className="foot__hill" viewBox="0 0 1200 44" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 44V30C160 6 300 2 470 22s300 22 450-2 200-18 280-8v32z" fill="var(--sunken)" />
        </svg>
        <div className="wrap">
          <div className="foot__in">
            <div className="stack">
              <a className="logo foot__logo" href="/" aria-label={t('shell.logo')} dir="ltr" lang="en">
                <LogoMark />
                <span aria-hidden="true">Let’s Read</span>
              </a>
              <p className="muted">{t('shell.footer.program')}</p>
              <Apps />
            </div>
            <nav aria-label={t('shell.footer.more')} className="stack">
              <FootLinks />
              <TranslatorSignIn />
            </nav>
          </div>
          <div className="foot__base">
            <span>{t('shell.footer.copyright', { year: writeYear(t, year) })}</span>
            <a href="/termsandcondition#privacy">{t('shell.footer.privacy')}</a>
            <AccessibilityLink />
          </div>
        </div>
      </footer>
      <AccessibilityDialog />
    </>
  );
}

function FootLinks() {
  const t = useMessages();
  const { links, language, isImpactShown } = useInterface();
  return (
    <div className="foot__links">
      <a href="/about">{t('shell.footer.about')}</a>
      <a href={collaboratorsPath(language.id)}>{t('shell.footer.collaborators')}</a>
      {isImpactShown && <a href="/impact">{t('shell.footer.impact')}</a>}
      {(['help', 'social', 'donate'] as const).map(
        (name) =>
          links[name] !== undefined && (
            <ExternalLink key={name} href={links[name]}>
              {t(`shell.footer.${name}`)}
            </ExternalLink>
          ),
      )}
    </div>
  );
}

function Apps() {
  const t = useMessages();
  const { links } = useInterface();
  const stores = (['android', 'ios'] as const).filter((name) => links[name] !== undefined);
  if (stores.length === 0) return null;
  return (
    <div className="foot__apps">
      {stores.map((name) => (
        <ExternalLink className="store" key={name} href={links[name] ?? ''}>
          <Icon name="phone" />
          <span>
            <small>{t('shell.footer.get-app')}</small>
            {t(`shell.footer.${name}`)}
          </span>
        </ExternalLink>
      ))}
    </div>
  );
}

function TranslatorSignIn() {
  const t = useMessages();
  const { links } = useInterface();
  if (links.translatorSignIn === undefined) return null;
  return (
    <div>
      <ExternalLink className="btn btn--s" href={links.translatorSignIn}>
        <Icon name="translate" size="s" />
        {t('shell.footer.translator-sign-in')}
        <Icon name="out" size="xs" isDirected />
      </ExternalLink>
    </div>
  );
}
