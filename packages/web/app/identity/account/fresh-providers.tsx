import type { SignInProvider } from '@letsread/identity/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';

/** Where an account without a password shows who asks: at its provider, which asks for the password there. */
export function FreshProviders({
  providers,
  returnPath,
}: {
  providers: readonly SignInProvider[];
  returnPath: string;
}) {
  const t = useMessages();
  return providers.map(({ id, name, startUrl }) => (
    <a
      key={id}
      className="btn btn--leaf btn--block"
      href={`${startUrl}?fresh=true&returnTo=${encodeURIComponent(returnPath)}`}
    >
      {t('identity.continue-with', { provider: name })}
    </a>
  ));
}
