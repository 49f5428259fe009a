import { useMessages } from '../i18n/messages.tsx';

interface PaperChoiceProps {
  paper: 'A4' | 'Letter';
  flip: 'short' | 'long';
  path: string;
  /** What else the address has. */
  query: Readonly<Record<string, string>>;
}

const papers = ['A4', 'Letter'] as const;
const flips = ['short', 'long'] as const;

/** Which paper there is, and how the printer turns it over: links, so that it works without a script. */
export function PaperChoice({ paper, flip, path, query }: PaperChoiceProps) {
  const t = useMessages();
  const addressOf = (changed: { paper?: string; flip?: string }) => {
    const search = new URLSearchParams({ ...query, paper, flip, ...changed });
    return `${path}?${search.toString()}`;
  };
  return (
    <>
      <nav className="chips print__paper" aria-label={t('downloads.paper')}>
        {papers.map((one) => (
          <a
            key={one}
            className="chip"
            href={addressOf({ paper: one })}
            aria-current={one === paper ? 'true' : undefined}
          >
            <bdi lang="en">{one}</bdi>
          </a>
        ))}
      </nav>
      <nav className="print__flip" aria-labelledby="print-flip">
        <p className="small" id="print-flip">
          {t('downloads.flip')}
        </p>
        <div className="chips">
          {flips.map((one) => (
            <a
              key={one}
              className="chip"
              href={addressOf({ flip: one })}
              aria-current={one === flip ? 'true' : undefined}
            >
              {t(`downloads.flip.${one}`)}
            </a>
          ))}
        </div>
      </nav>
    </>
  );
}
