type Side = 'before' | 'now' | 'next';

export interface PageStack {
  /** The number of the page that is shown. */
  readonly at: number;
  readonly page: HTMLElement;
  /** Shows a page; false when it is not in this document, so that its address has to be opened. */
  show(to: number): boolean;
  /** Gets the pages beside the shown one ready, nearest first. */
  prepare(): Promise<void>;
}

interface Book {
  stage: HTMLElement;
  /** Every page but the shown one, unfilled: no picture of a `<template>` is fetched. */
  templates: NodeListOf<HTMLTemplateElement>;
  at: number;
  last: number;
  addressOf: (page: number) => string;
  isSavingData: boolean;
}

/**
 * Keeps three pages laid out and painted: the one before, now, next. So a turn changes no more than `data-at`
 * on two of them. The last page has lists of its own and comes from its address when it is near.
 */
export function openPageStack({ stage, templates, at, last, addressOf, isSavingData }: Book): PageStack {
  let page = stage.firstElementChild as HTMLElement;
  const pages = new Map([[at, page]]);
  const unopened = new Map([...templates].map((template) => [Number(template.dataset.page), template]));

  function pageAt(number: number): HTMLElement | undefined {
    const template = unopened.get(number);
    if (!pages.has(number) && template !== undefined) {
      const opened = document.importNode(template.content, true).firstElementChild as HTMLElement;
      if (isSavingData)
        for (const source of opened.querySelectorAll('source')) source.sizes = `${384 / devicePixelRatio}px`;
      pages.set(number, opened);
    }
    return pages.get(number);
  }

  function lay(laid: HTMLElement, side: Side): void {
    laid.dataset.at = side;
    laid.inert = side !== 'now';
    if (laid.parentNode !== stage) stage.append(laid);
  }

  function show(to: number): boolean {
    const shown = pageAt(to);
    if (shown === undefined) return false;
    const side = to > at ? 'before' : 'next';
    lay(page, side);
    lay(shown, 'now');
    // Which way the reader went: only a page that was turned to moves as it comes.
    shown.dataset.after = side;
    page = shown;
    at = to;
    return true;
  }

  async function prepare(): Promise<void> {
    const middle = at;
    await decode(page).catch(() => {});
    // Nothing ahead of a reader who pays for every picture.
    const neighbours = isSavingData ? [] : [middle + 1, middle + 2, middle - 1];
    for (const number of neighbours) {
      if (number === last && !pages.has(last)) await fetchLast();
      if (at !== middle) return;
      const near = pageAt(number);
      if (near === undefined) continue;
      if (number !== middle + 2) lay(near, number > middle ? 'next' : 'before');
      // A picture that did not come is asked for again the next time.
      await decode(near).catch(() => pages.delete(number));
    }
    if (at === middle) clear([pages.get(middle - 1), page, pages.get(middle + 1)]);
  }

  function clear(remaining: (Element | undefined)[]): void {
    for (const other of Array.from(stage.children)) if (!remaining.includes(other)) other.remove();
  }

  async function fetchLast(): Promise<void> {
    const answer = await fetch(addressOf(last)).catch(() => undefined);
    if (answer?.ok !== true) return;
    const found = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector<HTMLElement>('.page');
    if (found !== null) pages.set(last, document.adoptNode(found));
  }

  return {
    get at() {
      return at;
    },
    get page() {
      return page;
    },
    show,
    prepare,
  };
}

async function decode(page: HTMLElement): Promise<void> {
  await page.querySelector<HTMLImageElement>('.page__picture img')?.decode();
}
