import { resolveLineBreaks } from '../../resolve-line-breaks.ts';
import type { Publication, PublicationPage } from '../../publication.ts';
import { easySize, type FitBlock, fitSize } from './fit-text.ts';
import { pageBoxes, type PageBoxes, type PageShape, pictureShares, wholePage, within } from './page-geometry.ts';

/** Where things stand on a page of a fixed layout, and how large its letters are; `words` of a page without any is where they would be. */
export type PagePlan = PageBoxes & { sizePx: number };

/** How the letters of a cover and of a second language stand to those of the page; the style sheet has the same. */
export const scales = { title: 1.35, subtitle: 1, people: 0.72, second: 0.85 };

/**
 * The pages of a fixed layout. Most pages of a book have letters of one size: what four in five have room for; the others have smaller
 * ones. A page with more words has a smaller picture before its letters become hard to read.
 */
export function planPages(
  books: { publication: Publication; second?: Publication | undefined },
  shape: PageShape,
): PagePlan[] {
  const { publication, second } = books;
  const drafts = publication.pages.map((page, at) => {
    const blocks =
      at === 0
        ? isTitled(books)
          ? []
          : coverBlocks(publication, second)
        : storyBlocks(page, publication, second?.pages[at], second);
    return { blocks, choices: choicesFor({ page, blocks, shape, publication }) };
  });
  const sizes = drafts
    .slice(1)
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ choices }) => bestOf(choices, easySize).sizePx)
    .toSorted((a, b) => a - b);
  const common = sizes[Math.floor(sizes.length / 5)] ?? easySize;
  return drafts.map(({ choices }, at) => {
    if (at === 0) return bestOf(choices, easySize);
    const plan = bestOf(choices, common);
    return { ...plan, sizePx: Math.min(plan.sizePx, common) };
  });
}

/** Whether the picture of the cover says all that its words would: a made cover of a book in one language. */
export function isTitled({ publication, second }: { publication: Publication; second?: Publication | undefined }) {
  return second === undefined && publication.pages[0]?.picture?.isLettered === true;
}

/** What a page can look like, the largest picture first. */
function choicesFor(about: {
  page: PublicationPage;
  blocks: FitBlock[];
  shape: PageShape;
  publication: Publication;
}): PagePlan[] {
  const { page, blocks, shape, publication } = about;
  const { picture } = page;
  if (blocks.length === 0)
    return [{ picture: picture && wholePage(shape, picture), words: within(shape, 0, 0), sizePx: easySize }];
  const isRightToLeft = publication.language.direction === 'rtl';
  return (picture === undefined ? [1] : pictureShares).map((share) => {
    const boxes = pageBoxes({ shape, picture, share, isRightToLeft });
    return { ...boxes, sizePx: fitSize(blocks, boxes.words) };
  });
}

/** The first that has room for letters of a size, else that with the largest. */
function bestOf(choices: PagePlan[], sizePx: number): PagePlan {
  const best = choices.reduce((found, each) => (each.sizePx > found.sizePx ? each : found));
  return choices.find((each) => each.sizePx >= sizePx) ?? best;
}

function storyBlocks(
  page: PublicationPage,
  publication: Publication,
  secondPage: PublicationPage | undefined,
  second: Publication | undefined,
): FitBlock[] {
  const first = blocksOf(page.text, publication.language.script, 1);
  const more = blocksOf(secondPage?.text ?? '', second?.language.script ?? 'Latn', scales.second);
  return first.length > 0 && more.length > 0 ? [...first, ...separator, ...more] : [...first, ...more];
}

// The line between two languages and the room around it.
const separator: FitBlock[] = [{ text: '', script: 'Latn' }];

function blocksOf(text: string, script: string, scale: number): FitBlock[] {
  const resolved = resolveLineBreaks(text);
  return resolved === '' ? [] : resolved.split('\n\n').map((paragraph) => ({ text: paragraph, script, scale }));
}

function coverBlocks(...publications: (Publication | undefined)[]): FitBlock[] {
  const existing = publications.filter((each) => each !== undefined);
  return existing.flatMap((publication, at) => {
    const { title, subtitle, language } = publication;
    const { script } = language;
    const part = at === 0 ? 1 : scales.second;
    return [
      { text: title, script, scale: scales.title * part },
      ...(subtitle === undefined ? [] : [{ text: subtitle, script, scale: scales.subtitle * part }]),
      ...(at === existing.length - 1
        ? [{ text: coverPeople(publication).join('  '), script, scale: scales.people }]
        : separator),
    ];
  });
}

/** Who is named on the cover: who wrote it and who drew it. */
export function coverPeople({ credits }: Pick<Publication, 'credits'>): string[] {
  const names = credits.filter(({ role }) => role === 'AUTHOR' || role === 'ILLUSTRATOR').map(({ name }) => name);
  return [...new Set(names)];
}
