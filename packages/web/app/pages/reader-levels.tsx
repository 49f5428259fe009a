import type { Profile } from '@letsread/profiles/contract.ts';
import type { ReaderLevel } from '@letsread/reading/contract.ts';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

import { LevelBadge, levels } from '../catalogue/level-badge.tsx';
import { LevelPlant } from '../catalogue/level-plant.tsx';
import { useInterface } from '../i18n/use-interface.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Answered } from '../profiles/page/act-on-reader.ts';

interface ReaderLevelsProps {
  profile: Profile;
  levels: readonly ReaderLevel[];
}

/** The level of a reader in each language they read, and in the one of the interface; an adult may choose another. */
export function ReaderLevels({ profile, levels: known }: ReaderLevelsProps) {
  const t = useMessages();
  const { language, languages } = useInterface();
  const shown = languages
    .filter(({ id }) => id === language.id || known.some(({ languageId }) => languageId === id))
    .map((one) => ({ language: one, level: known.find(({ languageId }) => languageId === one.id) }))
    .toSorted((one, other) => orderOf(one.level) - orderOf(other.level));
  function orderOf(level: ReaderLevel | undefined): number {
    return level === undefined ? known.length : known.indexOf(level);
  }
  return (
    <section className="card card--pad stack meg__levels" aria-labelledby="levels">
      <h2 id="levels">{t('profiles.levels.title')}</h2>
      <p className="muted">{t('profiles.levels.text')}</p>
      <ul className="lvls">
        {shown.map((one) => (
          <li key={one.language.id}>
            <LevelIn profile={profile} {...one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LevelInProps {
  profile: Profile;
  language: { id: string; name: string; languageISOCode: string };
  level: ReaderLevel | undefined;
}

function LevelIn({ profile, language, level }: LevelInProps) {
  const t = useMessages();
  const fetcher = useFetcher<Answered>();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed goes with its answer, and would take the focus with it.
  useEffect(() => {
    const isAnswered = fetcher.state === 'idle' && fetcher.data !== undefined;
    if (isAnswered && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [fetcher.state, fetcher.data]);
  const next = level?.next ?? null;
  const fault = fetcher.state === 'idle' && fetcher.data !== undefined && 'fault' in fetcher.data && fetcher.data.fault;
  const sent = (
    <>
      <input type="hidden" name="act" value="level" />
      <input type="hidden" name="languageId" value={language.id} />
    </>
  );
  const action = `/profile/${profile.id}`;
  return (
    <div className="lvl" data-level={level?.level}>
      <span className="lvl__plant">{level !== undefined && <LevelPlant level={level.level} />}</span>
      <div className="lvl__what">
        <h3 lang={language.languageISOCode} tabIndex={-1} ref={heading}>
          <bdi>{language.name}</bdi>
        </h3>
        {level === undefined ? (
          <p className="muted">{t('profiles.levels.none')}</p>
        ) : (
          <p className="row">
            <LevelBadge level={level.level} isLarge />
            <span className="small muted">
              {t(level.isChosen ? 'profiles.levels.chosen' : 'profiles.levels.shown')}
            </span>
          </p>
        )}
      </div>
      {level !== undefined && next !== null && (
        // A form of its own: Enter presses the first button of its form.
        <fetcher.Form method="post" action={action} className="lvl__all">
          {sent}
          <Offer profile={profile} languageName={language.name} level={level} next={next} />
        </fetcher.Form>
      )}
      <div className="lvl__all">
        <fetcher.Form method="post" action={action}>
          {sent}
          <OtherLevels key={level?.level} languageName={language.name} level={level?.level} />
        </fetcher.Form>
        <div role="alert">{fault && <p className="err">{t(`profiles.page.${fault}`)}</p>}</div>
      </div>
    </div>
  );
}

interface OfferProps {
  profile: Profile;
  languageName: string;
  level: ReaderLevel;
  next: number;
}

/** After five finished books; the adult's answer begins the count anew. */
function Offer({ profile, languageName, level: { level, finished }, next }: OfferProps) {
  const t = useMessages();
  const values = { name: profile.name, count: finished, level, language: languageName, next };
  return (
    <div className="note lvl__offer">
      <Icon name="leaf" />
      <p>{t('profiles.levels.offer', values)}</p>
      <div className="row">
        <button className="btn btn--s" type="submit" name="offered" value={next}>
          {t('profiles.levels.yes', { next })}
        </button>
        <button className="btn btn--s btn--plain" type="submit" name="offered" value={level}>
          {t('profiles.levels.not-now')}
        </button>
      </div>
    </div>
  );
}

function OtherLevels({ languageName, level }: { languageName: string; level: number | undefined }) {
  const t = useMessages();
  return (
    <details>
      <summary>
        {t(level === undefined ? 'profiles.levels.choose' : 'profiles.levels.choose-other')}
        <span className="sr"> {languageName}</span>
      </summary>
      <fieldset className="stack lvl__choice">
        <legend className="small muted">{t('profiles.levels.legend', { language: languageName })}</legend>
        {levels.map((one) => (
          <label key={one} className="lvl__one" data-level={one}>
            <input type="radio" name="level" value={one} defaultChecked={one === level} />
            <LevelBadge level={one} isLarge />
            <span className="small muted">{t(`catalogue.level.${one}.ages`)}</span>
          </label>
        ))}
        <button className="btn btn--s" type="submit">
          {t('profiles.levels.set')}
        </button>
      </fieldset>
    </details>
  );
}
