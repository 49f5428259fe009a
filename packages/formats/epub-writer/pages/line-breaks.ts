import { resolveLineBreaks } from '../../resolve-line-breaks.ts';

/**
 * What the white space between two lines of a page's text is: `paragraph` parts paragraphs, `line` lines that mean something; a `space` is
 * only the wrap of a printed page, `nothing` such a wrap between letters of scripts written without spaces. Places are UTF-16 offsets.
 */
export type LineBreak = { start: number; end: number; kind: 'paragraph' | 'line' | 'space' | 'nothing' };

/** The breaks of a text in their order, as `resolveLineBreaks` decides them: the lines of a text stand in the settled one unchanged. */
export function lineBreaksOf(text: string): LineBreak[] {
  const resolved = resolveLineBreaks(text);
  const breaks: LineBreak[] = [];
  let at = 0;
  let before: number | undefined;
  for (const { 0: whole, index } of text.matchAll(/[^\r\n]+/g)) {
    const line = whole.trim();
    if (line === '') continue;
    const start = index + whole.length - whole.trimStart().length;
    if (before !== undefined) {
      const kind = kindAt(resolved, at);
      breaks.push({ start: before, end: start, kind });
      at += lengths[kind];
    }
    before = start + line.length;
    at += line.length;
  }
  return breaks;
}

function kindAt(resolved: string, at: number): LineBreak['kind'] {
  if (resolved.startsWith('\n\n', at)) return 'paragraph';
  if (resolved.startsWith('\n', at)) return 'line';
  return resolved.startsWith(' ', at) ? 'space' : 'nothing';
}

const lengths = { paragraph: 2, line: 1, space: 1, nothing: 0 };
