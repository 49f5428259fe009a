import { useFetcher } from 'react-router';

import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { useWords } from '../shell/language/words.tsx';
import { AvatarChoice, type Avatars } from './avatar-choice.tsx';
import { NameField } from './name-field.tsx';
import profilesSheet from './profiles.css?url';
import { useLook } from './use-look.ts';
import { useSendOnce } from './use-send-once.ts';

/** The two questions of a new profile. Failures are silent, as specification section 8 has it: the spinner stops. */
export function CreateProfileForm({ avatars, className }: { avatars: Avatars; className?: string }) {
  const t = useWords();
  const fetcher = useFetcher();
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
