import { creditLines, licencesOf } from '../../plain-text/credit-lines.ts';
import { commaBetween, joinNames } from '../../words/join-names.ts';
import type { Publication } from '../../publication.ts';
import { escapeAttribute, escapeText } from '../escape-xml.ts';
import { type FitBlock, fitSize } from './fit-text.ts';
import { lettersMarkup } from './letters-markup.ts';
import { languageAttributes, pageDocument } from './page-document.ts';
import { boxStyle, type PageShape, viewportMeta, within } from './page-geometry.ts';
import { scriptClass } from './story-page.ts';
import type { EpubOptions } from '../epub-options.ts';

/** The page that says who made the book and what may be done with it: the last of every file. */
export function aboutPage(options: EpubOptions, shape: PageShape): string {
  const { publication, second, words, layout } = options;
  const publications = second === undefined ? [publication] : [publication, second];
  const parts = [
    ...publications.map((each) => titleOf(each)),
    ...publications.flatMap((each) => [each.description, each.made].map((text) => remark(text, each))),
    creditsMarkup(options, publications),
    ...licencesOf(...publications).map(({ name, url }) => line(`${escapeText(words.licence)}: ${linked(name, url)}`)),
    ...fromMarkup(options, publications),
  ];
  const box = within(shape, 64, 64);
  const size = fitSize(aboutBlocks(options, publications), box);
  const style = layout === 'fixed' ? ` style="${boxStyle(box)};font-size:${size}px"` : '';
  const body = `<section class="about ${scriptClass(words)}"${style}>
<h1>${escapeText(words.aboutThisBook)}</h1>
${parts.filter((part) => part !== '').join('\n')}
</section>`;
  return pageDocument({
    title: words.aboutThisBook,
    language: words.language,
    style: '../style.css',
    head: viewportMeta(layout, shape),
    bodyType: 'backmatter',
    body,
  });
}

function line(xhtml: string): string {
  return `<p>${xhtml}</p>`;
}

function inLanguageOf({ language }: Publication): string {
  return `class="${scriptClass({ language })}" ${languageAttributes(language)}`;
}

function titleOf(publication: Publication): string {
  const { title, subtitle, language } = publication;
  const more = subtitle === undefined ? '' : `<br/>${lettersMarkup(subtitle, language.tag)}`;
  return `<p ${inLanguageOf(publication)}><b>${lettersMarkup(title, language.tag)}</b>${more}</p>`;
}

function remark(text: string, publication: Publication): string {
  return text === '' ? '' : `<p ${inLanguageOf(publication)}>${lettersMarkup(text, publication.language.tag)}</p>`;
}

function creditsMarkup({ words }: EpubOptions, publications: Publication[]): string {
  const lines = creditLines(...publications).map(({ role, names }) => {
    const comma = commaBetween(names, words.language.script);
    const each = names.map((name) => `<bdi>${escapeText(name)}</bdi>`).join(comma);
    return `<dt>${escapeText(words.credits[role])}</dt><dd>${each}</dd>`;
  });
  return lines.length === 0 ? '' : `<dl>${lines.join('\n')}</dl>`;
}

function fromMarkup({ words }: EpubOptions, publications: Publication[]): string[] {
  const libraries = new Set(publications.map(({ library }) => library).filter((library) => library !== ''));
  const addresses = publications.map(({ address }) => address).filter((address) => address !== '');
  return [
    ...[...libraries].map((library) => line(escapeText(words.from.replaceAll('{library}', () => library)))),
    ...addresses.map((address) => line(linked(address, address))),
  ];
}

function linked(name: string, url: string): string {
  const text = `<bdi>${escapeText(name)}</bdi>`;
  const isAddress = /^https?:\/\/[^\s]+$/.test(url) && URL.canParse(url);
  if (!isAddress) return text;
  const link = `<a href="${escapeAttribute(new URL(url).href)}">${text}</a>`;
  return name === url ? link : `${link}<br/><bdi class="address">${escapeText(url)}</bdi>`;
}

function aboutBlocks({ words }: EpubOptions, publications: Publication[]): FitBlock[] {
  const { script } = words.language;
  const own = publications.flatMap(({ title, subtitle = '', description, made, language }) =>
    [`${title}\n${subtitle}`, description, made].map((text) => ({ text, script: language.script })),
  );
  const credits = creditLines(...publications).map(
    ({ role, names }) => `${words.credits[role]}\n${joinNames(names, script)}`,
  );
  const licences = licencesOf(...publications).map(({ name, url }) => `${words.licence}: ${name}\n${url}`);
  const from = publications.flatMap(({ library, address }) => [words.from + library, address]);
  return [
    { text: words.aboutThisBook, script, scale: 1.4 },
    ...own,
    ...[...credits, ...licences, ...from].map((text) => ({ text, script })),
  ].map((block) => ({ scale: 1, ...block }));
}
