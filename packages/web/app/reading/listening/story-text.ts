/** From and up to which letter of a text, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** The words of a page as they stand in it: one text, paragraphs parted by line breaks, and where each letter is. */
export interface StoryText {
  text: string;
  rangeOf: (span: Span) => Range;
  /** The letter at a place of the page; undefined where no letter of the story is. */
  letterAt: (node: Node, offset: number) => number | undefined;
}

export function readStoryText(story: HTMLElement): StoryText {
  const parts: { node: Text; start: number }[] = [];
  let text = '';
  for (const paragraph of story.querySelectorAll('p')) {
    if (text !== '') text += '\n';
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      parts.push({ node, start: text.length });
      text += node.data;
    }
  }

  function positionOf(letter: number): { node: Text; offset: number } {
    const part = parts.findLast(({ start }) => start <= letter);
    if (part === undefined) throw new RangeError(`The page has no letter ${letter}.`);
    return { node: part.node, offset: Math.min(letter - part.start, part.node.length) };
  }

  return {
    text,
    rangeOf({ start, end }) {
      const range = document.createRange();
      const first = positionOf(start);
      // From the last letter of the span, for a span that ends where the next part begins belongs to its own.
      const last = positionOf(end - 1);
      range.setStart(first.node, first.offset);
      range.setEnd(last.node, Math.min(last.offset + 1, last.node.length));
      return range;
    },
    letterAt(node, offset) {
      const part = parts.find((one) => one.node === node);
      return part === undefined ? undefined : part.start + offset;
    },
  };
}
