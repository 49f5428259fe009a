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
  children: ReactNode;
}

/** Where people come in: a picture, where there is room for it, beside what they are asked. */
export function Entrance({ title, answer, children }: EntranceProps) {
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
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
