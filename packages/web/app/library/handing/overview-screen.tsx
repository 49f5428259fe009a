import { inOrderOfNames } from '@letsread/http/lists/in-order-of-names.ts';
import { getClassOverview } from '@letsread/learning/handing-out/contract.ts';
import { Form, Link } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { useOwnDay } from '../../i18n/use-own-day.ts';
import { writeWeekdayAndDate } from '../../i18n/written-day.ts';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { PrintButton } from '../print-button.tsx';
import type { Route } from './+types/overview-screen.ts';
import handingSheet from './handing.css?url';
import { OverviewTable } from './overview-table.tsx';
import { sinceFromUrl } from './since-from-url.ts';

export const headers = noStore;

export async function loader({ context, request, params: { classId }, url }: Route.LoaderArgs) {
  const overview = await answerOf(backRoomClient(context)(getClassOverview, { classId, ...sinceFromUrl(url) }));
  const readers = inOrderOfNames(overview.readers, interfaceLanguage(request).languageISOCode);
  return { ...overview, readers, today: new Date().toISOString().slice(0, 10) };
}

/** A class as its teacher sees it: a row for each reader, by name, and a column for each thing. */
export default function OverviewScreen({ loaderData, params: { classId } }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const { name, since, things, readers } = loaderData;
  const today = useOwnDay(loaderData.today);
  return (
    <>
      <Sheet href={handingSheet} />
      <PageHead title={`${t('library.overview.title')}: ${name}`} isHidden />
      <h1 tabIndex={-1}>
        {t('library.overview.title')}: <bdi>{name}</bdi>
      </h1>
      <p className="overview__printed muted">{writeWeekdayAndDate(t, today)}</p>
      <p>
        <Link to={`/library/classes/${classId}`}>
          <bdi>{name}</bdi>
        </Link>
      </p>
      <p className="muted">{t('library.overview.about')}</p>
      <Form className="library__card library__form" key={since}>
        <div className="field">
          <label htmlFor="since">{t('library.overview.since')}</label>
          <p className="hint" id="since-hint">
            {t('library.overview.since-hint')}
          </p>
          <input
            className="input"
            type="date"
            id="since"
            name="since"
            aria-describedby="since-hint"
            defaultValue={since}
          />
        </div>
        <button className="btn" type="submit">
          {t('library.projects.show')}
        </button>
      </Form>
      {readers.length === 0 ? (
        <p className="muted">{t('library.classes.no-readers')}</p>
      ) : (
        <>
          <p className="overview__acts">
            <a className="btn" href={`/library/classes/${classId}/overview.csv?since=${since}`} download>
              <Icon name="download" size="s" />
              {t('library.projects.csv')}
            </a>
            <PrintButton name={t('library.overview.print')} />
          </p>
          <OverviewTable things={things} readers={readers} />
        </>
      )}
    </>
  );
}
