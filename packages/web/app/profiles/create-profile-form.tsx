import { useState } from 'react';
import { useFetcher } from 'react-router';

import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { freshId } from '../offline/outbox/fresh-id.ts';
import { useWords } from '../shell/language/words.tsx';
import { AvatarChoice, type Avatars } from './avatar-choice.tsx';
import { NameField } from './name-field.tsx';
import profilesSheet from './profiles.css?url';
import { useLook } from './use-look.ts';
import { useSendOnce } from './use-send-once.ts';

interface CreateProfileFormProps {
  avatars: Avatars;
  /** As the server wrote it; a form that is made in the browser takes one of its own. */
  wishKey?: string;
  className?: string;
}

/** The two questions of a new profile. Failures are silent, as specification section 8 has it: the spinner stops. */
export function CreateProfileForm({ avatars, wishKey, className }: CreateProfileFormProps) {
  const t = useWords();
  const fetcher = useFetcher();
  // The form's own until a reader is made: what is loaded anew meanwhile has another one.
  const [key] = useState(() => wishKey ?? freshId());
  const isHydrated = useIsHydrated();
  const { name, isComplete, read } = useLook();
  const { sendOnce, button } = useSendOnce(fetcher.state);
  return (
    <fetcher.Form
      className={className}
      method="post"
      action="/profile/create"
      ref={read}
      onChange={(event) => read(event.currentTarget)}
      onReset={() => read(null)}
      onSubmit={sendOnce}
    >
      <link rel="stylesheet" href={profilesSheet} precedence="screen" />
      <input type="hidden" name="key" value={key} />
      <div className="dialog__body stack newprofile">
        <NameField current={name} hasHint />
        <AvatarChoice avatars={avatars} legend={t('profiles.create.picture')} />
      </div>
      <div className="dialog__foot">
        {fetcher.state === 'idle' ? (
          <button className="btn btn--leaf" type="submit" ref={button} disabled={isHydrated && !isComplete}>
            {t('profiles.create.create')}
          </button>
        ) : (
          <p className="busy" role="status">
            <span className="spin" aria-hidden="true" />
            <span className="sr">{t('profiles.create.creating')}</span>
          </p>
        )}
      </div>
    </fetcher.Form>
  );
}
