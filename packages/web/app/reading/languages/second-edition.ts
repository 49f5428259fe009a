/** Another edition of the book that is read: its words by page, as its own reader document has them. */
export interface SecondEdition {
  words: ReadonlyMap<number, Element>;
  /** Where its recordings are told of. */
  book: string;
}

const second = 'second-words';

/**
 * Fetches an edition by the address its readers open it with, which is kept with a kept book as well.
 * @throws TypeError where nothing answers, Error where there is no such edition any more
 */
export async function fetchEdition(slug: string): Promise<SecondEdition> {
  const answer = await fetch(`/read/${encodeURIComponent(slug)}/0`);
  if (!answer.ok) throw new Error(`${answer.status} for ${slug}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const reader = page.querySelector<HTMLElement>('.reader');
  if (reader === null) throw new Error(`${slug} is no book.`);
  const pages = [
    reader.querySelector('.reader__stage > .page'),
    ...[...reader.querySelectorAll('template')].map(({ content }) => content.firstElementChild),
  ];
  addFonts(page);
  return {
    book: reader.dataset['book'] ?? '',
    words: new Map(
      pages.flatMap((one) => {
        const story = one?.querySelector('[data-story]');
        return story ? [[Number((one as HTMLElement).dataset['number']), story] as const] : [];
      }),
    ),
  };
}

/** The letters of its script, where the book's own are others. */
function addFonts(page: Document): void {
  const known = new Set([...document.querySelectorAll('style')].map(({ textContent }) => textContent));
  for (const sheet of page.querySelectorAll('style[data-precedence="fonts"]'))
    if (!known.has(sheet.textContent)) document.head.append(document.adoptNode(sheet));
}

/** Adds the second words below the first of a page, once. */
export function addSecondWords(page: HTMLElement, edition: SecondEdition): void {
  const words = edition.words.get(Number(page.dataset['number']));
  if (words === undefined || page.querySelector(`.${second}`) !== null) return;
  const textElement = page.querySelector('.page__text') ?? createTextSection(page);
  const added = document.importNode(words, true) as HTMLElement;
  added.classList.add(second);
  added.dataset['book'] = edition.book;
  textElement.append(added);
}

/** On a page that has a picture alone in its own language. */
function createTextSection(page: HTMLElement): Element {
  const section = document.createElement('section');
  section.className = 'page__text';
  section.dataset['scrolls'] = '';
  page.classList.replace('page--picture', 'page--beside');
  page.append(section);
  return section;
}

export function removeSecondWords(reader: HTMLElement): void {
  for (const words of reader.querySelectorAll(`.${second}`)) words.remove();
}
