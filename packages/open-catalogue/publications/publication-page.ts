import type { Book, Page } from '@letsread/catalogue/contract.ts';
import { resolveLineBreaks } from '@letsread/formats/resolve-line-breaks.ts';
import type { Picture } from '@letsread/media/contract.ts';
import { imageFiles } from '../cover-images.ts';
import type { FeedLanguage } from '../feed-language.ts';
import type { UrlBase } from '../document-urls.ts';
import { element, textElement, type Xml } from '../xml.ts';
import { storyElement } from './story-element.ts';
import { pageStyle } from './page-style.ts';
import type { EditionToPublish } from './read-edition.ts';

interface PageWriting {
  base: Pick<UrlBase, 'origin'>;
  /** Of the labels: the book's own language where there are words in it. */
  words: FeedLanguage;
}

/**
 * A page of a publication as a document that stands alone: picture, text, no script. `number` counts as in the reader:
 * 0 the cover, then the story, then who made the book. Undefined where there is no such page.
 */
export function publicationPage(
  { book, pages }: EditionToPublish,
  number: number,
  { base, words }: PageWriting,
): string | undefined {
  const { t } = words;
  const page = pages[number];
  if (page === undefined) {
    if (number !== pages.length) return undefined;
    return writeDocument(book, t('reading.makers'), [makers(book, words)]);
  }
  const label = number === 0 ? t('reading.cover') : t('reading.page-of', { page: number, pages: pages.length - 1 });
  return writeDocument(book, label, [
    page.picture === null ? undefined : picture(page, page.picture, base),
    ...(number === 0 ? coverWords(book) : paragraphs(page.text, book)),
  ]);
}

/** Well-formed XML as well, since reading systems parse pages as one or the other. */
function writeDocument({ title, language }: Book, label: string, content: (Xml | undefined)[]): string {
  const root = element(
    'html',
    {
      xmlns: 'http://www.w3.org/1999/xhtml',
      lang: language.languageISOCode,
      'xml:lang': language.languageISOCode,
      dir: language.direction,
    },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      textElement('title', `${title} · ${label}`),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      textElement('style', pageStyle),
    ),
    element('body', {}, element('main', {}, ...content)),
  );
  return `<!DOCTYPE html>\n${root}\n`;
}

function picture({ alt }: Pick<Page, 'alt'>, shown: Picture, base: Pick<UrlBase, 'origin'>): Xml {
  const files = imageFiles(base, shown);
  const sources = (type: string) =>
    files
      .filter((file) => file.type === type)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  const [first] = files;
  const sizes = 'min(100vw, 42rem)';
  return element(
    'picture',
    {},
    element('source', { type: 'image/webp', srcset: sources('image/webp'), sizes }),
    element('img', {
      src: first?.url,
      srcset: sources('image/jpeg'),
      sizes,
      alt,
      width: shown.width,
      height: shown.height,
    }),
  );
}

function coverWords({ title, subtitle, language }: Book): Xml[] {
  return [storyElement('h1', title, language), ...(subtitle === null ? [] : [storyElement('p', subtitle, language)])];
}

/** `pre-line` of the style keeps the lines that are meant. */
function paragraphs(text: string, { language }: Book): Xml[] {
  return resolveLineBreaks(text)
    .split('\n\n')
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => storyElement('p', paragraph, language));
}

/** Licence and credits are shown with a book always. */
function makers({ credits, licence, made, language }: Book, { tag, direction, t }: FeedLanguage): Xml {
  const roles = Map.groupBy(credits, ({ role }) => role);
  return element(
    'section',
    { lang: tag, 'xml:lang': tag, dir: direction },
    textElement('h1', t('reading.makers')),
    element(
      'dl',
      {},
      ...[...roles].flatMap(([role, people]) => [
        textElement('dt', t(`catalogue.role.${role}`)),
        ...people.map(({ name }) => element('dd', {}, textElement('bdi', name))),
      ]),
      textElement('dt', t('reading.licence')),
      element(
        'dd',
        {},
        element(
          'a',
          { href: licence.url, rel: 'license noopener', lang: 'en', dir: 'ltr' },
          textElement('span', licence.name),
        ),
      ),
    ),
    made === ''
      ? undefined
      : element('p', { lang: language.languageISOCode, dir: language.direction }, textElement('span', made)),
  );
}
