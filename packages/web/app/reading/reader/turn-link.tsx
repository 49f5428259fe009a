import { ReaderIcon } from './reader-icon.tsx';

interface TurnLinkProps {
  turn: 'before' | 'next';
  href: string | undefined;
  label: string;
}

/** Where there is no page to turn to the link is not seen, but its place is kept: "next" never moves. */
export function TurnLink({ turn, href, label }: TurnLinkProps) {
  const look = turn === 'next' ? 'iconbtn--leaf' : 'iconbtn--line';
  return (
    <a
      className={`iconbtn iconbtn--big ${look} turn turn--${turn}`}
      href={href}
      rel={turn === 'next' ? 'next' : 'prev'}
      data-turn={turn}
      data-off={href === undefined ? '' : undefined}
      aria-label={label}
    >
      <ReaderIcon name={turn === 'next' ? 'next' : 'back'} />
    </a>
  );
}
