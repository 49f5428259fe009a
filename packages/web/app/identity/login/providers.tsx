import type { SignInProvider } from '@letsread/identity/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { consentPath } from '../entrance/paths.ts';

/** A link for each way to sign in with an account that somebody has already. */
export function Providers({ providers, returnPath }: { providers: readonly SignInProvider[]; returnPath: string }) {
  const t = useMessages();
  if (providers.length === 0) return null;
  return (
    <>
      <ul className="login__others">
        {providers.map(({ id, name, startUrl }) => (
          <li key={id}>
            <a
              className="btn btn--block login__btn"
              href={`${startUrl}?returnTo=${encodeURIComponent(consentPath(returnPath))}`}
            >
              <b className="login__letter" aria-hidden="true">
                {name.charAt(0)}
              </b>
              <span>{t('identity.continue-with', { provider: name })}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="or">
        <span>{t('identity.or')}</span>
      </p>
    </>
  );
}
