import type { LinkedEdition } from '@letsread/catalogue/linking/contract.ts';
import { Link } from 'react-router';

import { useLibraryMessages } from '../library-messages.tsx';
import { SmallCover } from '../ordering/small-cover.tsx';

interface EditionLinesProps {
  editions: readonly LinkedEdition[];
  /** Where each is changed; none: they are looked at only. */
  toOf?: (editionId: string) => string;
}

/** Editions of a book under each other: cover, title, language, who made it, and whether readers see it. */
export function EditionLines({ editions, toOf }: EditionLinesProps) {
  const t = useLibraryMessages();
  return (
    <ul className="library__lines">
      {editions.map(({ editionId, title, language, status, cover, people, publisher }) => {
        const name = (
          <bdi lang={language.languageISOCode} dir={language.direction}>
            {title}
          </bdi>
        );
        const makers = new Set([...people, publisher].filter((one) => one !== ''));
        const state = t(`library.status.${status}`);
        return (
          <li className="library__line" key={editionId}>
            <SmallCover cover={cover} />
            <span className="library__name">
              {toOf === undefined ? <b>{name}</b> : <Link to={toOf(editionId)}>{name}</Link>}
              <span className="small muted">
                <bdi lang={language.languageISOCode}>{language.name}</bdi>
                {' · '}
                {status === 'published' ? state : <b>{state}</b>}
                {[...makers].map((maker) => (
                  <span key={maker}>
                    {' · '}
                    <bdi>{maker}</bdi>
                  </span>
                ))}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
