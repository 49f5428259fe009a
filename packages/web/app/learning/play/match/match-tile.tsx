import type { ReactNode } from 'react';

import type { Playing } from '../playing/use-playing.ts';

export type Side = 'picture' | 'text';

/** A picture, or words, and where it stands in the game. */
export interface TileState {
  side: Side;
  item: string;
  isPicked: boolean;
  isHint: boolean;
  /** The number of its pair; undefined until that is found. */
  pair: number | undefined;
}

interface MatchTileProps {
  tile: TileState;
  row: number;
  /** Of its words, or of those that stand for its picture. */
  lang: string;
  playing: Playing;
  children: ReactNode;
}

/** Both tiles of a pair have its number: lines are not its only sign. */
export function MatchTile({ tile, row, lang, playing: { t, ofScreen }, children }: MatchTileProps) {
  const { side, item, isPicked, isHint, pair } = tile;
  const isFound = pair !== undefined;
  return (
    <button
      className={`tile tile--${side}${isFound ? ' is-right' : ''}${isHint ? ' is-hint' : ''}`}
      type="button"
      aria-pressed={isPicked}
      aria-disabled={isFound || undefined}
      data-item={item}
      data-side={side}
      style={{ gridRow: row }}
      lang={lang}
    >
      <span className="sr" {...ofScreen}>
        {isFound && t('learning.play.pair', { number: pair })}
      </span>
      {children}
      <span className="pairdot" aria-hidden="true" hidden={!isFound}>
        {isFound && t.number(pair)}
      </span>
    </button>
  );
}
