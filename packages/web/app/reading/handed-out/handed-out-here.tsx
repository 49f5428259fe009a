import type { ReadersTask } from '@letsread/learning/handing-out/contract.ts';
import { useEffect, useState } from 'react';

import { storedClassroom } from '../../classes/classroom-record.ts';
import { currentSession } from '../../request/session/browser-session.ts';
import { currentProfile } from '../../request/session/session.ts';
import { readCompletions } from '../record/completions.ts';
import { ownDay } from '../../i18n/own-day.ts';
import { flushLeftTurns } from '../record/left-turns.ts';
import { TaskCards } from './task-cards.tsx';
import { tasksOfReader, withFinished } from './tasks-of-reader.ts';

interface HandedOutHereProps {
  /** As the library said; null on a copy of the page that was made for anyone and is shown without a network. */
  tasks: readonly ReadersTask[] | null;
}

/**
 * What was handed out to who reads, with what they finished on this device and the library was not told yet. A page that the
 * library made lives too, so that the device has what a copy of it needs without a network.
 */
export function HandedOutHere({ tasks }: HandedOutHereProps) {
  const [shown, setShown] = useState(tasks ?? []);
  useEffect(() => {
    const session = currentSession();
    const profile = session && currentProfile(session);
    if (session?.classroom === undefined || profile === undefined) return;
    void tasksHere(tasks, session.classroom.id, profile.id)
      .then(setShown)
      .catch((error: unknown) => console.warn('This device does not say what was handed out:', error));
  }, [tasks]);
  return <TaskCards tasks={shown} />;
}

async function tasksHere(
  tasks: HandedOutHereProps['tasks'],
  classId: string,
  profileId: string,
): Promise<ReadersTask[]> {
  await flushLeftTurns();
  const finished = (await readCompletions(profileId)).filter(({ kind }) => kind === 'book');
  const own = tasks ?? tasksOfReader((await storedClassroom(classId))?.tasks ?? [], profileId, ownDay());
  return withFinished(
    own,
    finished.map(({ bookId }) => bookId),
  );
}
