import type { Translate } from '@letsread/interface-text/translator.ts';
import { imageFiles } from '../cover-images.ts';
import { mediaTypes } from '../opds/media-type.ts';
import { editionUrls, type UrlBase } from '../document-urls.ts';
import { publicationMetadata } from './metadata.ts';
import type { EditionToPublish } from './read-edition.ts';

/**
 * A Readium Web Publication of an edition: a page of HTML for the cover, for each page of the story and for who made it.
 * Pictures alone (the Divina profile) would lose the text, so they are only resources. `t` speaks the book's language.
 */
export function writeManifest(
  { book, pages, files }: EditionToPublish,
  { base, t }: { base: Pick<UrlBase, 'origin'>; t: Translate },
): string {
  const urls = editionUrls(base, book);
  const last = pages.length;
  const story = pages.length - 1;
  const titleOf = (number: number) =>
    number === 0 ? t('reading.cover') : t('reading.page-of', { page: number, pages: story });
  const pageAt = (number: number, title: string) => ({
    href: urls.pageOfPublication(number),
    type: 'text/html',
    title,
  });
  const link = (rel: string, href: string, type: string) => ({ rel, href, type });
  return JSON.stringify({
    '@context': 'https://readium.org/webpub-manifest/context.jsonld',
    metadata: {
      ...publicationMetadata(book, { base, t }),
      layout: 'reflowable',
      accessibility: accessibility(pages),
    },
    links: [
      link('self', urls.manifest, mediaTypes.webPublication),
      ...files.map(({ choice, type }) => link('alternate', urls.file(choice), type)),
      link('alternate', urls.page, 'text/html'),
      link('license', book.licence.url, 'text/html'),
    ],
    readingOrder: [...pages.map(({ number }) => pageAt(number, titleOf(number))), pageAt(last, t('reading.makers'))],
    resources: resources({ book, pages }, base),
    toc: [
      pageAt(0, book.title),
      ...(story > 0 ? [pageAt(1, t('reading.from-start'))] : []),
      pageAt(last, t('reading.makers')),
    ],
    'page-list': pages.filter(({ number }) => number > 0).map(({ number }) => pageAt(number, t.number(number))),
  });
}

/** Each file once: pages share pictures. */
function resources({ book, pages }: Pick<EditionToPublish, 'book' | 'pages'>, base: Pick<UrlBase, 'origin'>) {
  const cover = imageFiles(base, book.cover).map(({ url, ...file }) => ({ href: url, rel: 'cover', ...file }));
  const others = pages
    .flatMap(({ picture }) => (picture === null ? [] : imageFiles(base, picture)))
    .map(({ url, ...file }) => ({ href: url, ...file }));
  const known = new Set<string>();
  return [...cover, ...others].filter(({ href }) => !known.has(href) && known.add(href));
}

/** Claimed only as far as it is known: words alone tell the story where every picture is described. */
function accessibility(pages: EditionToPublish['pages']) {
  const pictures = pages.filter(({ picture }) => picture !== null);
  const isDescribed = pictures.every(({ alt }) => alt !== '');
  const hasWords = pages.some(({ text }) => text !== '');
  const modes = [...(hasWords ? ['textual'] : []), ...(pictures.length > 0 ? ['visual'] : [])];
  return {
    ...(modes.length === 0
      ? {}
      : {
          accessMode: modes,
          accessModeSufficient: [modes, ...(isDescribed && modes.length > 1 ? [['textual']] : [])],
        }),
    feature: [
      ...(isDescribed && pictures.length > 0 ? ['alternativeText'] : []),
      'readingOrder',
      'tableOfContents',
      'displayTransformability',
    ],
    hazard: ['none'],
  };
}
