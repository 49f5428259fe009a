import { currentSession } from '../request/session/browser-session.ts';
import { readerOfCard } from '../request/session/card-path.ts';
import { type ClassroomRecord, fetchClassroom, storedClassroom } from './classroom-record.ts';
import { saveHandedOut } from './save-handed-out.ts';
import { leaveReader } from './take-reader.ts';

interface Shown {
  onRecord: (record: ClassroomRecord) => void;
  /** The reader whose card led here. */
  onCard: (readerId: string) => void;
  /** The card that led here is of nobody in this class. */
  onOther: () => void;
  /** The device does not know the class, and the library cannot be asked. */
  onMissing: () => void;
}

/** The class as the device has it, then as the library has it; nobody reads from then on. */
export async function openClassroom({ onRecord, onCard, onOther, onMissing }: Shown): Promise<void> {
  const classId = currentSession()?.classroom?.id;
  if (classId === undefined) return;
  leaveReader();
  let card = readerOfCard(location.hash);
  const show = (record: ClassroomRecord) => {
    onRecord(record);
    const reader = record.readers.find(({ id }) => id === card);
    if (reader === undefined) return;
    card = undefined;
    // Who says that this is not them is not asked again when the page is loaded anew.
    history.replaceState(history.state, '', location.pathname);
    onCard(reader.id);
  };
  const stored = await storedClassroom(classId);
  if (stored !== undefined) show(stored);
  const fresh = await fetchClassroom(classId).catch(warn);
  if (fresh !== undefined) {
    show(fresh);
    void saveHandedOut(fresh.tasks ?? []).catch(warn);
  }
  if (stored === undefined && fresh === undefined) return onMissing();
  if (card !== undefined) onOther();
}

function warn(error: unknown): undefined {
  console.warn('The class could not be brought up to date:', error);
}
