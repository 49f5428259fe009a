const name = 'document:parts-added';

/** Tells the scripts of a document that this part of it has come later, from another page of the server. */
export function emitPartsAdded(part: Element): void {
  document.dispatchEvent(new CustomEvent(name, { detail: part }));
}

/** Calls back with each part that came later. */
export function onPartsAdded(listener: (part: Element) => void): void {
  document.addEventListener(name, (event) => listener((event as CustomEvent<Element>).detail));
}
