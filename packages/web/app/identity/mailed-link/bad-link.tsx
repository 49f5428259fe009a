import { Link } from 'react-router';

import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Entrance } from '../entrance/entrance.tsx';
import { forgotPasswordPath, loginPath } from '../entrance/paths.ts';

/** What a mailed link leads to that has ended or was used, and the way to a new one. */
export function BadLink({ kind, answer }: { kind: 'verify' | 'reset' | 'invitation'; answer: object | undefined }) {
  const t = useMessages();
  return (
    <Entrance title={t('identity.bad-link')} answer={answer}>
      <PageHead title={t('identity.bad-link')} isHidden />
      <div className="err" role="alert" tabIndex={-1}>
        <Icon name="alert" />
        <p>{t(`identity.bad-link.${kind}`)}</p>
      </div>
      <Link className="btn btn--leaf btn--block" to={kind === 'reset' ? forgotPasswordPath : loginPath}>
        {t(kind === 'reset' ? 'identity.bad-link.ask' : 'identity.log-in')}
      </Link>
    </Entrance>
  );
}
