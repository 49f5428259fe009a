import { useCallback, useEffect, useMemo, useState } from 'react';

import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useMessages } from '../../i18n/messages.tsx';
import type { offlinePanels } from '../panels/offline-panels.tsx';
import { canSaveBooks } from '../can-save-books.ts';
import { hasDeviceFlag } from '../device-flags.ts';
import { showWhyNot } from './show-why-not.ts';

type OfflinePanels = typeof offlinePanels;

/** What is asked before books come over a network that may cost money. */
type WifiQuestionProps = Parameters<OfflinePanels['WifiQuestion']>[0];

/** The part that keeps books: fetched when it is asked for, and at once where there are books on this device. */
export function useOfflinePanels() {
  const t = useMessages();
  // Without scripts nothing can be kept, and without a secure address there is no place for it.
  const isAble = useIsHydrated() && canSaveBooks();
  const isAnyHere = useMemo(() => isAble && (hasDeviceFlag('books') || hasDeviceFlag('jobs')), [isAble]);
  const [panels, setPanels] = useState<OfflinePanels>();
  const [isWithout, setIsWithout] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    if (!isAnyHere) return;
    // Without it the page offers what it always does.
    loadPanels().then(setPanels, () => setIsWithout(true));
  }, [isAnyHere]);
  // An offer that is taken away to be told as "here", or made anew, would go from under a finger.
  const canSave = isAble && (!isAnyHere || isWithout || panels !== undefined);
  const [question, setQuestion] = useState<WifiQuestionProps>();
  const press = useCallback(
    async (bytes: number) => {
      setIsPressed(true);
      setIsOpening(true);
      try {
        const loaded = await loadPanels();
        setPanels(loaded);
        if (!loaded.isWifiAway()) return { loaded, isForWifi: false };
        const choice = await new Promise((resolve) => setQuestion({ bytes, onAnswer: resolve }));
        setQuestion(undefined);
        return choice === undefined ? undefined : { loaded, isForWifi: choice === 'wifi' };
      } catch (error) {
        await showWhyNot(error, t);
        return undefined;
      } finally {
        setIsOpening(false);
      }
    },
    [t],
  );
  return { canSave, panels, isOpening, isPressed, question, press };
}

async function loadPanels(): Promise<OfflinePanels> {
  return (await import('../panels/offline-panels.tsx')).offlinePanels;
}
