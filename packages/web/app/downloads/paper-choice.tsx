import { useMessages } from '../i18n/messages.tsx';

interface PaperChoiceProps {
  paper: 'A4' | 'Letter';
  second: string | undefined;
  path: string;
}

const papers = ['A4', 'Letter'] as const;

/** Which paper there is: links, so that it works without a script. */
export function PaperChoice({ paper, second, path }: PaperChoiceProps) {
  const t = useMessages();
  const addressOf = (one: string) => {
    const query = new URLSearchParams({ paper: one, ...(second === undefined ? {} : { second }) });
    return `${path}?${query.toString()}`;
  };
  return (
    <nav className="chips print__paper" aria-label={t('downloads.paper')}>
      {papers.map((one) => (
        <a key={one} className="chip" href={addressOf(one)} aria-current={one === paper ? 'true' : undefined}>
          <bdi lang="en">{one}</bdi>
        </a>
      ))}
    </nav>
  );
}
