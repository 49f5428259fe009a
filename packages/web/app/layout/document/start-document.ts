import { watchLists } from '../../catalogue/grow-list.ts';
import { nameCoverOfPress } from '../../catalogue/name-cover.ts';
import { refreshSearch } from '../../catalogue/search/refresh-search.ts';
import { watchHearts } from '../../reading/favourites/watch-hearts.ts';
import { keepReadingHere } from '../../reading/keep-reading/keep-reading-here.ts';
import { showWhereLeft } from '../../reading/resume/show-where-left.ts';
import { pickLanguage } from '../../i18n/choice/pick-language.ts';
import { openStatement } from '../information/open-statement.ts';
import { start } from '../start/start.ts';
import { watchDialogs } from '../../ui/watch-dialogs.ts';
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
  'keep-reading': keepReadingHere,
};

watchDialogs();
watchHearts();
watchLists();
watchIslands();
for (const part of document.querySelectorAll<HTMLElement>('[data-module]'))
  modules[part.dataset['module'] ?? '']?.(part);
showLoading();
nameCoverOfPress();
showWhereLeft();
// For who watches from outside: from here on a press is answered by scripts. A screen says so itself.
if (!('screen' in document.documentElement.dataset)) document.documentElement.dataset['started'] = '';
if (document.readyState === 'complete') begin();
else addEventListener('load', begin, { once: true });

/** Behind what the reader waits for. */
function begin(): void {
  const later = 'requestIdleCallback' in window ? requestIdleCallback : (then: () => void) => setTimeout(then);
  later(() => {
    void start();
    void fetchIslands();
  });
}
