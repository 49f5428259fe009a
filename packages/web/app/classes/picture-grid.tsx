import { type PasswordPicture, passwordPictures, picturesNeeded } from '@letsread/profiles/classes/contract.ts';

import { useMessages } from '../i18n/messages.tsx';

interface PictureGridProps {
  chosen: readonly PasswordPicture[];
  onGive: (picture: PasswordPicture) => void;
  isClosed?: boolean;
  /** Whether those that are given are shown: of a password that is being learnt, never of one that is asked. */
  isShown?: boolean;
}

/** Twelve pictures to press, and three places that fill. */
export function PictureGrid({ chosen, onGive, isClosed = false, isShown = false }: PictureGridProps) {
  const t = useMessages();
  const nameOf = (picture: PasswordPicture) => t(`profiles.avatars.${picture}`);
  return (
    <>
      <p className="classroom__given">
        {Array.from({ length: picturesNeeded }, (_, index) => (
          <span className={chosen[index] === undefined ? '' : 'is-given'} aria-hidden="true" key={index}>
            {isShown && chosen[index] !== undefined && <PictureOf picture={chosen[index]} />}
          </span>
        ))}
        <span className="sr" role="status">
          {t('classes.given', { count: chosen.length, most: picturesNeeded })}
        </span>
      </p>
      <ul className="classroom__pictures">
        {passwordPictures.map((picture) => (
          <li key={picture}>
            <button
              className="classroom__picture"
              type="button"
              aria-label={nameOf(picture)}
              aria-disabled={isClosed || chosen.includes(picture)}
              onClick={() => !isClosed && !chosen.includes(picture) && onGive(picture)}
            >
              <PictureOf picture={picture} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function PictureOf({ picture }: { picture: PasswordPicture }) {
  return <img className="art" src={`/media/avatars/${picture}.webp`} alt="" width="88" height="88" />;
}
