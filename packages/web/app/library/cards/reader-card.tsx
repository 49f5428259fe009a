import { type ClassReader, passwordPictures, picturesNeeded } from '@letsread/profiles/classes/contract.ts';

import { useInterface } from '../../i18n/use-interface.ts';
import { cardPath } from '../../request/session/card-path.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Way } from './ways.ts';

/** A reader on paper: face and name, the code, and room for their pictures. */
export function ReaderCard({ reader: { id, name, imageUrl }, way }: { reader: ClassReader; way: Way }) {
  const t = useLibraryMessages();
  const { origin } = useInterface();
  return (
    <li className="papercard">
      <div className="papercard__who">
        <img className="papercard__face" src={imageUrl} alt="" width="88" height="88" />
        <bdi className="papercard__name">{name}</bdi>
      </div>
      <div className="papercard__code">
        <QrCode text={origin + cardPath(id)} label={t('library.cards.code', { name })} />
      </div>
      <Pictures way={way} />
      {/* For who has no camera. */}
      <p className="papercard__address" dir="ltr" lang="en">
        {`${origin}/classroom`.replace(/^https?:\/\//, '')}
      </p>
    </li>
  );
}

/** To be filled in by hand; on the screen there is nothing to say of it. */
function Pictures({ way }: { way: Way }) {
  if (way === 'none') return null;
  if (way === 'frames')
    return (
      <div className="papercard__frames" aria-hidden="true">
        {Array.from({ length: picturesNeeded }, (_, at) => (
          <span key={at}>{at + 1}</span>
        ))}
      </div>
    );
  return (
    <div className="papercard__ring" aria-hidden="true">
      {passwordPictures.map((picture) => (
        <span key={picture}>
          <img src={`/media/avatars/${picture}.webp`} alt="" width="88" height="88" />
        </span>
      ))}
    </div>
  );
}
