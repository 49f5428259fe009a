import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { freshId } from '../request/fresh-id.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { AvatarChoice, type Avatars } from './avatar-choice.tsx';
import { NameField } from './name-field.tsx';
import profilesSheet from './profiles.css?url';
import { useLook } from './use-look.ts';
import { Sheet } from '../ui/sheet.tsx';

interface CreateProfileFormProps {
  avatars: Avatars;
  /** As the server wrote it; a form that is made in the browser takes one of its own. */
  wishKey?: string;
  className?: string;
}

/**
 * The two questions of a new profile; without script the form is sent. Failures are silent, as specification section 8
 * has it: the spinner stops.
 */
export function CreateProfileForm({ avatars, wishKey, className }: CreateProfileFormProps) {
  const t = useMessages();
  // The form's own until a reader is made: what is loaded anew meanwhile has another one.
  const [key] = useState(() => wishKey ?? freshId());
  const isHydrated = useIsHydrated();
  const { name, imageUrl, isComplete, read } = useLook();
  const [isCreating, setCreating] = useState(false);
  const isSent = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSent.current) return;
    isSent.current = true;
    const form = new FormData(event.currentTarget);
    setCreating(true);
    // Where it came to a profile, the next page is on its way: the spinner stays until it comes.
    if (await sendForm(form)) return;
    isSent.current = false;
    // A button that is still the spinner's takes no focus.
    flushSync(() => setCreating(false));
    requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus());
  }

  return (
    <form
      className={className}
      method="post"
      action="/profile/create"
      ref={read}
      onChange={(event) => read(event.currentTarget)}
      onReset={() => read(null)}
      onSubmit={(event) => void create(event)}
      data-answers=""
    >
      <Sheet href={profilesSheet} />
      <input type="hidden" name="key" value={key} suppressHydrationWarning />
      <div className="dialog__body stack newprofile">
        <NameField current={name} hasHint />
        <AvatarChoice avatars={avatars} legend={t('profiles.create.picture')} marked={imageUrl} />
      </div>
      <div className="dialog__foot">
        {isCreating ? (
          <p className="busy" role="status">
            <span className="spin" aria-hidden="true" />
            <span className="sr">{t('profiles.create.creating')}</span>
          </p>
        ) : (
          <button className="btn btn--leaf" type="submit" ref={button} disabled={isHydrated && !isComplete}>
            {t('profiles.create.create')}
          </button>
        )}
      </div>
    </form>
  );
}

/** What creates a profile is fetched when one is created: without a network that fails as the creation itself does. */
async function sendForm(form: FormData): Promise<boolean> {
  try {
    const { createInBrowser } = await import('./create-in-browser.ts');
    return await createInBrowser(form);
  } catch (error) {
    console.warn('The profile could not be created:', error);
    return false;
  }
}
