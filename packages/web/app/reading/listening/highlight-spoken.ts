const name = 'spoken';

/**
 * Marks what is being told, without touching the page: letters that are joined stay joined. In browsers that cannot
 * (Firefox before 140, Safari before 17.2) its words stand in elements of their own, see below.
 */
export function highlightSpoken(range: Range | undefined): void {
  if (!('highlights' in CSS)) highlightParts(range);
  else if (range === undefined) CSS.highlights.delete(name);
  else CSS.highlights.set(name, new Highlight(range));
  if (range !== undefined) scrollIntoSight(range);
}

/** Where the browser marks no ranges: puts every word of a story into an element, once, before its text is read. */
export function partForMarking(story: HTMLElement): void {
  if ('highlights' in CSS || story.querySelector('[data-part]') !== null) return;
  const walker = document.createTreeWalker(story, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const syllable = text.parentElement?.closest<HTMLElement>('.whole');
    if (syllable) syllable.dataset['part'] = '';
    else text.replaceWith(...wordsOf(text.data, story.lang));
  }
}

function wordsOf(text: string, languageTag: string): Node[] {
  const isSpaced = /\s/.test(text.trim()) || !('Segmenter' in Intl);
  const parts = isSpaced
    ? text.split(/(\s+)/)
    : [...new Intl.Segmenter(languageTag, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  return parts.filter(Boolean).map((part) => {
    if (part.trim() === '') return document.createTextNode(part);
    const element = document.createElement('span');
    element.dataset['part'] = '';
    element.textContent = part;
    return element;
  });
}

function highlightParts(range: Range | undefined): void {
  for (const part of document.querySelectorAll('[data-part].spoken')) part.classList.remove('spoken');
  if (range === undefined) return;
  const story = range.startContainer.parentElement?.closest('[data-story]');
  for (const part of story?.querySelectorAll('[data-part]') ?? []) {
    const isSpoken = range.comparePoint(part, 0) <= 0 && range.comparePoint(part, part.childNodes.length) >= 0;
    part.classList.toggle('spoken', isSpoken && range.intersectsNode(part));
  }
}

/** A text longer than its place is scrolled along. */
function scrollIntoSight(range: Range): void {
  const scroller = range.startContainer.parentElement?.closest<HTMLElement>('[data-scrolls]');
  if (scroller === null || scroller === undefined) return;
  const [word, frame] = [range.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (word.bottom > frame.bottom - 8 || word.top < frame.top) {
    scroller.scrollBy({ top: word.top - frame.top - frame.height / 4 });
  }
}
