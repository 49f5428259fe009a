import { useCallback, useEffect, useMemo, useState } from 'react';

import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { showToast } from '../../ui/show-toast.ts';
import type { offlinePanels } from '../panels/keep-panels.tsx';
import { canSaveBooks } from '../can-save-books.ts';
import { hasMark } from '../shelf-marks.ts';

type KeepPanels = typeof offlinePanels;

/** The part that keeps books: fetched when it is asked for, and at once where there are books on this device. */
export function useKeepPanels() {
  const t = useMessages();
  // Without scripts nothing can be kept, and without a secure address there is no place for it.
  const isAble = useIsHydrated() && canSaveBooks();
  const isAnyHere = useMemo(() => isAble && (hasMark('books') || hasMark('jobs')), [isAble]);
  const [panels, setPanels] = useState<KeepPanels>();
  const [isWithout, setIsWithout] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    if (!isAnyHere) return;
    // Without it the page offers what it always does.
    loadPanels().then(setPanels, () => setIsWithout(true));
  }, [isAnyHere]);
  // An offer that is taken away to be told as "here", or made anew, would go from under a finger.
  const canKeep = isAble && (!isAnyHere || isWithout || panels !== undefined);
  const press = useCallback(async () => {
    setIsPressed(true);
    setIsOpening(true);
    try {
      const loaded = await loadPanels();
      setPanels(loaded);
      return loaded;
    } catch {
      showToast({ kind: 'offline', text: t('shell.offline') });
      return undefined;
    } finally {
      setIsOpening(false);
    }
  }, [t]);
  return { canKeep, panels, isOpening, isPressed, press };
}

async function loadPanels(): Promise<KeepPanels> {
  return (await import('../panels/keep-panels.tsx')).offlinePanels;
}
