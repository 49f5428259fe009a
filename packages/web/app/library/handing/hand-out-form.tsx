import type { Class } from '@letsread/profiles/classes/contract.ts';
import { maxGoal } from '@letsread/learning/handing-out/contract.ts';
import { Form, Link } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { MoreFound } from '../ordering/find-books.tsx';
import { SearchForm } from '../ordering/search-form.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import type { Fields } from '../outcome.ts';
import { HiddenFields } from '../people/hidden-fields.tsx';
import { type Choice, type Kind, kinds, type Offer } from './choices-of.ts';
import { readersInForm } from './readers-in-form.ts';
import { Whom } from './whom.tsx';

interface HandOutFormProps {
  offer: Offer;
  readers: Class['readers'];
  untilDay: string;
  /** What was chosen and not taken. */
  typed: Fields;
}

/** First what kind of thing, then which, until when and to whom. */
export function HandOutForm({ offer: { kind, words, more, choices }, readers, untilDay, typed }: HandOutFormProps) {
  const t = useLibraryMessages();
  const canChoose = kind === 'level' || choices.length > 0;
  return (
    <section className="library__card" aria-labelledby="hand-out">
      <h2 id="hand-out">{t('library.handing.new')}</h2>
      <nav aria-label={t('library.handing.kind')}>
        <ul className="chips handing__kinds">
          {kinds.map((one) => (
            <li key={one}>
              <Link
                className="chip"
                to={`?kind=${one}`}
                aria-current={one === kind ? 'page' : undefined}
                preventScrollReset
              >
                {t(`library.handing.kind.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {kind === 'book' && (
        <SearchForm label={t('library.handing.find')} words={words} fields={{ kind: 'book' }} preventScrollReset />
      )}
      {(words !== '' || kind !== 'book') && !canChoose && <p className="muted">{t('library.handing.none-found')}</p>}
      {canChoose && (
        <Form className="stack" method="post" noValidate key={`${kind} ${words}`}>
          <HiddenFields fields={{ act: 'hand-out' }} />
          {kind === 'level' ? <Level typed={typed} /> : <Choices kind={kind} choices={choices} typed={typed} />}
          <MoreFound more={more} />
          <Whom id="new" readers={readers} chosen={readersInForm(typed)} untilDay={typed['untilDay'] ?? untilDay} />
          <p>
            <button className="btn btn--leaf" type="submit">
              <Icon name="leaf" size="s" />
              {t('library.handing.new')}
            </button>
          </p>
        </Form>
      )}
    </section>
  );
}

function Choices({ kind, choices, typed }: { kind: Kind; choices: Choice[]; typed: Fields }) {
  const t = useLibraryMessages();
  return (
    <fieldset className="field">
      <legend className="label">{t(`library.handing.kind.${kind}`)}</legend>
      <div className="handing__choices">
        {choices.map(({ value, title, lang, dir }) => (
          <label className="handing__choice" key={value}>
            <input
              type="radio"
              name="what"
              value={value}
              defaultChecked={choices.length === 1 || typed['what'] === value}
            />
            <bdi lang={lang} dir={dir}>
              {title}
            </bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const levels = [1, 2, 3, 4, 5] as const;

function Level({ typed }: { typed: Fields }) {
  const t = useLibraryMessages();
  return (
    <div className="handing__pair">
      <div className="field">
        <label htmlFor="what">{t('catalogue.level.word')}</label>
        <div className="select">
          <select className="input" id="what" name="what" defaultValue={typed['what']}>
            {levels.map((level) => (
              <option value={`level:${level}`} key={level}>
                {t(`catalogue.level.${level}.full`)}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      </div>
      <div className="field">
        <label htmlFor="stories">{t('library.handing.stories')}</label>
        <input
          className="input"
          id="stories"
          name="stories"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxGoal}
          defaultValue={typed['stories'] ?? 3}
        />
      </div>
    </div>
  );
}
