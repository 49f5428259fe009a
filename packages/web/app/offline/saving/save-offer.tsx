import type { Book, BookCard } from '@letsread/catalogue/contract.ts';
import { useMemo, useState } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { megabytes } from './estimate.ts';
import type { OfflineExtras } from '../shelf/offline-book.ts';
import { showWhyNot } from './show-why-not.ts';
import { useOfflinePanels } from './use-offline-panels.ts';
import { sizeOnDevice } from './size-on-device.ts';

/** Keeps a book on the device, its size said before; then how far it is, and the way to remove it. */
export function SaveOffer({ book, signing }: { book: BookCard; signing: Book['signing'] }) {
  const t = useMessages();
  const { canSave, panels, isOpening, isPressed, question, press } = useOfflinePanels();
  const [withSigning, setWithSigning] = useState(false);
  const bytes = useMemo(() => (canSave ? sizeOnDevice([book]) : 0), [canSave, book]);
  const signingBytes = signing.reduce((sum, one) => sum + one.bytes, 0);

  const offeredBytes = bytes + (withSigning ? signingBytes : 0);

  async function keep(extras: OfflineExtras, about: number) {
    const pressed = await press(about);
    const onWifi = pressed?.isForWifi === true ? { bytes: about } : undefined;
    try {
      await pressed?.loaded.saveBooksOffline([{ card: book, extras, onWifi }]);
    } catch (error) {
      await showWhyNot(error, t);
    }
  }
  const keepOffered = () => keep({ withNarration: book.narrationBytes > 0, withSigning }, offeredBytes);

  const offer = canSave && (
    <>
      <button
        className="btn saving__go"
        type="button"
        aria-disabled={isOpening}
        onClick={isOpening ? undefined : keepOffered}
      >
        <Icon name="download" size="s" />
        <span>{t('offline.save', { megabytes: megabytes(offeredBytes) })}</span>
      </button>
      {book.narrationBytes > 0 && (
        <p className="small muted">{t('offline.save.narration', { megabytes: megabytes(book.narrationBytes) })}</p>
      )}
      {signingBytes > 0 && (
        <label className="saving__more">
          <input type="checkbox" checked={withSigning} onChange={(event) => setWithSigning(event.target.checked)} />
          <span>{t('offline.save.signing', { megabytes: megabytes(signingBytes) })}</span>
        </label>
      )}
    </>
  );
  return (
    <div className="saving">
      {panels === undefined ? (
        offer
      ) : (
        <>
          <panels.BookPanel
            book={book}
            offer={offer}
            isPressed={isPressed}
            onTryAgain={() => void keepOffered()}
            onSaveMore={(extras, more) => void keep(extras, more)}
          />
          {question && <panels.WifiQuestion {...question} />}
        </>
      )}
    </div>
  );
}
