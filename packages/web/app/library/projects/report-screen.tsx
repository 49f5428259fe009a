import { getProjectReport } from '@letsread/projects/back-room/contract.ts';
import { Form } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import type { Route } from './+types/report-screen.ts';
import { writtenDay } from '../written-time.ts';
import { daysFromUrl } from './days-from-url.ts';
import { WeekCard } from './week-card.tsx';

export const headers = noStore;

export async function loader({ context, request, params: { code }, url }: Route.LoaderArgs) {
  const days = daysFromUrl(url);
  const { project, weeks, nextWeek, nextOn } = await answerOf(
    backRoomClient(context)(getProjectReport, { code, ...days }),
  );
  const write = writtenDay(interfaceLanguage(request).languageISOCode, { dateStyle: 'long' });
  return {
    project,
    days,
    search: url.search,
    weeks: weeks.map((sums) => ({ sums, written: write(sums.week) })),
    next: { week: write(nextWeek), day: write(nextOn) },
  };
}

/** What was read in a project, week by week. */
export default function ReportScreen({ loaderData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const { project, days, search, weeks, next } = loaderData;
  return (
    <>
      <PageHead title={project.name} isHidden />
      <h1 tabIndex={-1}>
        <bdi>{project.name}</bdi>
      </h1>
      <p className="muted">{t('library.projects.report-about')}</p>
      <p>{t('library.projects.next', next)}</p>
      <Form className="library__card library__form" key={search}>
        <Day name="from" label={t('library.projects.from')} day={days.from} />
        <Day name="to" label={t('library.projects.to')} day={days.to} />
        <button className="btn" type="submit">
          {t('library.projects.show')}
        </button>
      </Form>
      {weeks.length === 0 && <p className="muted">{t('library.projects.empty')}</p>}
      {weeks.length > 0 && (
        <p>
          <a className="btn" href={`/library/projects/${project.code}/report.csv${search}`} download>
            <Icon name="download" size="s" />
            {t('library.projects.csv')}
          </a>
        </p>
      )}
      <ol className="library__cards">
        {weeks.map(({ sums, written }) => (
          <WeekCard sums={sums} title={t('library.projects.week', { day: written })} key={sums.week} />
        ))}
      </ol>
    </>
  );
}

function Day({ name, label, day }: { name: string; label: string; day: string | undefined }) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input className="input" type="date" id={name} name={name} defaultValue={day} />
    </div>
  );
}
