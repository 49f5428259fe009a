import { watchLists } from '../../catalogue/growing-list/grow-list.ts';
import { nameCoverOfPress } from '../../catalogue/covers/name-cover.ts';
import { countSearch } from '../../catalogue/search/count-search.ts';
import { refreshSearch } from '../../catalogue/search/refresh-search.ts';
import { watchSearchFields } from '../../catalogue/search/watch-search-fields.ts';
import { watchHearts } from '../../reading/favourites/watch-hearts.ts';
import { watchReport } from '../../reading/reports/watch-report.ts';
import { showNarratable } from '../../reading/listening/show-narratable.ts';
import { keepReadingHere } from '../../reading/keep-reading/keep-reading-here.ts';
import { showWhereLeft } from '../../reading/resume/show-where-left.ts';
import { leaveReturnFlag } from '../../learning/decodables/leave-flag.ts';
import { offerPrint } from '../../learning/decodables/offer-print.ts';
import { offerSounds } from '../../learning/decodables/sounds/offer-sounds.ts';
import { showOwnDay } from '../../learning/growth/show-own-day.ts';
import { showVoices } from '../../learning/play/playing/show-voices.ts';
import { leadBack } from '../../learning/play/playing/way-back.ts';
import { sendWaitingPlacements } from '../../learning/sticker-book/send-waiting.ts';
import { deviceProgress } from '../../learning/path-progress/device-progress.ts';
import { switchDataSaver } from '../../offline/switch-data-saver.ts';
import { showNoOfflineBooks } from '../../offline/show-no-offline-books.ts';
import { pickLanguage } from '../../i18n/choice/pick-language.ts';
import { openStatement } from '../information/open-statement.ts';
import { start, startQuietly } from '../start/start.ts';
import { onPartsAdded } from '../../ui/parts-added.ts';
import { sendInPlace } from '../../ui/sending/send-in-place.ts';
import { watchDialogs } from '../../ui/dialogs/watch-dialogs.ts';
import { renewPart } from '../../ui/waiting/renew-part.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import { showLoading } from '../show-loading.ts';
import { fetchIslands, watchIslands } from './watch-islands.ts';

/**
 * The script of every page between top bar and footer: what merely helps, a small module for each, all in one file of
 * about 10 KB, so that no press waits for it. What needs more is fetched when it is needed.
 */
const modules: Readonly<Record<string, (part: HTMLElement) => void>> = {
  'pick-language': pickLanguage,
  'open-statement': openStatement,
  'refresh-search': refreshSearch,
  'count-search': countSearch,
  'keep-reading': keepReadingHere,
  'device-progress': deviceProgress,
  'leave-flag': leaveReturnFlag,
  'own-day': showOwnDay,
  print: offerPrint,
  renew: renewPart,
  'send-in-place': sendInPlace,
  'send-report': watchReport,
  'send-waiting': sendWaitingPlacements,
  sounds: offerSounds,
  voices: showVoices,
  'way-back': leadBack,
  'data-saver': switchDataSaver,
  'no-offline-books': showNoOfflineBooks,
};

const started = new WeakSet<HTMLElement>();

// The script is asked for early and runs when it is there: on a busy device before the page is read to its end.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startDocument, { once: true });
else startDocument();

function startDocument(): void {
  watchDialogs();
  watchHearts();
  watchLists();
  watchSearchFields();
  watchIslands();
  startModules(document);
  onPartsAdded(startModules);
  showLoading();
  nameCoverOfPress();
  showWhereLeft();
  // For who watches from outside: from here on a press is answered by scripts. A screen says so itself.
  if (!('screen' in document.documentElement.dataset)) document.documentElement.dataset['started'] = '';
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

function startModules(within: ParentNode): void {
  for (const part of within.querySelectorAll<HTMLElement>('[data-module]')) {
    if (started.has(part)) continue;
    started.add(part);
    modules[part.dataset['module'] ?? '']?.(part);
  }
}

/** Behind what the reader waits for. */
function begin(): void {
  whenIdle(() => {
    void (document.querySelector('[data-quiet]') === null ? start() : startQuietly());
    showNarratable();
    void fetchIslands();
  });
}
