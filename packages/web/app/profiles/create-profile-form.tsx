import { useState } from 'react';
import { useFetcher } from 'react-router';

import { useWords } from '../shell/language/words.tsx';
import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { AvatarChoice, type Avatars } from './avatar-choice.tsx';
import { lengthOfName, mostNameCharacters, nameAfter } from './name-input.ts';
import profilesSheet from './profiles.css?url';

/** The two questions of a new profile. Failures are silent, as specification section 8 has it: the spinner stops. */
export function CreateProfileForm({ avatars, className }: { avatars: Avatars; className?: string }) {
  const t = useWords();
  const fetcher = useFetcher();
  const isHydrated = useIsHydrated();
  const [name, setName] = useState('');
  const [imageUrl, setImageUrl] = useState('');
  const isComplete = name.trim() !== '' && imageUrl !== '';
  const forget = () => {
    setName('');
    setImageUrl('');
  };
  return (
    <fetcher.Form className={className} method="post" action="/profile/create" onReset={forget}>
      <link rel="stylesheet" href={profilesSheet} precedence="screen" />
      <div className="dialog__body stack newprofile">
        <div className="field">
          <label className="label" htmlFor="new-profile-name">
            {t('profiles.create.name')}
          </label>
          <input
            className="input"
            id="new-profile-name"
            name="name"
            required
            autoComplete="off"
            placeholder={t('profiles.create.name-hint')}
            aria-describedby="new-profile-hint"
            value={name}
            onChange={(event) => setName(nameAfter(event.target.value))}
          />
          <p className="hint hint--end" id="new-profile-hint">
            <span>{t('profiles.create.nickname')}</span>
            <span>{t('profiles.create.count', { count: lengthOfName(name), most: mostNameCharacters })}</span>
          </p>
        </div>
        <AvatarChoice avatars={avatars} legend={t('profiles.create.picture')} onChoose={setImageUrl} />
      </div>
      <div className="dialog__foot">
        {fetcher.state === 'idle' ? (
          <button className="btn btn--leaf" type="submit" disabled={isHydrated && !isComplete}>
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
