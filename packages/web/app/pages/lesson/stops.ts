const maxStops = 3;
const minStops = 2;

/**
 * The pages to stop at while a book is read aloud: those that its own questions name; where these are fewer than two, also
 * the one in the middle and the one before the last. Never the cover and never the last page, after which nothing comes.
 */
export function stopsOf(pages: readonly { number: number }[], named: readonly number[]): number[] {
  const story = pages.map(({ number }) => number).filter((number) => number > 0);
  const inside = story.slice(0, -1);
  const stops = new Set(named.filter((number) => inside.includes(number)).toSorted((one, other) => one - other));
  const others = [story[Math.ceil(story.length / 2) - 1], inside.at(-1), inside[0]];
  for (const other of others)
    if (stops.size < minStops && other !== undefined && inside.includes(other)) stops.add(other);
  return [...stops].toSorted((one, other) => one - other).slice(0, maxStops);
}
