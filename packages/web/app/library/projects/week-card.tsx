import type { ReadingLevel } from '@letsread/formats/reading-level.ts';
import type { ProjectWeek } from '@letsread/projects/back-room/contract.ts';

import { useLibraryMessages } from '../library-messages.tsx';
import { writeSum } from '../numbers/write-sum.ts';

const measures = ['readers', 'started', 'finished', 'minutes', 'answered', 'rightAtFirst'] as const;
type Sums = Pick<ProjectWeek, (typeof measures)[number]>;

/** A week in sums: of all readers, by the language that they read most, and the levels that were reached. */
export function WeekCard({ sums, title }: { sums: ProjectWeek; title: string }) {
  const t = useLibraryMessages();
  const { readers, languages, levels } = sums;
  return (
    <li className="library__card">
      <h2>{title}</h2>
      {readers === null ? <p className="muted">{t('library.projects.too-few')}</p> : <SumList sums={sums} />}
      {languages.length > 1 &&
        languages.map(({ language, ...own }) => (
          <section className="stack" key={language?.id ?? 'other'}>
            <h3 lang={language?.languageISOCode}>{language?.name ?? t('library.projects.other-languages')}</h3>
            <SumList sums={own} />
          </section>
        ))}
      {levels.length > 0 && (
        <section className="stack">
          <h3>{t('library.projects.levels')}</h3>
          <dl className="library__sums">
            {levels.map((row) => (
              <div key={row.level}>
                <dt>{t(`catalogue.level.${row.level as ReadingLevel}.full`)}</dt>
                <dd>{t.number(row.readers)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </li>
  );
}

function SumList({ sums }: { sums: Sums }) {
  const t = useLibraryMessages();
  return (
    <dl className="library__sums">
      {measures.map((measure) => {
        const sum = sums[measure];
        if (sum === undefined) return null;
        return (
          <div key={measure}>
            <dt>{t(`library.projects.${measure}`)}</dt>
            <dd>{writeSum(t, sum)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
