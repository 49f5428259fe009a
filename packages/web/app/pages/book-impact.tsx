import type { getBookImpact } from '@letsread/usage/contract.ts';
import type { EndpointOutput } from '@letsread/http/endpoint.ts';

import { useMessages } from '../i18n/messages.tsx';

const measures = ['opened', 'finished', 'downloaded'] as const;
const words = {
  opened: 'shell.impact.book.opened',
  finished: 'shell.impact.book.finished',
  downloaded: 'shell.impact.downloaded',
} as const;

/** How often a book is read, in sums of five or more, where the library tells everybody; what is not counted stands on the page behind it. */
export function BookImpact({ total }: { total: EndpointOutput<typeof getBookImpact>['total'] }) {
  const t = useMessages();
  const known = measures.flatMap((measure) => (total[measure] === null ? [] : [{ measure, sum: total[measure] }]));
  if (known.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="book-impact">
      <h2 id="book-impact">{t('shell.footer.impact')}</h2>
      <dl className="book__sums">
        {known.map(({ measure, sum }) => (
          <div key={measure}>
            <dt>{t(words[measure])}</dt>
            <dd>{t.number(sum)}</dd>
          </div>
        ))}
      </dl>
      <p className="small">
        <a href="/impact">{t('shell.impact.how-heading')}</a>
      </p>
    </section>
  );
}
