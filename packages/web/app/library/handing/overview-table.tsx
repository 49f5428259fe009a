import type { ClassOverview, HandedOut, Look, OverviewCell } from '@letsread/learning/handing-out/contract.ts';

import { writeWeekdayAndDate } from '../../i18n/written-day.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { lessonOf } from './lesson-of.ts';
import { ThingTitle } from './thing-title.tsx';

interface OverviewTableProps {
  things: readonly HandedOut[];
  readers: ClassOverview['readers'];
}

/** No sum and no mean: a class is no ranking. */
export function OverviewTable({ things, readers }: OverviewTableProps) {
  const t = useLibraryMessages();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it with the arrow keys
    <div className="overview__frame" tabIndex={0} role="group" aria-label={t('library.overview.title')}>
      <table className="overview">
        <thead>
          <tr>
            <th scope="col">{t('library.classes.reader-name')}</th>
            {things.map((thing) => (
              <th scope="col" key={thing.id}>
                <b>
                  <ThingTitle thing={thing} />
                </b>
                <br />
                {t('library.handing.until-day', { day: writeWeekdayAndDate(t, thing.untilDay) })}
                <LessonLink thing={thing} />
              </th>
            ))}
            <th scope="col" className="overview__words">
              {t('library.overview.words')}
            </th>
            <th scope="col">{t('library.overview.levels')}</th>
          </tr>
        </thead>
        <tbody>
          {readers.map(({ profileId, name, hasReadLately, words, levels, cells }) => (
            <tr key={profileId}>
              <th scope="row">
                <bdi>{name}</bdi>
                {!hasReadLately && <span className="overview__look">{t('library.overview.not-lately')}</span>}
              </th>
              {things.map((thing) => (
                <td key={thing.id}>
                  <Cell cell={cells.find(({ handedOutId }) => handedOutId === thing.id)} thing={thing} />
                </td>
              ))}
              <td>{t.number(words)}</td>
              <td>
                <ul>
                  {levels.map(({ level, books }) => (
                    <li key={level}>
                      {level === null ? t('catalogue.level.none') : t('catalogue.level.number', { level })}:{' '}
                      {t.number(books)}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LessonLink({ thing }: { thing: HandedOut }) {
  const t = useLibraryMessages();
  const lesson = lessonOf(thing);
  if (lesson === undefined) return null;
  return (
    <>
      <br />
      <a className="overview__lesson" href={lesson}>
        {t('library.handing.lesson')}
        <span className="sr">
          : <ThingTitle thing={thing} />
        </span>
      </a>
    </>
  );
}

const icons = { 'not-begun': undefined, reading: 'pages', finished: 'check' } as const;

function Cell({ cell, thing: { kind, stories } }: { cell: OverviewCell | undefined; thing: HandedOut }) {
  const t = useLibraryMessages();
  if (cell === undefined) return <span className="muted">{t('library.overview.not-theirs')}</span>;
  const { state, done, looks } = cell;
  const icon = icons[state];
  return (
    <>
      <span className="overview__state">
        {icon !== undefined && <Icon name={icon} size="s" />}
        {t(`library.overview.${state}`)}
      </span>
      {stories > 1 && <span className="muted">{t('learning.paths.progress', { done, total: stories })}</span>}
      {looks.map((look) => (
        <span className="overview__look" key={look.why === 'page' ? `${look.title} ${look.page}` : look.question}>
          <b>{t('library.overview.look')}</b>
          <span className="overview__why">
            <Why look={look} isOfBook={kind === 'book'} />
          </span>
        </span>
      ))}
    </>
  );
}

/** A book's title stands over its column. */
function Why({ look, isOfBook }: { look: Look; isOfBook: boolean }) {
  const t = useLibraryMessages();
  if (look.why === 'questions')
    return t('library.overview.wrong-twice', { kind: t(`library.questions.kind.${look.question}`) });
  const stopped = t('library.overview.stopped-twice', { page: look.page });
  if (isOfBook) return stopped;
  return (
    <>
      <bdi lang={look.titleLanguageISOCode ?? undefined}>{look.title}</bdi>: {stopped}
    </>
  );
}
