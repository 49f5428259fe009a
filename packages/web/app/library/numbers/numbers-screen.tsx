import { getNumbers } from '@letsread/usage/contract.ts';
import { Form } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { writtenDay } from '../written-time.ts';
import type { Route } from './+types/numbers-screen.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { DayChart } from './day-chart.tsx';
import { filtersFromUrl } from './filters-from-url.ts';
import { nameOfFormat } from './name-of-format.ts';
import { SumList } from './sum-list.tsx';
import { SumTable } from './sum-table.tsx';

export const headers = noStore;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const filters = filtersFromUrl(url);
  const numbers = await answerOf(backRoomClient(context)(getNumbers, filters));
  const { languageISOCode } = interfaceLanguage(request);
  // Written here, as browsers write dates and countries of some languages in another way than Node.
  const writtenIn = writtenDay(languageISOCode);
  const regions = new Intl.DisplayNames(languageISOCode, { type: 'region' });
  return {
    ...numbers,
    filters,
    search: url.search,
    days: numbers.days.map(({ day, sums }) => ({ day, sums, written: writtenIn(day) })),
    countries: numbers.countries.map(({ country, sums }) => ({
      country,
      sums,
      name: country === '' ? '' : (regions.of(country) ?? country),
    })),
  };
}

/** What is read in the library, in sums of many. */
export default function NumbersScreen({ loaderData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const { total, days, books, languages, countries, formats, stops, searches, filters, search } = loaderData;
  const several = t('library.numbers.several');
  return (
    <>
      <PageHead title={t('library.numbers.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.numbers.title')}</h1>
      <p className="muted">{t('library.numbers.about')}</p>
      <Form className="library__card library__form" key={search}>
        {(['languageId', 'bookId', 'country'] as const).map(
          (name) => filters[name] !== undefined && <input type="hidden" name={name} value={filters[name]} key={name} />,
        )}
        <Day name="from" label={t('library.projects.from')} day={filters.from} />
        <Day name="to" label={t('library.projects.to')} day={filters.to} />
        <button className="btn" type="submit">
          {t('library.projects.show')}
        </button>
      </Form>
      <ChosenFilters filters={filters} {...{ books, languages, countries }} />
      <section className="library__card">
        <SumList sums={total} />
      </section>
      {days.length === 0 ? <p className="muted">{t('library.projects.empty')}</p> : <DayChart days={days} />}
      <SumTable
        title={t('library.numbers.by-book')}
        rows={books.map(({ bookId, title, sums }) => ({ key: bookId, name: title, sums, filter: { bookId } }))}
        filters={filters}
      />
      {stops.length > 0 && (
        <SumTable
          title={t('library.numbers.stops')}
          rows={stops.map(({ page, sum }) => ({ key: String(page), name: t('downloads.file.page', { page }), sum }))}
          filters={filters}
        />
      )}
      <SumTable
        title={t('library.numbers.by-language')}
        rows={languages.map(({ languageId, code, name, sums }) => ({
          key: languageId,
          name,
          lang: code,
          sums,
          filter: { languageId },
        }))}
        filters={filters}
      />
      <SumTable
        title={t('library.numbers.by-country')}
        rows={countries.map(({ country, name, sums }) => ({
          key: country,
          name: country === '' ? several : name,
          sums,
          ...(country === '' ? {} : { filter: { country } }),
        }))}
        filters={filters}
      />
      <SumTable
        title={t('library.numbers.downloaded')}
        rows={formats.map(({ format, sum }) => ({ key: format, name: nameOfFormat(t, format), sum }))}
        filters={filters}
      />
      <SumTable
        title={t('library.numbers.searches')}
        rows={searches.map(({ words, languageCode, sum }) => ({
          key: `${words} ${languageCode}`,
          name: words,
          lang: languageCode,
          sum,
        }))}
        filters={filters}
      />
      <p className="muted">{t('library.numbers.not-counted')}</p>
      <p className="library__row">
        <Download form="csv" search={search} label={t('library.projects.csv')} />
        <Download form="json" search={search} label={t('library.numbers.json')} />
      </p>
    </>
  );
}

function Download({ form, search, label }: { form: 'csv' | 'json'; search: string; label: string }) {
  return (
    <a className="btn" href={`/library/numbers/${form}${search}`} download>
      <Icon name="download" size="s" />
      {label}
    </a>
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
