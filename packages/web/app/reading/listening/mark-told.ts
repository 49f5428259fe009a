const name = 'told';

/**
 * Marks what is being told, without touching the page: letters that are joined stay joined. Browsers of before 2024,
 * which cannot, get an element around it.
 */
export function markTold(range: Range | undefined): void {
  if ('highlights' in CSS) {
    if (range === undefined) CSS.highlights.delete(name);
    else CSS.highlights.set(name, new Highlight(range));
  } else markWithElement(range);
  if (range !== undefined) showInPlace(range);
}

let marked: HTMLElement | undefined;

function markWithElement(range: Range | undefined): void {
  if (marked !== undefined) {
    const { parentNode } = marked;
    marked.replaceWith(...marked.childNodes);
    parentNode?.normalize();
    marked = undefined;
  }
  if (range === undefined || range.startContainer !== range.endContainer) return;
  marked = document.createElement('mark');
  marked.className = 'told';
  range.surroundContents(marked);
}

/** A text longer than its place is scrolled along. */
function showInPlace(range: Range): void {
  const scroller = range.startContainer.parentElement?.closest<HTMLElement>('[data-scrolls]');
  if (scroller === null || scroller === undefined) return;
  const [word, place] = [range.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (word.bottom > place.bottom - 8 || word.top < place.top) {
    scroller.scrollBy({ top: word.top - place.top - place.height / 4 });
  }
}
