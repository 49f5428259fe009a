import type { Publication } from '../../publication.ts';
import { isNarrated } from './spine.ts';
import type { EpubOptions } from '../epub-options.ts';

/**
 * The metadata by which a reader judges whether it can use the book (EPUB Accessibility 1.1, vocabulary of schema.org). Only what is
 * true of this file: words alone suffice when every picture is described; conformance is not claimed, for that takes an evaluation.
 */
export function accessibilityMetadata({ publication, second, layout }: EpubOptions): string[] {
  const pictures = publication.pages.filter(({ picture }) => picture !== undefined);
  const areDescribed = pictures.every(({ alt }) => alt.trim() !== '');
  const isHeard = isNarrated(publication);
  const isFollowed = publication.pages.some(({ narration }) => (narration?.marks.length ?? 0) > 0);
  const hasPictures = pictures.length > 0;
  const modes = ['textual', ...(hasPictures ? ['visual'] : []), ...(isHeard ? ['auditory'] : [])];
  const sufficient = [...(hasPictures ? ['textual,visual'] : []), ...(areDescribed ? ['textual'] : [])];
  const features = [
    ...(hasPictures && areDescribed ? ['alternativeText'] : []),
    'readingOrder',
    'tableOfContents',
    ...(publication.pages.length > 1 ? ['pageNavigation', 'pageBreakMarkers'] : []),
    ...(layout === 'reflowable' ? ['displayTransformability'] : []),
    ...(isFollowed ? ['synchronizedAudioText'] : []),
  ];
  const summary = summaryOf({ publication, second, isFixed: layout === 'fixed', hasPictures, areDescribed });
  return [
    ...modes.map((mode) => meta('accessMode', mode)),
    ...sufficient.map((mode) => meta('accessModeSufficient', mode)),
    ...features.map((feature) => meta('accessibilityFeature', feature)),
    meta('accessibilityHazard', 'none'),
    `<meta property="schema:accessibilitySummary" xml:lang="en">${summary}</meta>`,
  ];
}

function meta(property: string, value: string): string {
  return `<meta property="schema:${property}">${value}</meta>`;
}

// In English for want of words for it: it is read by cataloguers and programs rather than by children.
function summaryOf(about: {
  publication: Publication;
  second: Publication | undefined;
  isFixed: boolean;
  hasPictures: boolean;
  areDescribed: boolean;
}): string {
  const { publication, second, isFixed, hasPictures, areDescribed } = about;
  const isHeard = isNarrated(publication);
  return [
    `A picture book whose words are text in reading order${second === undefined ? '' : ', in two languages'}.`,
    ...(hasPictures ? [areDescribed ? 'Every picture is described.' : 'Not every picture is described.'] : []),
    ...(isHeard ? ['It is read aloud.'] : []),
    isFixed
      ? 'Pages have a fixed layout; the size of letters cannot be changed.'
      : 'The size of letters can be changed.',
  ].join(' ');
}
