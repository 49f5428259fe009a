interface Watching {
  /** As `canPlayType` of the browser. */
  canPlay: (type: string) => boolean;
  isSavingData: boolean;
}

/** The form of a recording that is shown, and so the one to keep: the first that plays, or the smallest of those. */
export function sourceToShow<Source extends { type: string; bytes: number }>(
  sources: readonly Source[],
  { canPlay, isSavingData }: Watching,
): Source | undefined {
  const playable = sources.filter(({ type }) => canPlay(type));
  const ordered = isSavingData ? playable.toSorted((one, other) => one.bytes - other.bytes) : playable;
  return ordered[0] ?? sources[0];
}
