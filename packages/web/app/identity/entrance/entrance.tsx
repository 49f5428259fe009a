import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/messages.tsx';
import grandmother from '../art/grandmother.webp';
import { useFocusOnAnswer } from '../form/use-focus-on-answer.ts';
import identitySheet from '../identity.css?url';
import { Sheet } from '../../ui/sheet.tsx';

interface EntranceProps {
  title: string;
  /** What the server said to the form of this screen. */
  answer?: object | undefined;
  /** Readers' pictures that look over the edge of what is asked. */
  peeking?: readonly { id: string; imageUrl: string }[];
  children: ReactNode;
}

/** Where people come in: a picture, where there is room for it, beside what they are asked. */
export function Entrance({ title, answer, peeking = [], children }: EntranceProps) {
  const t = useMessages();
  useFocusOnAnswer(answer);
  return (
    <main id="main" className="login">
      <Sheet href={identitySheet} />
      <figure className="login__pic">
        <img src={grandmother} alt="" width="440" height="440" loading="lazy" />
        <figcaption className="xs">{t('identity.picture')}</figcaption>
      </figure>
      <div className="login__box">
        {peeking.length > 0 && (
          <div className="peeking" aria-hidden="true">
            {peeking.map(({ id, imageUrl }) => (
              <img key={id} className="art" src={imageUrl} alt="" width="88" height="88" />
            ))}
          </div>
        )}
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
