import type { Classroom } from '@letsread/profiles/classes/contract.ts';

type Readers = Classroom['readers'];

/** The readers as the library answers, but for pictures that were chosen here after it was asked: those are newer. */
export function withNewChoices(
  answered: Readers,
  { before, now }: { before: Readers | undefined; now: Readers | undefined },
): Readers {
  const chosenIn = (readers: Readers | undefined, readerId: string) =>
    readers?.find(({ id }) => id === readerId)?.pictures ?? undefined;
  return answered.map((reader) => {
    const chosen = chosenIn(now, reader.id);
    const isNew = before !== undefined && chosen !== undefined && chosen.salt !== chosenIn(before, reader.id)?.salt;
    return isNew ? { ...reader, pictures: chosen } : reader;
  });
}
