import { useLibraryMessages } from '../library-messages.tsx';
import type { BookActs } from './use-book-act.ts';

/** Sends the form; after somebody else's change it says that this goes over it. */
export function SaveButton({ acts: { outcome, isBusy }, name }: { acts: BookActs; name: string }) {
  const t = useLibraryMessages();
  const isOver = outcome !== undefined && 'fault' in outcome && outcome.fault === 'changed-meanwhile';
  const label = t(isOver ? 'library.book.save-anyway' : 'profiles.page.save');
  return (
    <p>
      <button className="btn btn--leaf" type="submit" aria-disabled={isBusy} aria-label={`${label}: ${name}`}>
        {label}
      </button>
    </p>
  );
}
