import type { ClassTask, ReadersTask } from '@letsread/learning/handing-out/contract.ts';

/** Of what is handed out in a class what is a reader's, and not over on a day. */
export function tasksOfReader(tasks: readonly ClassTask[], profileId: string, day: string): ReadersTask[] {
  return tasks.flatMap(({ readers, ...task }) => {
    const own = readers.find((one) => one.profileId === profileId);
    if (own === undefined || task.untilDay < day) return [];
    return [{ ...task, done: own.done, finishedIds: own.finishedIds }];
  });
}

/** With books that were finished on this device; stories of a level are counted by the library alone. */
export function withFinished(tasks: readonly ReadersTask[], bookIds: readonly string[]): ReadersTask[] {
  return tasks.map((task) => {
    if (task.kind === 'level') return task;
    const isFinished = (bookId: string) => task.finishedIds.includes(bookId) || bookIds.includes(bookId);
    const finishedIds = task.books.map(({ bookId }) => bookId).filter(isFinished);
    return { ...task, done: finishedIds.length, finishedIds };
  });
}
