import type { CSSProperties } from 'react';

import { useSession } from '../../identity/use-session.ts';
import { useWords } from '../../i18n/words.tsx';
import { keepStickersAddress } from '../sign-in/flags.ts';
import { noteLeaving } from '../sign-in/left-here.ts';
import { keyOfStep, type Walk } from '../walk/walk.ts';
import type { PathToShow } from './path-to-show.ts';

interface LootProps {
  path: PathToShow;
  walked: Walk;
  /** Of this page: where signing in leads back to. */
  address: string;
}

/** The stickers of the path: those that are there already, and places for the others. */
export function Loot({ path, walked, address }: LootProps) {
  const t = useWords();
  const session = useSession();
  return (
    <section className="panel pathway__loot" aria-labelledby="loot">
      <h2 id="loot">{t('learning.path.on-path')}</h2>
      <ul className="loot">
        {path.path.map((step, at) => (
          <li key={step.id}>
            {walked.done.has(keyOfStep(step)) ? (
              <span className="sticker" style={{ '--tilt': at % 2 === 0 ? '-5deg' : '4deg' } as CSSProperties}>
                <img
                  src={step.picture}
                  alt={t('learning.sticker.named', { name: t(`learning.sticker.${step.sticker}`) })}
                  width="128"
                  height="128"
                  loading="lazy"
                />
              </span>
            ) : (
              <span className="sticker sticker--empty">
                <span className="sr">{t('learning.path.not-yet')}</span>
              </span>
            )}
          </li>
        ))}
        <li>
          <span className={walked.isComplete ? 'badge__disc' : 'badge__disc is-off'}>
            <img
              src={path.badgePicture}
              alt={t(walked.isComplete ? 'learning.path.badge-earned' : 'learning.path.badge')}
              width="128"
              height="128"
              loading="lazy"
            />
          </span>
        </li>
      </ul>
      {session === undefined && walked.count > 0 && (
        <>
          <p className="small muted">{t('learning.keep-stickers.text')}</p>
          <a className="btn btn--block" href={keepStickersAddress(address)} onClick={noteLeaving}>
            {t('learning.keep-stickers')}
          </a>
        </>
      )}
    </section>
  );
}
