import { type BookImport, getImport, listImportLines } from '@letsread/importer/contract.ts';
import type { EndpointOutput } from '@letsread/http/endpoint.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';

import { isProblem } from '../../request/is-problem.ts';
import { browserClient } from '../../request/session/browser-session.ts';
import { isWorking } from './import-facts.tsx';

type Lines = EndpointOutput<typeof listImportLines>;

interface Shown {
  found: BookImport & { written: string };
  lines: Lines;
}

/** Which lines of an import are shown. */
export interface ShownLines {
  limit: number;
  cursor: string | undefined;
  outcome: Lines['items'][number]['outcome'] | undefined;
}

const lookEveryMs = 1000;

/**
 * While work goes on, the page follows it. It asks by itself: what the screen asks for anew ends on the page of errors where nothing
 * answers, and a long import outlives many a network. `isCutOff` until there is an answer again.
 */
export function useProgress<Loaded extends Shown>(loaded: Loaded, asked: ShownLines): Shown & { isCutOff: boolean } {
  const [newer, setNewer] = useState<{ than: Loaded; shown: Shown }>();
  const [isCutOff, setIsCutOff] = useState(false);
  const { revalidate } = useRevalidator();
  const shown = newer?.than === loaded ? newer.shown : loaded;
  const isOn = isWorking(shown.found);
  const look = useEffectEvent(async () => {
    const { id: importId, written } = shown.found;
    try {
      const found = await browserClient(getImport, { importId });
      const lines = await browserClient(listImportLines, { importId, ...asked });
      setNewer({ than: loaded, shown: { found: { ...found, written }, lines } });
      setIsCutOff(false);
    } catch (error) {
      // `fetch` rejects with a TypeError when nothing answers; a library that is just starting answers with 500 and more.
      if (error instanceof TypeError || (isProblem(error) && error.status >= 500)) setIsCutOff(true);
      // Who may not see it any more, or whose import is gone, is told so by the page.
      else void revalidate();
    }
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = async () => {
      await look();
      if (timer !== undefined) timer = setTimeout(goOn, lookEveryMs);
    };
    timer = setTimeout(goOn, lookEveryMs);
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [isOn]);
  return { ...shown, isCutOff: isOn && isCutOff };
}
