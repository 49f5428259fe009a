import { type ClassTask, listClassTasks } from '@letsread/learning/handing-out/contract.ts';
import {
  choosePictures,
  type Classroom,
  getClassroom,
  type PicturePassword,
} from '@letsread/profiles/classes/contract.ts';

import { setDeviceFlag } from '../offline/device-flags.ts';
import { deviceStore } from '../offline/device-store.ts';
import { queueCall, sendWaiting } from '../offline/sync-queue/sync-queue.ts';
import { isProblem } from '../request/is-problem.ts';
import { browserClient } from '../request/session/browser-session.ts';
import { withNewChoices } from './with-new-choices.ts';

/** A class as the device that is open for it keeps it. */
export interface ClassroomRecord extends Classroom {
  /** By reader: wrong tries in a row, of the pictures with this salt. */
  tries: Record<string, { salt: string; count: number }>;
  /** What is handed out to its readers; an older build stored none. */
  tasks?: ClassTask[];
}

const key = 'classroom';
const settings = deviceStore('settings');
/**
 * Of a browser that keeps nothing, as where its disk is full: the page itself has the class, and the next one asks for it anew.
 * Wrong tries are forgotten with it: better than a child whom nothing lets in.
 */
let held: ClassroomRecord | undefined;

/** What the device knows of a class; undefined where it knows none, or another. */
export async function storedClassroom(classId: string): Promise<ClassroomRecord | undefined> {
  const stored = held ?? (await settings.get<ClassroomRecord>(key).catch(() => undefined));
  return stored?.id === classId ? stored : undefined;
}

/** The class as the library has it now; undefined where the library cannot be reached. */
export async function fetchClassroom(classId: string): Promise<ClassroomRecord | undefined> {
  // Pictures that were chosen here without a network are told first, or the answer would not have them.
  await sendWaiting();
  const before = await storedClassroom(classId);
  try {
    const [fresh, { items: tasks }] = await Promise.all([
      browserClient(getClassroom, { classId }),
      browserClient(listClassTasks, { classId }),
    ]);
    const now = await storedClassroom(classId);
    const readers = withNewChoices(fresh.readers, { before: before?.readers, now: now?.readers });
    return await storeClassroom({ ...fresh, readers, tasks, tries: now?.tries ?? {} });
  } catch (error) {
    if (error instanceof TypeError || (isProblem(error) && error.status >= 429)) return undefined;
    throw error;
  }
}

/** A try of a reader: one more wrong one, or from now on none. */
export async function storeTry(record: ClassroomRecord, readerId: string, isRight: boolean): Promise<ClassroomRecord> {
  return changeStored(record, (now) => {
    const salt = now.readers.find(({ id }) => id === readerId)?.pictures?.salt ?? '';
    const count = isRight ? 0 : triesOf(now, readerId) + 1;
    return { ...now, tries: { ...now.tries, [readerId]: { salt, count } } };
  });
}

/** Of pictures that the teacher took away, wrong tries count no more. */
export function triesOf({ readers, tries }: ClassroomRecord, readerId: string): number {
  const known = tries[readerId];
  const salt = readers.find(({ id }) => id === readerId)?.pictures?.salt;
  return known !== undefined && known.salt === salt ? known.count : 0;
}

/**
 * Pictures that a reader has chosen, here at once, and in the library as soon as it can be reached.
 * @throws where this browser keeps nothing and the library cannot be reached
 */
export async function storePictures(
  record: ClassroomRecord,
  readerId: string,
  pictures: PicturePassword,
): Promise<ClassroomRecord> {
  const input = { classId: record.id, profileId: readerId, body: pictures };
  await queueCall(choosePictures, input).catch(() => browserClient(choosePictures, input));
  const stored = await changeStored(record, (now) => ({
    ...now,
    readers: now.readers.map((one) => (one.id === readerId ? { ...one, pictures } : one)),
  }));
  void sendWaiting();
  return stored;
}

/** The class is not open here any more. */
export async function deleteClassroom(): Promise<void> {
  held = undefined;
  await settings.delete(key);
  setDeviceFlag('classroom', false);
}

/** All readers of the class that is open here. */
export async function classroomReaderIds(): Promise<string[]> {
  return ((await settings.get<ClassroomRecord>(key))?.readers ?? []).map(({ id }) => id);
}

/** Of the class as it is stored by now, which may be newer than what is shown; one that was closed meanwhile stays so. */
async function changeStored(
  shown: ClassroomRecord,
  change: (now: ClassroomRecord) => ClassroomRecord,
): Promise<ClassroomRecord> {
  const stored = await storedClassroom(shown.id);
  return stored === undefined ? change(shown) : storeClassroom(change(stored));
}

async function storeClassroom(record: ClassroomRecord): Promise<ClassroomRecord> {
  try {
    await settings.put(record, key);
    held = undefined;
    setDeviceFlag('classroom', true);
  } catch (error) {
    held = record;
    console.warn('This device does not keep the class:', error);
  }
  return record;
}
