import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXml, type XmlElement } from '../../epub/markup/read-xml.ts';
import type { Timing } from '../../narration/timing.ts';
import { storyMarkup } from './story-markup.ts';

const english = { tag: 'en', script: 'Latn' };

/** Reads as `our-terms.ts` tells the reader to. */
function readBack(xhtml: string): { text: string; timings: Timing[] } {
  const div = readXml(new TextEncoder().encode(`<div>${xhtml}</div>`), 'page');
  const timings: Timing[] = [];
  let text = '';
  const look = (element: XmlElement) => {
    const times = element.attributes['data-ms'];
    const start = text.length;
    for (const child of element.children) {
      if (typeof child === 'string') text += child;
      else if (child.name === 'br') text += '\n';
      else look(child);
    }
    if (times !== undefined && times !== '') {
      const [startMs = 0, endMs = 0] = times.split(' ').map(Number);
      timings.push([startMs, endMs, start, text.length]);
    }
    const last = timings.at(-1);
    if (times === '' && last !== undefined) last[3] = text.length;
  };
  for (const [at, paragraph] of div.children.filter((child) => typeof child !== 'string').entries()) {
    text += paragraph.attributes['data-gap'] ?? (at === 0 ? '' : '\n\n');
    look(paragraph);
  }
  return { text, timings };
}

/** Marks over some stretches of a text, times rising. */
function timingsOver(cuts: number[], length: number): Timing[] {
  const offsets = [...new Set(cuts.map((cut) => cut % (length + 1)))].toSorted((a, b) => a - b);
  return offsets
    .slice(1)
    .map((end, at): Timing => [at * 100, at * 100 + 80, offsets[at] ?? 0, end])
    .filter((_, at) => at % 3 !== 2);
}

describe('the text of a page in XHTML', () => {
  const somePieces = ['The wind', 'a', ' ', '  ', '\n', '\n\n', ' \n', '\n \n\n', '\t', '.', '"Run,"', '&', '<b>', "'"];
  const oddPieces = ['\u00a0', '\u200c', '風が', '吹く。', 'កាល', '\r\n', '\r', 'ကင်ကီ', '\u{1f600}', ']]>', 'Ⓐ'];
  const pieces = fc.constantFrom(...somePieces, ...oddPieces);
  const texts = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''));

  it('can be had back letter by letter, with all its white space', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(english, { tag: 'mnw' }), (text, language) => {
        expect(readBack(storyMarkup(text, [], language).xhtml).text).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('can be had back with its timings, wherever they begin and end', () => {
    const cuts = fc.array(fc.nat({ max: 200 }), { maxLength: 12 });
    fc.assert(
      fc.property(texts, cuts, (text, at) => {
        const isCut = (offset: number) => /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(offset - 1, offset + 1));
        const timings = timingsOver(at, text.length).filter((timing) => !isCut(timing[2]) && !isCut(timing[3]));
        const seen = timings.filter((timing) => /\S/.test(text.slice(timing[2], timing[3])));
        const { text: back, timings: found } = readBack(storyMarkup(text, seen, english).xhtml);
        expect(back).toBe(text);
        const trimmed = (list: Timing[]) =>
          list.map(([from, to, start, end]) => [from, to, text.slice(start, end).trim()]);
        expect(trimmed(found)).toEqual(trimmed(seen));
      }),
      { numRuns: 500 },
    );
  });

  it('breaks lines where the book means it and lets printed wraps flow', () => {
    const text =
      'The monkey leaves\nthe bicycle under\na tree.\n\nSuddenly, they heard\na noise.\nThey saw dust\nin the air.';
    expect(storyMarkup(text, [], english).xhtml).toBe(
      '<p>The monkey leaves\nthe bicycle under\na tree.</p>\n<p>Suddenly, they heard\na noise.<br/>They saw dust\nin the air.</p>',
    );
  });

  it('hides a wrap within a text without spaces', () => {
    expect(storyMarkup('他们不知道怎么耕\n田织布。', [], { tag: 'zh' }).xhtml).toBe(
      '<p>他们不知道怎么耕<span class="wrap">\n</span>田织布。</p>',
    );
  });

  it('keeps syllables of Mon whole, which browsers tear', () => {
    expect(storyMarkup('ကင်ဂှ် တေအ်', [], { tag: 'mnw' }).xhtml).toBe(
      '<p><span class="whole">ကင်</span><wbr aria-hidden="true"/><span class="whole">ဂှ်</span> <span class="whole">တေအ်</span></p>',
    );
    expect(storyMarkup('ကလေး', [], { tag: 'my' }).xhtml).toBe('<p>ကလေး</p>');
  });

  it('parts a sentence that runs over paragraphs into pieces, its time by their length', () => {
    const { xhtml, pieces: heard } = storyMarkup('He said:\n\n"Yes, run."', [[1000, 3000, 0, 21]], english);
    expect(xhtml).toBe(
      '<p><span id="m1" data-ms="1000 3000">He said:</span></p>\n<p><span id="m1b" data-ms="">"Yes, run."</span></p>',
    );
    expect(heard).toEqual([
      { id: 'm1', startMs: 1000, endMs: 1842 },
      { id: 'm1b', startMs: 1842, endMs: 3000 },
    ]);
  });

  it('leaves out what XML cannot hold and cuts no letter in half', () => {
    expect(storyMarkup('a\u0000\u0008b\ufffe', [], english).xhtml).toBe('<p>ab</p>');
    expect(storyMarkup('\u{1f600}b', [[0, 9, 0, 1]], english).xhtml).toBe(
      '<p><span id="m1" data-ms="0 9">\u{1f600}</span>b</p>',
    );
    expect(storyMarkup('a\ud83d', [], english).xhtml).toBe('<p>a\ufffd</p>');
  });

  it('is nothing for a page without words', () => {
    expect(storyMarkup('', [], english)).toEqual({ xhtml: '', pieces: [] });
  });
});
