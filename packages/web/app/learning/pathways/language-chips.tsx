import type { PathwayToWalk } from '@letsread/learning/contract.ts';
import { Link } from 'react-router';

/** The languages that paths, or a path, are there in, each under its own name. */
export function LanguageChips({ languages }: Pick<PathwayToWalk, 'languages'>) {
  return (
    <ul className="chips chips--center">
      {languages.map((language) => (
        <li key={language.id}>
          <Link className="chip" lang={language.languageISOCode} dir={language.direction} to={`?lId=${language.id}`}>
            {language.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
