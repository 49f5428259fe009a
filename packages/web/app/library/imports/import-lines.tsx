import { lineOutcomes, type ShownImportLine } from '@letsread/importer/contract.ts';

import { useLibraryMessages } from '../library-messages.tsx';
import { reasonText } from './reason-text.ts';

/** What would come, came or went, by name and with the reasons; what needs somebody's eye first. */
export function ImportLines({ lines }: { lines: readonly ShownImportLine[] }) {
  const t = useLibraryMessages();
  const byOutcome = Map.groupBy(lines, ({ outcome }) => outcome);
  return lineOutcomes.map((outcome) => {
    const own = byOutcome.get(outcome);
    if (own === undefined) return null;
    return (
      <section className="stack" aria-labelledby={`outcome-${outcome}`} key={outcome}>
        <h2 id={`outcome-${outcome}`}>{t(`library.imports.outcome.${outcome}`)}</h2>
        <ul className="library__lines">
          {own.map((line) => (
            <li key={`${line.file} ${line.languageCode} ${line.code} ${line.message}`}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function Line({ line: { title, file, languageCode, code, message } }: { line: ShownImportLine }) {
  const t = useLibraryMessages();
  return (
    <>
      <span className="library__chips">
        <bdi lang={title === null ? undefined : (languageCode ?? undefined)}>{title ?? file}</bdi>
        {languageCode !== null && <span className="tag">{languageCode}</span>}
      </span>
      {title !== null && (
        <span className="small muted">
          <bdi dir="ltr">{file}</bdi>
        </span>
      )}
      {code !== null && (message === null ? <span className="small">{reasonText(t, code)}</span> : null)}
      {code !== null && message !== null && (
        <details className="small">
          <summary>{reasonText(t, code)}</summary>
          <bdi dir="ltr" lang="en">
            {message}
          </bdi>
        </details>
      )}
    </>
  );
}
