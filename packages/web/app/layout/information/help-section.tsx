import { Icon } from '../../ui/icon.tsx';
import { ExternalLink } from '../bars/external-link.tsx';
import { collaboratorsPath } from '../bars/information-paths.ts';
import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';

/** The ways to take part that this library has. */
export function HelpSection() {
  const t = useMessages();
  const { links, language } = useInterface();
  return (
    <section className="about__all about__help" aria-labelledby="help-a-book">
      <h2 id="help-a-book">{t('shell.pages.about.travel')}</h2>
      <p>{t('shell.pages.about.travel.text')}</p>
      <div className="row">
        {links.translatorSignIn !== undefined && (
          <ExternalLink className="btn btn--leaf" href={links.translatorSignIn}>
            <Icon name="translate" size="s" />
            {t('shell.footer.translator-sign-in')}
            <Icon name="out" size="xs" isDirected />
          </ExternalLink>
        )}
        {links.donate !== undefined && (
          <ExternalLink className="btn" href={links.donate}>
            {t('shell.footer.donate')}
            <Icon name="out" size="xs" isDirected />
          </ExternalLink>
        )}
        <a className="btn" href={collaboratorsPath(language.id)}>
          {t('shell.footer.collaborators')}
        </a>
      </div>
    </section>
  );
}
