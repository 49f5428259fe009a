/** Adds the style sheets that a page of the server has and this one has not: books in another script bring those of its letters. */
export function addSheets(page: Document): void {
  const here = new Set([...document.querySelectorAll('head style')].map(({ textContent }) => textContent));
  for (const sheet of page.querySelectorAll('head style')) {
    if (!here.has(sheet.textContent)) document.head.append(document.adoptNode(sheet));
  }
}
