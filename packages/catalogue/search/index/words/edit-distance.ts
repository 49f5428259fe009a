/**
 * How many letters of one word are left out, put in, changed or swapped with their neighbour to make the other (optimal
 * string alignment); `max` + 1 where it is more.
 */
export function editDistance(one: readonly string[], other: readonly string[], max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let lowest = i;
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest > max) return max + 1;
    before = above;
    above = row;
  }
  return Math.min(above[other.length] ?? max + 1, max + 1);
}

/** The same to make the first text some part of the other, wherever it stands: for scripts without spaces. */
export function distanceInText(part: readonly string[], text: readonly string[]): number {
  let before: number[] = [];
  let above = text.map(() => 0).concat(0);
  for (let i = 1; i <= part.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= text.length; j += 1) {
      let cost = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (part[i - 1] === text[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && part[i - 1] === text[j - 2] && part[i - 2] === text[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = above;
    above = row;
  }
  return Math.min(...above);
}
