/** The text of each sheet by its address. */
export type SheetTexts = ReadonlyMap<string, string>;

const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="([^"]+)"\/>/g;

/**
 * Writes the sheets of a page into it, so that its first paint waits for nothing but itself. The links stay,
 * disabled and therefore never fetched: React finds its sheets by them.
 */
export function inlineSheets(html: string, texts: SheetTexts): string {
  return html.replaceAll(sheetLink, (link, address: string, precedence: string) => {
    const text = texts.get(address);
    if (text === undefined) return link;
    return `<style data-precedence="${precedence}">${text.trim()}</style><link rel="stylesheet" href="${address}" data-precedence="${precedence}" disabled/>`;
  });
}
