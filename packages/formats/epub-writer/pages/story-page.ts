import type { Publication, PublicationPage } from '../../publication.ts';
import { pageNumber } from '../../languages/page-number.ts';
import { escapeAttribute, escapeText } from '../escape-xml.ts';
import { pageParts } from '../our-terms.ts';
import { languageAttributes, pageDocument } from './page-document.ts';
import { boxStyle, type PageShape, viewportMeta } from './page-geometry.ts';
import { coverPeople, isTitled, type PagePlan } from './plan-pages.ts';
import { lettersMarkup } from './letters-markup.ts';
import { type HeardPiece, storyMarkup } from './story-markup.ts';
import type { EpubOptions } from '../epub-options.ts';

/** The document of a page of the book, and the pieces of its text that are heard one by one. */
export type StoryPage = { xhtml: string; pieces: HeardPiece[] };

/** What is needed to write page `at`: 0 is the cover; `pictureName` as in the folder `pictures`, `plan` only of fixed layouts. */
export type PageToWrite = {
  at: number;
  options: EpubOptions;
  shape: PageShape;
  plan: PagePlan;
  pictureName: string | undefined;
};

/** Writes one page as XHTML. */
export function storyPage(input: PageToWrite): StoryPage {
  const { at, options, shape, plan } = input;
  const { publication, second, layout } = options;
  const page = publication.pages[at];
  if (page === undefined) throw new RangeError(`The book has no page ${at}.`);
  const text =
    at === 0 ? { xhtml: '', pieces: [] } : storyMarkup(page.text, page.narration?.marks ?? [], publication.language);
  const words =
    at === 0
      ? isTitled(options)
        ? ''
        : titleMarkup(publication, second)
      : wordsMarkup(text.xhtml, publication, second?.pages[at], second);
  const style = layout === 'fixed' ? ` style="${boxStyle(plan.words)};font-size:${plan.sizePx}px"` : '';
  const body = [
    at === 0 ? '' : pageBreak(at, publication),
    pictureMarkup(page, input),
    words === '' ? '' : `<div class="${at === 0 ? 'words cover' : 'words'}"${style}><div>${words}</div></div>`,
  ];
  const xhtml = pageDocument({
    title: at === 0 ? publication.title : `${publication.title} · ${pageNumber(at, publication.language)}`,
    language: publication.language,
    style: '../style.css',
    head: viewportMeta(layout, shape),
    ...(at === 0 ? { bodyType: 'cover' } : {}),
    body: body.filter((part) => part !== '').join('\n'),
  });
  return { xhtml, pieces: text.pieces };
}

/** Shown by the style sheet, so that it is no word of the story when the page is read aloud, copied or taken in. */
function pageBreak(at: number, publication: Publication): string {
  const number = pageNumber(at, publication.language);
  return `<span id="page" class="number ${scriptClass(publication)}" epub:type="pagebreak" role="doc-pagebreak" aria-label="${number}"></span>`;
}

function pictureMarkup({ picture, alt }: PublicationPage, { options, plan, pictureName }: PageToWrite): string {
  if (picture === undefined || pictureName === undefined) return '';
  const style = options.layout === 'fixed' && plan.picture !== undefined ? ` style="${boxStyle(plan.picture)}"` : '';
  const size = `width="${picture.width}" height="${picture.height}"`;
  return `<img id="${pageParts.picture}" src="../pictures/${pictureName}" ${size} alt="${escapeAttribute(alt)}"${style}/>`;
}

function wordsMarkup(
  xhtml: string,
  publication: Publication,
  secondPage: PublicationPage | undefined,
  second: Publication | undefined,
): string {
  const first = xhtml === '' ? '' : `<div id="${pageParts.text}" class="${scriptClass(publication)}">${xhtml}</div>`;
  if (second === undefined || secondPage === undefined || secondPage.text === '') return first;
  const more = storyMarkup(secondPage.text, [], second.language).xhtml;
  const attributes = `id="${pageParts.secondText}" class="${scriptClass(second)} second"`;
  return `${first}\n<div ${attributes} ${languageAttributes(second.language)}>${more}</div>`;
}

function titleMarkup(publication: Publication, second: Publication | undefined): string {
  const people = coverPeople(publication).map((name) => `<bdi>${escapeText(name)}</bdi>`);
  return [
    `<div id="title" class="${scriptClass(publication)}">${titlesOf(publication, 'h1')}</div>`,
    ...(second === undefined
      ? []
      : [
          `<div class="${scriptClass(second)} second" ${languageAttributes(second.language)}>${titlesOf(second, 'h2')}</div>`,
        ]),
    ...(people.length === 0 ? [] : [`<p class="people ${scriptClass(publication)}">${people.join(' ')}</p>`]),
  ].join('\n');
}

function titlesOf({ title, subtitle, language }: Publication, heading: 'h1' | 'h2'): string {
  const more = subtitle === undefined ? '' : `<p class="subtitle">${lettersMarkup(subtitle, language.tag)}</p>`;
  return `<${heading}>${lettersMarkup(title, language.tag)}</${heading}>${more}`;
}

/** The class of an element in whose script the style sheet sets fonts and lines. */
export function scriptClass({ language }: Pick<Publication, 'language'>): string {
  return `script-${language.script.toLowerCase().replaceAll(/[^a-z]/g, '')}`;
}
