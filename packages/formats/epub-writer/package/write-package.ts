import type { EmbeddedFonts } from '../fonts/embed-fonts.ts';
import { languageAttributes } from '../pages/page-document.ts';
import { ourTerms, termsIri, termsPrefix } from '../our-terms.ts';
import type { PageShape } from '../pages/page-geometry.ts';
import type { Spine, SpinePage } from './spine.ts';
import type { EpubOptions } from '../epub-options.ts';
import { meta, writeMetadata } from './write-metadata.ts';
import { clock } from './write-overlay.ts';
import { escapeText } from '../escape-xml.ts';

/** What the package document is written from; `durations` in milliseconds by the number of the page. */
export type PackageToWrite = {
  options: EpubOptions;
  spine: Spine;
  shape: PageShape;
  embedded: EmbeddedFonts;
  durations: ReadonlyMap<number, number>;
};

const apple = 'ibooks: http://vocabulary.itunes.apple.com/rdf/ibooks/vocabulary-extensions-1.0/';

/** The package document (EPUB 3): what the book is, its files, and their order. */
export function writePackage(input: PackageToWrite): string {
  const { options, spine, embedded } = input;
  const { language } = options.publication;
  const hasFonts = embedded.fonts.length > 0;
  const prefix = [`${termsPrefix}: ${termsIri}`, ...(hasFonts ? [apple] : [])].join(' ');
  const metadata = [
    ...writeMetadata(options),
    ...renditionMetadata(input),
    ...overlayMetadata(input),
    ...spine.pages.map(({ at, id }) => meta(ourTerms.page, String(at), id)),
    ...(hasFonts ? [meta('ibooks:specified-fonts', 'true')] : []),
    // Readers of EPUB 2 look for the cover here.
    ...coverOf(spine).map(({ id }) => `<meta name="cover" content="${id}"/>`),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" prefix="${prefix}" ${packageLanguage()}>
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata.join('\n')}
</metadata>
<manifest>
${manifestItems(input).join('\n')}
</manifest>
<spine toc="ncx" page-progression-direction="${language.direction}">
${spineItems(input).join('\n')}
</spine>
</package>
`;

  function packageLanguage(): string {
    return languageAttributes(language).replace(/^lang="[^"]*" /, '');
  }
}

function renditionMetadata({ options, shape }: PackageToWrite): string[] {
  if (options.layout === 'reflowable') return [];
  return [
    meta('rendition:layout', 'pre-paginated'),
    meta('rendition:orientation', shape.isWide ? 'landscape' : 'auto'),
    meta('rendition:spread', shape.isWide ? 'none' : 'landscape'),
  ];
}

function overlayMetadata({ options, spine, durations }: PackageToWrite): string[] {
  if (durations.size === 0) return [];
  const { pages, credits } = options.publication;
  const total = [...durations.values()].reduce((sum, each) => sum + each, 0);
  return [
    meta('media:duration', clock(total)),
    meta('media:active-class', '-epub-media-overlay-active'),
    ...credits.filter(({ role }) => role === 'NARRATOR').map(({ name }) => meta('media:narrator', name)),
    ...spine.pages.flatMap(({ at }) => {
      const narration = pages[at]?.narration;
      if (narration === undefined) return [];
      const { unit, durationMs, clip } = narration;
      const id = `overlay-${at}`;
      return [
        meta('media:duration', clock(durations.get(at) ?? 0), id),
        meta(ourTerms.unit, unit, id),
        meta(ourTerms.durationMs, String(durationMs), id),
        ...(clip === null ? [] : [meta(ourTerms.clip, clip.join(' '), id)]),
      ];
    }),
  ];
}

function manifestItems({ spine, embedded }: PackageToWrite): string[] {
  const cover = spine.pages[0]?.picture;
  const xhtml = 'application/xhtml+xml';
  return [
    item({ id: 'nav', href: 'nav.xhtml', type: xhtml, properties: 'nav' }),
    item({ id: 'ncx', href: 'toc.ncx', type: 'application/x-dtbncx+xml' }),
    item({ id: 'style', href: 'style.css', type: 'text/css' }),
    ...spine.pages.map(({ at, id, file, overlay }) =>
      item({ id, href: file, type: xhtml, overlay: overlay && `overlay-${at}` }),
    ),
    item({ id: 'about', href: 'pages/about.xhtml', type: xhtml }),
    ...spine.pages.flatMap(({ at, overlay }) =>
      overlay === undefined ? [] : [item({ id: `overlay-${at}`, href: overlay, type: 'application/smil+xml' })],
    ),
    ...spine.pictures.map(({ name, type }) =>
      item({
        id: idOf(name),
        href: `pictures/${name}`,
        type,
        properties: name === cover ? 'cover-image' : undefined,
      }),
    ),
    ...spine.sounds.map(({ name, type }) => item({ id: idOf(name), href: `sounds/${name}`, type })),
    ...embedded.fonts.flatMap(({ family }) => [
      item({ id: family, href: `fonts/${family}.ttf`, type: 'font/ttf' }),
      item({ id: `${family}-licence`, href: `fonts/${family}-licence.txt`, type: 'text/plain' }),
    ]),
  ];
}

function item(about: {
  id: string;
  href: string;
  type: string;
  properties?: string | undefined;
  overlay?: string | undefined;
}): string {
  const { id, href, type, properties, overlay } = about;
  const more = [
    ...(properties === undefined ? [] : [` properties="${properties}"`]),
    ...(overlay === undefined ? [] : [` media-overlay="${overlay}"`]),
  ];
  return `<item id="${id}" href="${href}" media-type="${type}"${more.join('')}/>`;
}

/** A cover stands alone, on the side where a closed book has it; then pages face each other. */
function spineItems({ options, spine, shape }: PackageToWrite): string[] {
  const isFacing = options.layout === 'fixed' && !shape.isWide;
  const [odd, even] = options.publication.language.direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return [...spine.pages.map(({ id }) => id), 'about'].map((id, at) => {
    const side = isFacing ? ` properties="page-spread-${at % 2 === 0 ? even : odd}"` : '';
    return `<itemref idref="${id}"${side}/>`;
  });
}

function coverOf({ pages }: Spine): { id: string }[] {
  const cover: SpinePage | undefined = pages[0];
  return cover?.picture === undefined ? [] : [{ id: idOf(cover.picture) }];
}

function idOf(name: string): string {
  return escapeText(name.replace(/\.\w+$/, ''));
}
