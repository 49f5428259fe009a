import { useId } from 'react';

import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { useMessages } from '../i18n/messages.tsx';
import staySheet from './stay.css?url';
import { setStaysOnDevice, stayCookie } from './stay-on-device.ts';
import { useCookie } from './use-session.ts';
import { Sheet } from '../ui/sheet.tsx';

/** "Keep what we read on this device when we sign out": chosen at once, not with the form it stands in. */
export function StayChoice() {
  const t = useMessages();
  const stays = useCookie(stayCookie, '') === 'true';
  const isHydrated = useIsHydrated();
  const id = useId();
  return (
    <p className="stay">
      <Sheet href={staySheet} />
      <label className="stay__choice">
        <input
          type="checkbox"
          checked={stays}
          disabled={!isHydrated}
          aria-describedby={id}
          onChange={({ currentTarget }) => setStaysOnDevice(currentTarget.checked)}
        />
        <span>{t('identity.stay')}</span>
      </label>
      <small className="muted" id={id}>
        {t('identity.stay.text')}
      </small>
    </p>
  );
}
