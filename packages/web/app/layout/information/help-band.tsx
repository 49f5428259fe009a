import { Link } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { ExternalLink } from '../bars/external-link.tsx';
import { collaboratorsPath } from '../bars/information-paths.ts';
import { useInterface } from '../../i18n/use-interface.ts';
import { useWords } from '../../i18n/words.tsx';

/** The ways to take part that this library has. */
export function HelpBand() {
  const t = useWords();
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
        <Link className="btn" to={collaboratorsPath(language.id)}>
          {t('shell.footer.collaborators')}
        </Link>
      </div>
    </section>
  );
}
