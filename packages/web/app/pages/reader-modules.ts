// "worker" makes a file of its own out of each, without React; they run in the page. The signs of a book that is kept
// on a device for years are these addresses: nothing else tells a module where another one is.
/* oxlint-disable import/default -- Vite makes the addresses */
import languages from '../reading/languages/languages-module.ts?worker&url';
import listening from '../reading/listening/listening-module.ts?worker&url';
import moods from '../reading/moods/moods-module.ts?worker&url';
import type { ModuleName } from '../reading/reader/reader.tsx';
import record from './record-module.ts?worker&url';
import signing from '../reading/signing/signing-module.ts?worker&url';
import readerModule from '../reading/turning/reader-module.ts?worker&url';
import zoom from '../reading/zoom/zoom-module.ts?worker&url';

export const moduleAddresses: Readonly<Record<ModuleName, string>> = {
  listening,
  languages,
  signing,
  zoom,
  record,
  moods,
};

export { readerModule };
