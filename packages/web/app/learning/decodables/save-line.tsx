import { currentProfile } from '../../request/session/session.ts';
import { useSession } from '../../identity/use-session.ts';
import { useAddressHere } from '../../request/address-here.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { decodablesPath } from './decodables-path.ts';

/** The way to an account and a profile, which leads back here; nothing for who has both. It works without script. */
export function SaveLine() {
  const t = useMessages();
  const session = useSession();
  const address = useAddressHere();
  if (session !== undefined && currentProfile(session) !== undefined) return null;
  return (
    <form method="post" action={decodablesPath}>
      <input type="hidden" name="place" value={address} />
      <button className="keepline" type="submit">
        <Icon name="login" size="s" isDirected />
        {t(session === undefined ? 'learning.decodables.save' : 'learning.decodables.save-profile')}
      </button>
    </form>
  );
}
