import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { needsGrownUp } from '../../identity/account/ask-grown-up.ts';
import { confirmPath } from '../../identity/entrance/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { forgetPush } from './forget-push.ts';
import { pushHere } from './push-here.ts';
import { savePushWish, takePushWish } from './push-wish.ts';
import { turnPushOn } from './turn-push-on.ts';

interface PushChoiceProps {
  userId: string;
  publicKey: string;
  /** The devices that the library reminds on. */
  deviceIds: readonly string[];
}

/** What this browser can do. */
type State = 'none' | 'blocked' | 'off' | 'on';

/** Whether this device reminds also while the library is closed; the browser is asked only when a button is pressed. */
export function PushChoice({ userId, publicKey, deviceIds }: PushChoiceProps) {
  const t = useMessages();
  const before = useSyncExternalStore<State | undefined>(
    subscribeToNothing,
    () => stateHere(deviceIds),
    () => undefined,
  );
  const [changed, setChanged] = useState<State>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const state = changed ?? before;
  const isAsked = state !== undefined;
  // Until the browser is asked, what it will most likely answer has its room.
  const shown = state ?? (deviceIds.length > 0 ? 'on' : 'off');
  async function turnOn() {
    setHasFailed(false);
    try {
      const isOn = (await turnPushOn(userId, publicKey)) === 'on';
      const isBlocked = !isOn && Notification.permission === 'denied';
      // The button goes, and would take the focus with it.
      if (isBlocked) focusSaid(status.current);
      setChanged(isOn ? 'on' : isBlocked ? 'blocked' : 'off');
    } catch (error) {
      if (needsGrownUp(error)) {
        savePushWish(userId);
        return location.assign(confirmPath('/account'));
      }
      console.warn('Reminders could not be turned on:', error);
      setHasFailed(true);
    }
    return undefined;
  }
  async function turnOff() {
    await forgetPush();
    setChanged('off');
  }
  async function press() {
    if (isBusy) return;
    setBusy(true);
    await (state === 'on' ? turnOff() : turnOn()).finally(() => setBusy(false));
  }
  // Whoever pressed and was asked for the password has allowed it already.
  const goOn = useEffectEvent(() => {
    if (takePushWish(userId) && stateHere(deviceIds) === 'off') void press();
  });
  useEffect(() => {
    const soon = setTimeout(goOn);
    return () => clearTimeout(soon);
  }, []);
  return (
    <section className="card card--pad stack" aria-labelledby="push">
      <h2 id="push">{t('profiles.reminder.closed')}</h2>
      <p className="muted">{t('profiles.reminder.closed.text')}</p>
      <noscript>
        <p>{t('profiles.reminder.closed.none')}</p>
      </noscript>
      <div className="stack account__push">
        {shown !== 'none' && shown !== 'blocked' && (
          <button
            className={isAsked ? 'btn' : 'btn account__later'}
            type="button"
            aria-disabled={isBusy}
            onClick={() => void press()}
          >
            {t(shown === 'on' ? 'profiles.goal.no-notifying' : 'profiles.goal.notify')}
          </button>
        )}
        <div role="status" className="stack" ref={status} tabIndex={-1} hidden={shown === 'off' && !hasFailed}>
          {shown === 'none' && <p>{t('profiles.reminder.closed.none')}</p>}
          {shown === 'blocked' && <p>{t('profiles.goal.notifying-blocked')}</p>}
          {hasFailed && <p className="err">{t('profiles.reminder.closed.failed')}</p>}
          {shown === 'on' && (
            <p className={isAsked ? 'note' : 'note account__later'}>
              <Icon name="check" />
              <span>{t('profiles.reminder.closed.is-on')}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** It is hidden until it says something. */
function focusSaid(said: HTMLElement | null): void {
  if (said === null) return;
  said.hidden = false;
  said.focus();
}

function stateHere(deviceIds: readonly string[]): State {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)) return 'none';
  if (Notification.permission === 'denied') return 'blocked';
  const here = pushHere();
  return here !== undefined && deviceIds.includes(here.deviceId) && Notification.permission === 'granted'
    ? 'on'
    : 'off';
}

function subscribeToNothing() {
  return () => {};
}
