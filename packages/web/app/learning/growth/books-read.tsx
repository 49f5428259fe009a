import type { Growth } from '@letsread/learning/contract.ts';
import type { ReaderLevel } from '@letsread/reading/contract.ts';

import { LevelBadge } from '../../catalogue/level-badge.tsx';
import { useInterface } from '../../i18n/use-interface.ts';
import { useMessages } from '../../i18n/messages.tsx';

interface BooksReadProps {
  growth: Growth;
  levels: readonly ReaderLevel[];
}

/** Books begun and finished, these by language and level, and the words that were met in them. */
export function BooksRead({ growth: { begun, finished, finishedByLevel, wordsMet }, levels }: BooksReadProps) {
  const t = useMessages();
  return (
    <section className="card card--pad stack" aria-labelledby="books">
      <h2 id="books">{t('learning.growth.books')}</h2>
      <ul className="grow__sums">
        <Sum value={finished} text={t('learning.growth.finished', { count: finished })} />
        <Sum value={begun} text={t('learning.growth.begun', { count: begun })} />
        <Sum value={wordsMet} text={t('learning.growth.words', { count: wordsMet })} />
      </ul>
      {[...Map.groupBy(finishedByLevel, ({ languageId }) => languageId)].map(([languageId, read]) => (
        <InLanguage
          key={languageId}
          languageId={languageId}
          read={read}
          now={levels.find((one) => one.languageId === languageId)?.level}
        />
      ))}
    </section>
  );
}

/** A large number over what it counts. */
export function Sum({ value, text }: { value: number; text: string }) {
  const t = useMessages();
  return (
    <li>
      <strong>{t.number(value)}</strong>
      <span className="muted">{text}</span>
    </li>
  );
}

interface InLanguageProps {
  languageId: string | null;
  read: Growth['finishedByLevel'];
  /** The level of the reader in it. */
  now: number | undefined;
}

function InLanguage({ languageId, read, now }: InLanguageProps) {
  const t = useMessages();
  const { languages } = useInterface();
  const language = languages.find(({ id }) => id === languageId);
  return (
    <div className="stack grow__part">
      <h3 lang={language?.languageISOCode}>
        <bdi>{language?.name ?? t('learning.growth.other-language')}</bdi>
      </h3>
      {now !== undefined && <p className="muted">{t('learning.growth.level-now', { level: now })}</p>}
      <ul className="grow__rows">
        {read.map(({ level, books }) => (
          <li key={level}>
            <LevelBadge level={level} isLarge />
            <span>{t('catalogue.books', { count: books })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
