import type { PathwayDetail } from '@letsread/learning/contract.ts';

/** The languages that paths, or a path, are there in, each under its own name. */
export function LanguageChips({ languages }: Pick<PathwayDetail, 'languages'>) {
  return (
    <ul className="chips chips--center">
      {languages.map((language) => (
        <li key={language.id}>
          <a className="chip" lang={language.languageISOCode} dir={language.direction} href={`?lId=${language.id}`}>
            {language.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
