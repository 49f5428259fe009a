import type { DecodableScheme } from '@letsread/learning/decodables/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { stagesPath } from './decodables-path.ts';

interface StageLanguagesProps {
  languages: DecodableScheme['languages'];
  /** The id of the one that is shown. */
  current?: string;
}

/** The languages that have stages, each by its own name. */
export function StageLanguages({ languages, current }: StageLanguagesProps) {
  const t = useMessages();
  return (
    <nav className="stage-languages" aria-label={t('learning.decodables.languages')}>
      <ul className="chips">
        {languages.map(({ id, name, languageISOCode, direction }) => (
          <li key={id}>
            <a
              className="chip"
              href={stagesPath(id)}
              lang={languageISOCode}
              dir={direction}
              aria-current={id === current ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
