import type { Timing } from '../../narration/timing.ts';
import type { PublicationLanguage } from '../../publication.ts';
import { escapeAttribute, escapeText } from '../escape-xml.ts';
import { lettersMarkup } from './letters-markup.ts';
import { type LineBreak, lineBreaksOf } from './line-breaks.ts';
import { pageParts } from '../our-terms.ts';

/** A piece of a page that is heard: the id of its element. A timing that runs over paragraphs has several, with its time parted by length. */
export type HeardPiece = { id: string; startMs: number; endMs: number };

/** The `<p>` elements of a page, as `our-terms.ts` says, and what its timings became. */
export type StoryMarkup = { xhtml: string; pieces: HeardPiece[] };

type Stretch = { start: number; end: number };
type Piece = HeardPiece & Stretch & { times: string };

/**
 * The text of a page as XHTML from which it can be had back letter by letter: breaks that mean something are elements, wraps of a printed
 * page are white space. `tag` is that of its language.
 */
export function storyMarkup(
  text: string,
  timings: readonly Timing[],
  { tag }: Pick<PublicationLanguage, 'tag'>,
): StoryMarkup {
  if (text === '') return { xhtml: '', pieces: [] };
  const breaks = lineBreaksOf(text);
  const gaps = breaks.filter(({ kind }) => kind === 'paragraph');
  const paragraphs = [...gaps, undefined].map((gap, at) => ({
    start: gaps[at - 1]?.end ?? 0,
    end: gap?.start ?? text.length,
  }));
  const pieces = timings.flatMap((timing, at) => piecesOf({ timing, text, paragraphs, id: `m${at + 1}` }));
  const xhtml = paragraphs.map((paragraph, at) => {
    const gap = at === 0 ? '\n\n' : text.slice(paragraphs[at - 1]?.end, paragraph.start);
    const attribute = gap === '\n\n' ? '' : ` ${pageParts.gap}="${escapeAttribute(gap)}"`;
    return `<p${attribute}>${paragraphMarkup({ text, paragraph, pieces, breaks, tag })}</p>`;
  });
  return { xhtml: xhtml.join('\n'), pieces: pieces.map(({ id, startMs, endMs }) => ({ id, startMs, endMs })) };
}

function piecesOf(input: { timing: Timing; text: string; paragraphs: Stretch[]; id: string }): Piece[] {
  const { timing, text, paragraphs, id } = input;
  const [startMs, endMs, charStart, charEnd] = timing;
  const [from, to] = [wholeLetter(text, charStart), wholeLetter(text, charEnd)];
  const parts = paragraphs
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }))
    .filter(({ start, end }) => start < end);
  const letters = parts.reduce((sum, { start, end }) => sum + end - start, 0);
  let heard = 0;
  const timeAfter = (more: number) => startMs + Math.round(((endMs - startMs) * (heard += more)) / letters);
  return parts.map(({ start, end }, at) => ({
    id: at === 0 ? id : `${id}${String.fromCodePoint(0x61 + Math.min(at, 25))}${at > 25 ? at : ''}`,
    startMs: timeAfter(0),
    endMs: timeAfter(end - start),
    start,
    end,
    times: at === 0 ? `${startMs} ${endMs}` : '',
  }));
}

/** The same place, or behind a letter that it would cut in half. */
function wholeLetter(text: string, at: number): number {
  const isCut = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1));
  return isCut ? at + 1 : at;
}

type ParagraphToWrite = {
  text: string;
  paragraph: Stretch;
  pieces: Piece[];
  breaks: LineBreak[];
  tag: string;
};

function paragraphMarkup(input: ParagraphToWrite): string {
  const { paragraph, pieces } = input;
  let xhtml = '';
  let at = paragraph.start;
  for (const { id, times, start, end } of pieces) {
    if (start < at || end > paragraph.end) continue;
    xhtml += stretchMarkup(input, { start: at, end: start });
    xhtml += `<span id="${id}" ${pageParts.times}="${times}">${stretchMarkup(input, { start, end })}</span>`;
    at = end;
  }
  return xhtml + stretchMarkup(input, { start: at, end: paragraph.end });
}

function stretchMarkup({ text, breaks, tag }: ParagraphToWrite, stretch: Stretch): string {
  let xhtml = '';
  let at = stretch.start;
  for (const { start, end, kind } of breaks) {
    if (kind === 'paragraph' || end <= stretch.start || start >= stretch.end) continue;
    const [from, to] = [Math.max(start, stretch.start), Math.min(end, stretch.end)];
    xhtml += lettersMarkup(text.slice(at, from), tag) + breakMarkup(escapeText(text.slice(from, to)), kind);
    at = to;
  }
  return xhtml + lettersMarkup(text.slice(at, stretch.end), tag);
}

/** The wrap within a text without spaces is hidden, for a line feed would be shown as a space. */
function breakMarkup(white: string, kind: LineBreak['kind']): string {
  if (kind === 'line') return white.replace('\n', '<br/>');
  return kind === 'nothing' ? `<span class="wrap">${white}</span>` : white;
}
