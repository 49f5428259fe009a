import { DataSaver } from '../../offline/data-saver.tsx';
import keepSheet from '../../offline/keep/keep.css?url';
import { Island } from '../../ui/island.tsx';
import { KeptShelf } from './kept-shelf.tsx';
import { NoKeptBooks } from './no-kept-books.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Books that are kept on this device; only a browser knows them. */
export function DownloadedShelf() {
  return (
    <>
      <Sheet href={keepSheet} />
      <Island
        name="kept-shelf"
        props={{}}
        component={KeptShelf}
        need="kept-here"
        start={
          <div hidden data-module="nothing-kept">
            <NoKeptBooks />
          </div>
        }
      />
      <DataSaver />
    </>
  );
}
