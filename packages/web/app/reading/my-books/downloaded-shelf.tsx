import { DataSaver } from '../../offline/data-saver.tsx';
import savingSheet from '../../offline/saving/saving.css?url';
import { Island } from '../../ui/island.tsx';
import { OfflineShelf } from './offline-shelf.tsx';
import { NoOfflineBooks } from './no-offline-books.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Books that are kept on this device; only a browser knows them. */
export function DownloadedShelf() {
  return (
    <>
      <Sheet href={savingSheet} />
      <Island
        name="offline-shelf"
        props={{}}
        component={OfflineShelf}
        need="offline-books"
        start={
          <div hidden data-module="no-offline-books">
            <NoOfflineBooks />
          </div>
        }
      />
      <DataSaver />
    </>
  );
}
