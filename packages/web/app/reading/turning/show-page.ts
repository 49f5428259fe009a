import { afterPaint, whenIdle } from '../../ui/when-idle.ts';
import { readAgainHash } from '../reader/page/page-address.ts';
import type { PageStack } from './page-stack.ts';
import { letKeysScroll } from './keys-scroll.ts';
import { showPosition } from './show-position.ts';

interface ShownPage {
  reader: HTMLElement;
  stack: PageStack;
  addressOf: (page: number) => string;
  /** When it is painted, and only if it is still the page that is shown. */
  onShown: () => void;
}

/** Shows another page; one that cannot be shown in place is loaded. The focus stays where it was, or goes to the new page. */
export function showPage(to: number, { reader, stack, addressOf, onShown }: ShownPage): void {
  const focus = document.activeElement;
  const wasInPage = stack.page.contains(focus);
  if (!stack.show(to)) {
    const isAgain = to === 0 && 'again' in reader.dataset;
    return location.replace(addressOf(to) + (isAgain ? readAgainHash : ''));
  }
  reader.dataset.at = String(to);
  afterPaint(() => {
    if (stack.at !== to) return;
    showPosition(reader, stack, addressOf);
    const isLeft = focus instanceof HTMLElement && focus.matches('[data-off]');
    if (wasInPage || isLeft) stack.page.focus({ preventScroll: true });
    onShown();
    whenIdle(() => settlePage(stack));
  });
}

/** Once a page stands still: what it needs for its keys, and the pages beside it. */
export function settlePage(stack: PageStack): void {
  letKeysScroll(stack.page);
  stack.prepare().catch(() => {});
}
