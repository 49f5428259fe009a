import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';

import { EmptyShelf } from '../../catalogue/empty-shelf.tsx';
import { DataSaver } from '../../offline/data-saver.tsx';
import { canKeepBooks } from '../../offline/can-keep-books.ts';
import keepSheet from '../../offline/keep/keep.css?url';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useWords } from '../../i18n/words.tsx';

/** Books that are kept on this device; only a browser knows them. */
export function DownloadedShelf() {
  const t = useWords();
  const isHydrated = useIsHydrated();
  const [Kept, setKept] = useState<ComponentType<{ empty: ReactNode }>>();
  const canKeep = isHydrated && canKeepBooks();
  useEffect(() => {
    if (canKeep) void import('./kept-shelf.tsx').then(({ KeptShelf }) => setKept(() => KeptShelf));
  }, [canKeep]);
  const empty = (
    <EmptyShelf title={t('reading.my-books.none-here')} text={t('offline.shelf.how')}>
      <Link className="btn" to="/">
        {t('reading.my-books.find')}
      </Link>
    </EmptyShelf>
  );
  return (
    <>
      <link rel="stylesheet" href={keepSheet} precedence="screen" />
      {Kept === undefined ? isHydrated && !canKeep && empty : <Kept empty={empty} />}
      <DataSaver />
    </>
  );
}
