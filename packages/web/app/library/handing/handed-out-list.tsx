import type { HandedOut } from '@letsread/learning/handing-out/contract.ts';
import type { Class } from '@letsread/profiles/classes/contract.ts';
import { Form } from 'react-router';

import { writeWeekdayAndDate } from '../../i18n/written-day.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Fields } from '../outcome.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { lessonOf } from './lesson-of.ts';
import { thingName } from './thing-name.ts';
import { readersInForm } from './readers-in-form.ts';
import { ThingTitle } from './thing-title.tsx';
import { Whom } from './whom.tsx';

interface HandedOutListProps {
  things: readonly HandedOut[];
  readers: Class['readers'];
  /** How one of them was to be changed, and was not. */
  typed: Fields;
}

/** What is handed out now, the nearest day first. */
export function HandedOutList({ things, readers, typed }: HandedOutListProps) {
  const t = useLibraryMessages();
  if (things.length === 0) return <p className="muted">{t('library.handing.none')}</p>;
  return (
    <ul className="library__cards">
      {things.map((thing) => (
        <li className="library__card handing__thing" key={thing.id}>
          <h2>
            <ThingTitle thing={thing} />
          </h2>
          <p>
            {t('library.handing.until-day', { day: writeWeekdayAndDate(t, thing.untilDay) })}
            <br />
            <span className="muted">
              {thing.readerIds === null
                ? t('library.handing.everybody')
                : t('library.classes.count', { count: thing.readerIds.length })}
            </span>
          </p>
          <Lesson thing={thing} />
          {thing.stories === 0 && <p className="muted">{t('library.handing.withdrawn')}</p>}
          <Change thing={thing} readers={readers} typed={typed['id'] === thing.id ? typed : undefined} />
        </li>
      ))}
    </ul>
  );
}

function Lesson({ thing }: { thing: HandedOut }) {
  const t = useLibraryMessages();
  const lesson = lessonOf(thing);
  if (lesson === undefined) return null;
  return (
    <p>
      <a href={lesson}>{t('library.handing.lesson')}</a>
    </p>
  );
}

interface ChangeProps {
  thing: HandedOut;
  readers: Class['readers'];
  typed: Fields | undefined;
}

function Change({ thing, readers, typed }: ChangeProps) {
  const t = useLibraryMessages();
  const { id, readerIds, untilDay } = thing;
  const name = thingName(thing, t);
  return (
    <details key={`${untilDay} ${readerIds?.join(' ')}`} open={typed !== undefined}>
      <summary aria-label={t('library.classes.change', { name })}>{t('library.handing.change')}</summary>
      <div className="stack">
        <Form className="stack" method="post" noValidate>
          <HiddenFields fields={{ act: 'change', id }} />
          <Whom
            id={id}
            readers={readers}
            chosen={typed === undefined ? readerIds : readersInForm(typed)}
            untilDay={typed?.['untilDay'] ?? untilDay}
          />
          <p>
            <button className="btn btn--leaf" type="submit">
              {t('library.projects.save')}
            </button>
          </p>
        </Form>
        <Form className="stack" method="post">
          <HiddenFields fields={{ act: 'take-back', id }} />
          <p className="muted">{t('library.handing.take-back-about')}</p>
          <p>
            <button className="btn" type="submit" aria-label={`${t('library.handing.take-back')}: ${name}`}>
              <Icon name="redo" size="s" />
              {t('library.handing.take-back')}
            </button>
          </p>
        </Form>
      </div>
    </details>
  );
}
