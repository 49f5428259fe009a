import sheet from './pages.css?url';

/** Puts the text of a page, with its style, where its dialog waits for it. @throws TypeError where it cannot be had */
export async function fillStatement(body: HTMLElement, href: string): Promise<void> {
  const text = await fetchText(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }));
  body.replaceChildren(text);
  body.removeAttribute('aria-busy');
}

/** Its headings one level down: the dialog has the title. */
async function fetchText(href: string): Promise<HTMLElement> {
  const answer = await fetch(href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const text = page.querySelector<HTMLElement>('.doc__body');
  if (!answer.ok || text === null) throw new TypeError(`The statement cannot be had: ${answer.status}`);
  for (const heading of text.querySelectorAll('h2')) {
    const lower = document.createElement('h3');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return document.adoptNode(text);
}
