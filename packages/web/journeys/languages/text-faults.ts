import type { Page } from 'playwright-core';

/**
 * What cannot be read of the words on a page, a sentence each: the page is wider than the screen, a text is cut off by
 * its box or by the screen, or two texts lie over each other. Titles of books may be cut; what is hidden, scrolls or lies
 * above the page on purpose is left out.
 */
export async function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // All of it as it stands when it is near: the parts that are far below are not laid out yet.
    for (const part of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    const tolerance = 2;
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    const scrolled = document.documentElement.scrollWidth;
    if (scrolled > width) faults.push(`the page is ${scrolled} pixels wide on a screen of ${width}`);

    interface Written {
      text: string;
      owner: Element;
      box: DOMRect;
      isAbove: boolean;
    }
    const around = (element: Element) => {
      const found: Element[] = [];
      for (let one: Element | null = element; one !== null; one = one.parentElement) found.push(one);
      return found;
    };
    const written: Written[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (owner === null || text === '' || !owner.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const outer = around(owner);
      if (outer.some((one) => one.matches('.sr, script, style, noscript, [class*=title], option'))) continue;
      const styles = outer.map((one) => getComputedStyle(one));
      // A row that scrolls sideways shows what is beyond its edge.
      if (styles.some(({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isAbove = styles.some(({ position }) => position === 'fixed' || position === 'sticky');
      for (const box of range.getClientRects()) {
        if (box.width <= 1 || box.height <= 1) continue;
        written.push({ text, owner, box, isAbove });
        if (box.left < -tolerance || box.right > width + tolerance) faults.push(`“${text}” leaves the screen`);
        for (const [at, one] of outer.entries()) {
          const style = styles[at];
          if (style === undefined || style.display.startsWith('inline') || style.display === 'contents') continue;
          const edge = one.getBoundingClientRect();
          const isOut = box.left < edge.left - tolerance || box.right > edge.right + tolerance;
          const isOver = style.overflowY === 'hidden' && (box.top < edge.top - 6 || box.bottom > edge.bottom + 6);
          if (isOut || isOver) faults.push(`“${text}” leaves its ${one.tagName.toLowerCase()}.${one.className}`);
        }
      }
    }
    for (const [at, one] of written.entries()) {
      for (const other of written.slice(at + 1)) {
        if (one.owner === other.owner || one.isAbove !== other.isAbove) continue;
        const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines of tall scripts touch each other by their empty rims.
        const minOverlap = Math.min(one.box.height, other.box.height) * 0.4;
        if (x > tolerance && y > minOverlap) faults.push(`“${one.text}” lies over “${other.text}”`);
      }
    }
    return [...new Set(faults)];
  });
}
