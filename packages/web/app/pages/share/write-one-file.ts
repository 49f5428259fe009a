import { escapeAttribute, escapeText } from '@letsread/http/escape-markup.ts';
import { lineParts } from '@letsread/formats/words/line-parts.ts';

export interface PageOfFile {
  /** The address of its picture, in the end one that holds the picture itself; empty: none. */
  picture: string;
  alt: string;
  paragraphs: string[];
}

interface BookOfFile {
  language: string;
  direction: string;
  title: string;
  pages: readonly PageOfFile[];
  /** Who made the book, and its licence, as the last page of the reader says it in the language of whoever shares it. */
  makers: Element | null;
  makersLanguage: { tag: string; direction: string };
  /** Where the library has it. */
  address: string;
}

/** A book as one document that asks for nothing: no script, no letters, pictures inside. Every browser opens it. */
export function writeOneFile({ language, direction, title, pages, address, ...book }: BookOfFile): string {
  return `<!doctype html>
<html lang="${escapeAttribute(language)}" dir="${direction === 'rtl' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${pages.map((page, at) => writePage(page, at, { title, language })).join('\n')}
</main>
<footer>
${writeMakers(book)}
<p><a href="${escapeAttribute(address)}" dir="ltr">${escapeText(decodeURI(address))}</a></p>
</footer>
</body>
</html>
`;
}

function writePage(
  { picture, alt, paragraphs }: PageOfFile,
  at: number,
  { title, language }: Pick<BookOfFile, 'title' | 'language'>,
): string {
  const image = picture === '' ? '' : `<img src="${escapeAttribute(picture)}" alt="${escapeAttribute(alt)}">`;
  // The title on a made cover is in its picture; the document needs it as its heading all the same.
  const words = at === 0 ? paragraphs.filter((one) => one !== title) : paragraphs;
  const heading = at === 0 ? `<h1>${writeWords(title, language)}</h1>` : '';
  return `<section>${image}${heading}${words.map((one) => `<p>${writeWords(one, language)}</p>`).join('')}</section>`;
}

function writeWords(text: string, language: string): string {
  return lineParts(text, language)
    .map(({ text: part, isWhole }, at, parts) => {
      const before = isWhole && parts[at - 1]?.isWhole === true ? '<wbr aria-hidden="true">' : '';
      return isWhole ? `${before}<span>${escapeText(part)}</span>` : escapeText(part);
    })
    .join('');
}

function writeMakers({
  makers,
  makersLanguage: { tag, direction },
}: Pick<BookOfFile, 'makers' | 'makersLanguage'>): string {
  const lines = [...(makers?.querySelectorAll('dl.makers > div, :scope > div') ?? [])].map((line) => {
    const [name = '', ...said] = [...line.querySelectorAll('dt, dd')].map((one) => one.textContent.trim());
    const licence = line.querySelector('a')?.getAttribute('href');
    const text = said.map(escapeText).join(', ');
    return `<p>${escapeText(name)}: ${licence ? `<a href="${escapeAttribute(licence)}">${text}</a>` : text}</p>`;
  });
  return `<div lang="${escapeAttribute(tag)}" dir="${direction === 'rtl' ? 'rtl' : 'ltr'}">
${lines.join('\n')}
</div>`;
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0; background: #faf4e8; color: #2b2420; font: 22px/1.6 system-ui, sans-serif; }
main, footer { max-width: 40rem; margin: 0 auto; padding: 16px; }
section { margin-block-end: 40px; break-inside: avoid; }
img { display: block; max-width: 100%; height: auto; margin: 0 auto 12px; border-radius: 12px; }
h1 { margin: 0 0 8px; font-size: 1.5em; line-height: 1.3; }
p { margin: 0 0 12px; overflow-wrap: anywhere; }
span { white-space: nowrap; }
footer { font-size: 15px; border-block-start: 1px solid; }
a { color: inherit; }
@media (prefers-color-scheme: dark) { body { background: #15120f; color: #f6ecdc; } }
`;
