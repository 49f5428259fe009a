/** A face of a sheet: the file, and the letters it has as ranges of code points; none given: all. */
const face = /@font-face\s*\{([^}]*)\}/g;
const source = /url\(\s*["']?([^"')]+)["']?\s*\)/;
const rangeList = /unicode-range\s*:\s*([^;]+)/;

/**
 * The files of the fonts in style sheets that have letters of the text; all others would be kept for nothing. Marks do not count: they
 * come from the face of their letter, and stand in several for it.
 */
export function fontsFor(sheets: string, text: string): string[] {
  const letters = new Set(Array.from(text.replaceAll(/\p{M}/gu, ''), (letter) => letter.codePointAt(0) ?? 0));
  const found = [...sheets.matchAll(face)].flatMap(([, rules = '']) => {
    const address = source.exec(rules)?.[1];
    const ranges = rangeList.exec(rules)?.[1];
    if (address === undefined || address.startsWith('data:')) return [];
    return ranges === undefined || meets(readRanges(ranges), letters) ? [address] : [];
  });
  return [...new Set(found)];
}

function meets(ranges: [first: number, last: number][], letters: Set<number>): boolean {
  for (const letter of letters) if (ranges.some(([first, last]) => letter >= first && letter <= last)) return true;
  return false;
}

/** As CSS writes them: U+26, U+0-7F, U+4?? */
function readRanges(list: string): [first: number, last: number][] {
  return list.split(',').map((one) => {
    const [first = '', last = first] = one.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)];
  });
}
