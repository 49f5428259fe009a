import type { listAvatars } from '@letsread/profiles/contract.ts';
import type { EndpointOutput } from '@letsread/http/endpoint.ts';

import { useMessages } from '../i18n/messages.tsx';
import { Icon } from '../ui/icon.tsx';

export type Avatars = EndpointOutput<typeof listAvatars>;

interface AvatarChoiceProps {
  avatars: Avatars;
  legend: string;
  /** The address of the picture that is chosen now. */
  chosen?: string | undefined;
  /** The address of the one that is marked in the form: it is shown large. */
  marked: string;
}

/** The pictures a profile may have, as a radio group: one stop of the tab key, arrows move. */
export function AvatarChoice({ avatars, legend, chosen, marked }: AvatarChoiceProps) {
  const t = useMessages();
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <span className="avatar avatars__marked" aria-hidden="true">
        {marked !== '' && <img key={marked} className="art" src={marked} alt="" width="112" height="112" />}
      </span>
      <div className="avatars">
        {avatars.map(({ id, name, imageUrl }) => (
          <label className="avatar" key={id}>
            <input
              type="radio"
              name="imageUrl"
              value={imageUrl}
              required
              defaultChecked={imageUrl === chosen}
              aria-label={t(`profiles.avatars.${name.toLowerCase()}`)}
            />
            <img className="art" src={imageUrl} alt="" width="88" height="88" loading="lazy" />
            <Icon name="check" />
          </label>
        ))}
      </div>
      {avatars.length === 0 && (
        <a className="btn" href="?">
          {t('shell.try-again')}
        </a>
      )}
    </fieldset>
  );
}
