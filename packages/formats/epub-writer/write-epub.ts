import { FormatError } from '../format-error.ts';
import { withScriptOfText } from '../fonts/script-of-text.ts';
import { pageNumber } from '../languages/page-number.ts';
import { aboutPage } from './pages/about-page.ts';
import { embedFonts, type WrittenText } from './fonts/embed-fonts.ts';
import type { EpubOptions } from './epub-options.ts';
import { packEpub, type PackedFile } from './package/pack-epub.ts';
import { type PageShape, pageShapeOf } from './pages/page-geometry.ts';
import { isTitled, planPages } from './pages/plan-pages.ts';
import { type Spine, spineOf } from './package/spine.ts';
import { storyPage } from './pages/story-page.ts';
import { styleSheet } from './pages/style-sheet.ts';
import { identifierOf } from './package/write-metadata.ts';
import { writeNavigation, writeNcx } from './package/write-navigation.ts';
import { writeOverlay } from './package/write-overlay.ts';
import { writePackage } from './package/write-package.ts';

export type { EpubLayout, EpubOptions } from './epub-options.ts';

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

/**
 * Writes an EPUB 3 with navigation (that of EPUB 2 too), accessibility metadata, the fonts that e-readers lack, and media overlays where
 * the book is read aloud; the same bytes for the same book. `pages` counts documents: cover, pages, and who made it.
 * @throws FormatError licence-allows-no-changes for a bilingual file of a book that may not be changed, pages-missing where there are none or the two differ in number.
 */
export async function writeEpub(requested: EpubOptions): Promise<{ bytes: Uint8Array; pages: number }> {
  refuseUnlike(requested);
  const options: EpubOptions = {
    ...requested,
    publication: withScriptOfText(requested.publication),
    second: requested.second && withScriptOfText(requested.second),
  };
  const { publication, layout } = options;
  // Letters choose fonts; what the library says of the language comes back as it was.
  const { script } = requested.publication.language;
  const described = { ...options, publication: { ...publication, language: { ...publication.language, script } } };
  const spine = spineOf(options);
  const shape = pageShapeOf(publication);
  const texts = writtenTexts(options);
  const embedded = await embedFonts(texts);
  const scripts = texts.map(({ language }) => language.script);
  const { files, durations } = pageFiles(options, spine, shape);
  const all: PackedFile[] = [
    { path: 'META-INF/container.xml', content: container },
    { path: 'EPUB/package.opf', content: writePackage({ options: described, spine, shape, embedded, durations }) },
    { path: 'EPUB/nav.xhtml', content: writeNavigation(options, spine) },
    { path: 'EPUB/toc.ncx', content: writeNcx(options, spine, identifierOf(options)) },
    { path: 'EPUB/style.css', content: styleSheet({ layout, shape, scripts, embedded }) },
    ...files,
    { path: 'EPUB/pages/about.xhtml', content: aboutPage(options, shape) },
    ...spine.pictures.map(({ name, bytes }) => ({ path: `EPUB/pictures/${name}`, content: bytes })),
    ...spine.sounds.map(({ name, bytes }) => ({ path: `EPUB/sounds/${name}`, content: bytes })),
    ...embedded.fonts.flatMap(({ family, bytes, licenceText }) => [
      { path: `EPUB/fonts/${family}.ttf`, content: bytes },
      { path: `EPUB/fonts/${family}-licence.txt`, content: licenceText },
    ]),
  ];
  return { bytes: packEpub(all), pages: spine.pages.length + 1 };
}

function refuseUnlike({ publication, second }: EpubOptions): void {
  if (publication.pages.length === 0)
    throw new FormatError('pages-missing', { file: publication.title, message: 'It has not even a cover.' });
  if (second === undefined) return;
  const fixed = [publication, second].find(({ licence }) => !licence.allowsDerivatives);
  if (fixed !== undefined)
    throw new FormatError('licence-allows-no-changes', {
      file: fixed.title,
      message: `${fixed.licence.name} does not allow a copy with another language in it.`,
    });
  if (publication.pages.length !== second.pages.length)
    throw new FormatError('pages-missing', {
      file: second.title,
      message: `It has ${second.pages.length} pages, "${publication.title}" has ${publication.pages.length}.`,
    });
}

function pageFiles(
  options: EpubOptions,
  spine: Spine,
  shape: PageShape,
): { files: PackedFile[]; durations: Map<number, number> } {
  const plans = planPages(options, shape);
  const files: PackedFile[] = [];
  const durations = new Map<number, number>();
  for (const { at, file, picture, overlay, sound } of spine.pages) {
    const plan = plans[at];
    const page = options.publication.pages[at];
    if (plan === undefined || page === undefined) continue;
    const { xhtml, pieces } = storyPage({ at, options, shape, plan, pictureName: picture });
    files.push({ path: `EPUB/${file}`, content: xhtml });
    const { narration } = page;
    if (overlay === undefined || sound === undefined || narration === undefined) continue;
    const { smil, durationMs } = writeOverlay({
      page,
      narration,
      at,
      pageFile: file,
      sound,
      pieces,
      isTitled: isTitled(options),
    });
    durations.set(at, durationMs);
    files.push({ path: `EPUB/${overlay}`, content: smil });
  }
  return { files, durations };
}

/** By language, all that is shown: the words of the file are those of the story's language or of another. */
function writtenTexts({ publication, second, words }: EpubOptions): WrittenText[] {
  const publications = [publication, ...(second === undefined ? [] : [second])];
  const names = publications.flatMap(({ credits }) => credits.map(({ name }) => name));
  return [
    ...publications.map(({ language, title, subtitle = '', description, made, pages, licence, library }) => ({
      language,
      text: [
        title,
        subtitle,
        description,
        made,
        licence.name,
        library,
        ...names,
        pageNumber(1_234_567_890, language),
        ...pages.map(({ text }) => text),
      ].join(' '),
    })),
    {
      language: words.language,
      text: [words.aboutThisBook, words.licence, words.from, ...Object.values(words.credits), ...names].join(' '),
    },
  ];
}
