import { type FormEvent, useEffect, useRef, useState } from 'react';

import { setStaysOnDevice } from '../../identity/stay-on-device.ts';
import { Icon } from '../../ui/icon.tsx';
import { Question } from '../../ui/dialogs/question.tsx';
import { useMessages } from '../../i18n/messages.tsx';

const questionId = 'sign-out-question';

/**
 * The menu's last entry. What was read here is sent first; where it cannot be, the family is asked what is to become of it.
 * Without script it is the form alone.
 */
export function SignOut() {
  const t = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (isAsking) document.querySelector<HTMLDialogElement>(`#${questionId}`)?.showModal();
  }, [isAsking]);

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const { sendBeforeSignOut } = await import('../start/sign-out-here.ts');
      if (await sendBeforeSignOut()) return await leave();
      setAsking(true);
    } catch (error) {
      console.warn('What this device holds could not be looked at:', error);
      form.current?.submit();
    }
    setBusy(false);
  }

  async function leave(how: { losesWaiting?: boolean } = {}) {
    const { signOutHere } = await import('../start/sign-out-here.ts');
    if (form.current !== null) await signOutHere(form.current, how);
  }

  return (
    <>
      <form className="menu" method="post" action="/sign-out" ref={form} onSubmit={(event) => void begin(event)}>
        <button className="menu__row menu__row--out" type="submit" aria-disabled={isBusy}>
          <Icon name="logout" isDirected />
          <span>{t('shell.menu.sign-out')}</span>
        </button>
      </form>
      {isAsking && (
        <Question
          id={questionId}
          icon="alert"
          question={t('shell.sign-out.waiting')}
          detail={t('shell.sign-out.waiting.text')}
          cancelLabel={t('shell.cancel')}
          onClose={() => setAsking(false)}
        >
          <button
            className="btn btn--leaf"
            type="button"
            onClick={() => {
              setStaysOnDevice(true);
              void leave();
            }}
          >
            {t('shell.sign-out.keep')}
          </button>
          <button className="btn btn--danger" type="button" onClick={() => void leave({ losesWaiting: true })}>
            {t('shell.sign-out.lose')}
          </button>
        </Question>
      )}
    </>
  );
}
