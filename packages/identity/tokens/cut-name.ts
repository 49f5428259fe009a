const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As many whole letters, with what stands above and below them, as there is room for; of one that is longer alone, its beginning. */
export function cutName(name: string, maxUnits: number): string {
  const whole = name.toWellFormed();
  if (whole.length <= maxUnits) return whole;
  // Of a name without end only so much is looked at as may be shown, and a letter more.
  let end = 0;
  for (const { index, segment } of graphemes.segment(whole.slice(0, maxUnits * 2))) {
    if (index + segment.length > maxUnits) break;
    end = index + segment.length;
  }
  // Where a pair is cut apart its half goes.
  return (end > 0 ? whole.slice(0, end) : whole.slice(0, maxUnits).replace(/\p{Cs}$/u, '')).trimEnd();
}
