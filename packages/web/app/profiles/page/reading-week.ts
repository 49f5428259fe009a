/** Minutes read on one day of a reader. */
export interface ReadDay {
  /** YYYY-MM-DD */
  day: string;
  minutes: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The seven days that end with today, with what was read on each. */
export function weekUntil(today: string, read: readonly ReadDay[]): ReadDay[] {
  const minutesOf = new Map(read.map(({ day, minutes }) => [day, minutes]));
  return Array.from({ length: 7 }, (_, at) => {
    const day = new Date(Date.parse(today) - (6 - at) * dayMs).toISOString().slice(0, 10);
    return { day, minutes: minutesOf.get(day) ?? 0 };
  });
}

/** How much of the ring is filled: past the goal it stays full. */
export function shareOfGoal(minutes: number, goal: number): number {
  return goal <= 0 ? 1 : Math.min(1, Math.max(0, minutes / goal));
}

/** Minutes a day; `plenty` is what is offered first to who begins to read. */
export const goalMinutes = { min: 5, max: 60, step: 5, plenty: 10 } as const;

/** The next goal in a direction, in fives, within what a goal may be; from one that was typed and is none, the nearest. */
export function stepOfGoal(minutes: number, direction: 1 | -1): number {
  const { min, max, step } = goalMinutes;
  const next = direction > 0 ? Math.floor(minutes / step) + 1 : Math.ceil(minutes / step) - 1;
  return Math.min(max, Math.max(min, next * step));
}
