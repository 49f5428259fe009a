import { Link } from 'react-router';

import { useWords } from '../i18n/words.tsx';

interface PaperChoiceProps {
  paper: 'A4' | 'Letter';
  second: string | undefined;
  path: string;
}

const papers = ['A4', 'Letter'] as const;

/** Which paper there is: links, so that it works without a script. */
export function PaperChoice({ paper, second, path }: PaperChoiceProps) {
  const t = useWords();
  const addressOf = (one: string) => {
    const query = new URLSearchParams({ paper: one, ...(second === undefined ? {} : { second }) });
    return `${path}?${query.toString()}`;
  };
  return (
    <nav className="chips print__paper" aria-label={t('downloads.paper')}>
      {papers.map((one) => (
        <Link
          key={one}
          className="chip"
          to={addressOf(one)}
          aria-current={one === paper ? 'true' : undefined}
          preventScrollReset
          replace
        >
          <bdi lang="en">{one}</bdi>
        </Link>
      ))}
    </nav>
  );
}
