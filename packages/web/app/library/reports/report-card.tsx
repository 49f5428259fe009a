import { type BookReport, reportAnswers } from '@letsread/usage/reports/contract.ts';
import { Form, Link } from 'react-router';

import { Icon } from '../../ui/icon.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { HiddenFields } from '../people/hidden-fields.tsx';

/** What is wrong with which book, how often it was said, and the three answers, or the one that was given and the way back. */
export function ReportCard({ report }: { report: BookReport & { written: string } }) {
  const t = useLibraryMessages();
  const { id, bookId, editionId, slug, title, language, page, kind, count, state, answeredBy, written } = report;
  const says = {
    done: t('library.reports.done'),
    withdrawn: state === 'open' ? t('library.action.withdraw') : t('library.status.withdrawn'),
    dismissed: t('library.reports.dismissed'),
  };
  return (
    <li className="library__card">
      <h2>
        <Link
          to={`/library/books/${bookId}?edition=${editionId}`}
          lang={language.languageISOCode}
          dir={language.direction}
        >
          {title}
        </Link>
      </h2>
      <p>
        <b>{t(`reading.report.${kind}`)}</b>
        {' · '}
        {t('library.reports.count', { count })}
        {' · '}
        <bdi>{language.name}</bdi>
      </p>
      <p className="small muted">
        {written}
        {answeredBy !== null && <bdi>{` · ${answeredBy}`}</bdi>}
        {report.status === 'published' && (
          <>
            {' · '}
            <a
              href={`/read/${encodeURIComponent(slug)}/${page ?? 0}`}
              aria-label={`${t('catalogue.book.read')}: ${title}`}
            >
              {page === null ? t('catalogue.book.read') : t('library.reports.page', { page })}
            </a>
          </>
        )}
      </p>
      {state === 'open' && report.status === 'withdrawn' && (
        <p className="chips">
          <span className="tag">{t('library.status.withdrawn')}</span>
        </p>
      )}
      {state === 'open' ? (
        <Form className="library__add" method="post">
          <HiddenFields fields={{ act: 'answer', reportId: id }} />
          {reportAnswers.map((answer) => (
            <button
              className="btn btn--s"
              type="submit"
              name="state"
              value={answer}
              aria-label={`${says[answer]}: ${title}`}
              key={answer}
            >
              {says[answer]}
            </button>
          ))}
        </Form>
      ) : (
        <Form className="library__add" method="post">
          <HiddenFields fields={{ act: 'reopen', reportId: id, state }} />
          <span className="tag">{says[state]}</span>
          <button className="btn btn--s" type="submit" aria-label={`${t('library.undo')}: ${title}`}>
            <Icon name="redo" size="s" />
            {t('library.undo')}
          </button>
        </Form>
      )}
    </li>
  );
}
