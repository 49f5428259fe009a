import { writingLocale } from '@letsread/interface-text/writing-locale.ts';
import { getImpact } from '@letsread/usage/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { useInterface } from '../../i18n/use-interface.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { apiClientContext } from '../../request/contexts.ts';
import { answerOf } from '../../request/problems.ts';
import { Land } from '../../ui/land.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Route } from './+types/impact-screen.ts';
import impactSheet from './impact.css?url';

export function loader({ context }: Route.LoaderArgs) {
  return answerOf(context.get(apiClientContext)(getImpact, {}));
}

const measures = ['opened', 'finished', 'minutes', 'listened', 'downloaded'] as const;

/** What is read in the library, for everybody, where the library wishes so; sums of five or more. */
export default function ImpactScreen({ loaderData: { total, languages, to } }: Route.ComponentProps) {
  const t = useMessages();
  // Of the words: the language that was chosen may have none.
  const written = new Intl.DateTimeFormat(writingLocale(useInterface().wordsTag), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const isEmpty = measures.every((measure) => (total[measure] ?? 0) === 0);
  return (
    <main id="main">
      <PageHead title={t('shell.footer.impact')} description={t('shell.footer.program')} path="/impact" />
      <Sheet href={impactSheet} />
      <div className="abouthero">
        <div className="wrap">
          <h1 tabIndex={-1}>{t('shell.footer.impact')}</h1>
        </div>
        <Land className="abouthero__land" />
      </div>
      <div className="wrap impact">
        <p className="impact__lead">
          {t(isEmpty ? 'shell.impact.none' : 'shell.impact.lead', { day: written.format(new Date(to)) })}
        </p>
        {!isEmpty && (
          <dl className="impact__sums">
            {measures.map((measure) => (
              <div key={measure}>
                <dt>{t(`shell.impact.${measure}`)}</dt>
                <dd>
                  <Sum of={total[measure]} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Languages languages={languages} />
        <section className="impact__how" aria-labelledby="how">
          <h2 id="how">{t('shell.impact.how-heading')}</h2>
          <p>{t('shell.impact.how')}</p>
          <p>{t('shell.impact.not-counted')}</p>
          <p>
            <a href="/termsandcondition#privacy">{t('shell.footer.privacy')}</a>
          </p>
        </section>
      </div>
    </main>
  );
}

function Sum({ of }: { of: number | null }) {
  const t = useMessages();
  return of === null ? <small>{t('shell.impact.few')}</small> : t.number(of);
}

type Language = Route.ComponentProps['loaderData']['languages'][number];

/** Books opened by language: a bar for each, as long as its share of the longest. */
function Languages({ languages }: { languages: Language[] }) {
  const t = useMessages();
  const max = Math.max(1, ...languages.map(({ opened }) => opened ?? 0));
  if (languages.length === 0) return null;
  return (
    <section className="impact__languages" aria-labelledby="languages">
      <h2 id="languages">{t('shell.impact.languages')}</h2>
      <table>
        <caption className="sr">{t('shell.impact.opened')}</caption>
        <tbody>
          {languages.map(({ code, name, opened }) => (
            <tr key={code}>
              <th scope="row">
                <bdi className="own-name" lang={code}>
                  {name}
                </bdi>
              </th>
              <td className="impact__bar" aria-hidden="true">
                <span style={{ inlineSize: `${((opened ?? 0) / max) * 100}%` }} />
              </td>
              <td>
                <Sum of={opened} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
