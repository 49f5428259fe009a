import { pressedLink } from '../ui/pressed-link.ts';

/** Shows that a page is on its way; its style lets it wait a moment before it is seen. */
export function showLoading(): void {
  const loading = document.querySelector<HTMLElement>('#loading > .loading');
  if (loading === null) return;
  const show = (isLoading: boolean) => {
    loading.hidden = !isLoading;
  };
  // Last of all: who answers a press otherwise has prevented it.
  addEventListener('click', (event) => {
    const link = event.defaultPrevented ? undefined : pressedLink(event);
    if (link !== undefined && !link.hasAttribute('download') && !isOnThisPage(link)) show(true);
  });
  // A page that the browser kept is shown again as it was left.
  addEventListener('pageshow', () => show(false));
}

function isOnThisPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname + search === location.pathname + location.search;
}
