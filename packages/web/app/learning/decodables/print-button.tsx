import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useWords } from '../../i18n/words.tsx';
import { Drawing } from '../../ui/icon.tsx';

const printer =
  '<path d="M7.500 9V4h9v5M7.500 17H5.500A1.500 1.500 0 0 1 4 15.500v-5A1.500 1.500 0 0 1 5.500 9h13a1.500 1.500 0 0 1 1.500 1.500v5a1.500 1.500 0 0 1-1.500 1.500h-2M7.500 14h9v6.500h-9z"/>';

/** Prints the page; not there without script, as nothing would come of it then. */
export function PrintButton() {
  const t = useWords();
  if (!useIsHydrated()) return null;
  return (
    <button className="btn" type="button" onClick={() => print()}>
      <Drawing shape={printer} />
      {t('learning.decodables.print')}
    </button>
  );
}
