import { pageNumber } from '../../languages/page-number.ts';
import { escapeAttribute, escapeText } from '../escape-xml.ts';
import { languageAttributes, pageDocument } from '../pages/page-document.ts';
import type { Spine } from './spine.ts';
import type { EpubOptions } from '../epub-options.ts';

type Entry = { label: string; file: string };

/** nav.xhtml: contents, the list of pages, and where the book begins (EPUB 3). */
export function writeNavigation(options: EpubOptions, spine: Spine): string {
  const { publication, words } = options;
  const entries = entriesOf(options, spine);
  const story = spine.pages.slice(1);
  const pageItems = story.map(({ at, file }) => link(pageNumber(at, publication.language), `${file}#page`));
  const landmarks = [
    link(words.cover, 'pages/cover.xhtml', 'cover'),
    ...(story[0] === undefined ? [] : [link(publication.title, story[0].file, 'bodymatter')]),
    link(words.aboutThisBook, 'pages/about.xhtml', 'backmatter'),
  ];
  const body = [
    `<nav epub:type="toc" role="doc-toc" id="toc"><h1>${escapeText(words.contents)}</h1>
${list(entries.map(({ label, file }) => link(label, file)))}</nav>`,
    ...(pageItems.length === 0
      ? []
      : [`<nav epub:type="page-list" role="doc-pagelist" hidden="hidden" ${ofBook(options)}>${list(pageItems)}</nav>`]),
    `<nav epub:type="landmarks" hidden="hidden">${list(landmarks)}</nav>`,
  ];
  return pageDocument({
    title: words.contents,
    language: words.language,
    style: 'style.css',
    body: body.join('\n'),
  });
}

/** toc.ncx: the same contents for readers of EPUB 2, of which many are in use. */
export function writeNcx(options: EpubOptions, spine: Spine, identifier: string): string {
  const { publication, words } = options;
  const points = entriesOf(options, spine).map(
    ({ label, file }, at) =>
      `<navPoint id="n${at + 1}" playOrder="${at + 1}"><navLabel><text>${escapeText(label)}</text></navLabel><content src="${file}"/></navPoint>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="${escapeAttribute(words.language.tag)}" dir="${words.language.direction}">
<head><meta name="dtb:uid" content="${escapeAttribute(identifier)}"/></head>
<docTitle><text>${escapeText(publication.title)}</text></docTitle>
<navMap>
${points.join('\n')}
</navMap>
</ncx>
`;
}

/** Story pages have no headings, so that each is an entry: how else would a class find page 7. */
function entriesOf({ words }: EpubOptions, spine: Spine): Entry[] {
  const pages = spine.pages.slice(1).map(({ at, file }) => ({
    label: words.page.replaceAll('{page}', () => pageNumber(at, words.language)),
    file,
  }));
  return [
    { label: words.cover, file: 'pages/cover.xhtml' },
    ...pages,
    { label: words.aboutThisBook, file: 'pages/about.xhtml' },
  ];
}

function ofBook({ publication }: EpubOptions): string {
  return languageAttributes(publication.language);
}

function link(label: string, href: string, type?: string): string {
  return `<li><a${type === undefined ? '' : ` epub:type="${type}"`} href="${href}">${escapeText(label)}</a></li>`;
}

function list(items: string[]): string {
  return `<ol>\n${items.join('\n')}\n</ol>`;
}
