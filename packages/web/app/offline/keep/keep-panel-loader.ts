import { useCallback, useEffect, useState } from 'react';

import { useIsHydrated } from '../../hydration/use-is-hydrated.ts';
import { useWords } from '../../shell/language/words.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { hasMark } from '../shelf-marks.ts';

type KeepPanels = typeof import('./keep-panels.tsx');

/** The part that keeps books: fetched when it is asked for, and at once where there are books on this device. */
export function useKeepPanels() {
  const t = useWords();
  // Without scripts nothing can be kept, and without a secure address there is no place for it.
  const canKeep = useIsHydrated() && 'caches' in window && 'indexedDB' in window;
  const [panels, setPanels] = useState<KeepPanels>();
  const [isOpening, setIsOpening] = useState(false);
  const open = useCallback(async () => {
    setIsOpening(true);
    try {
      const loaded = await import('./keep-panels.tsx');
      setPanels(loaded);
      return loaded;
    } catch {
      showToast({ kind: 'offline', text: t('shell.offline') });
      return undefined;
    } finally {
      setIsOpening(false);
    }
  }, [t]);
  useEffect(() => {
    if (canKeep && (hasMark('books') || hasMark('jobs'))) void open();
  }, [canKeep, open]);
  return { canKeep, panels, isOpening, open };
}
