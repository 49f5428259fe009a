import { embedPath } from '@letsread/open-catalogue/embedding/embed-code.ts';

import { find } from '../reader/reader-events.ts';
import { letKeysScroll, overfullPart } from '../turning/keys-scroll.ts';
import { listenForTurns } from '../turning/listen-for-turns.ts';
import { openPageStack } from '../turning/page-stack.ts';
import { settlePage, showPage } from '../turning/show-page.ts';
import type { Direction, Turn } from '../turning/turn-of.ts';
import { countFrameOpening } from './count-frame-opening.ts';

/**
 * Turns the pages of an embedded book. It stands on somebody else's page: nothing is kept, nobody is known, the history
 * is left alone, and where the script does not run the links still lead from page to page.
 */
const reader = document.querySelector<HTMLElement>('.reader');
if (reader !== null) openEmbedded(reader);

function openEmbedded(reader: HTMLElement): void {
  const { slug = '', opening = '' } = reader.dataset;
  const last = Number(reader.dataset.last);
  const stage = find(reader, '.reader__stage');
  const addressOf = (page: number) => embedPath(slug, page);
  const stack = openPageStack({
    stage,
    templates: reader.querySelectorAll('template'),
    at: Number(reader.dataset.at),
    // Every page is in the document, the last one too: none is to be fetched.
    last: Infinity,
    addressOf,
    isSavingData: (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
  });

  function turn(turned: Turn): void {
    const to = { next: stack.at + 1, before: stack.at - 1, first: 0, last }[turned];
    if (to < 0 || to > last || to === stack.at) return;
    const tellProgress = () => {
      find(reader, '.progress__words').textContent = stack.page.getAttribute('aria-label');
    };
    showPage(to, { reader, stack, addressOf, onShown: tellProgress });
  }

  listenForTurns({
    reader,
    stage,
    direction: reader.dir as Direction,
    scroller: () => overfullPart(stack.page),
    turn,
    // Neither is offered on another site; what is, is a link away.
    listen: () => {},
    enlarge: () => {},
  });
  addEventListener('resize', () => letKeysScroll(stack.page));
  document.fonts.addEventListener('loadingdone', () => letKeysScroll(stack.page));
  settlePage(stack);
  countFrameOpening(opening);
}
