import type { NarratedPage } from '@letsread/formats/epub/narration/read-epub-narration.ts';
import { foldText } from '@letsread/formats/words/fold-text.ts';
import type { RecordedEdition } from './find-edition.ts';
import { RecordingError } from './recording-error.ts';

type Paper = Pick<NarratedPage, 'name' | 'text' | 'sound'>;

/**
 * Which page of the edition each narrated page of an EPUB is, by its file: the next one with the same words (a title page is the cover), or,
 * where one has no such words, all of them by their order if both have as many pages. A RecordingError where neither fits.
 */
export function matchEpubPages(
  papers: readonly Paper[],
  { title, pages }: Pick<RecordedEdition, 'title' | 'pages'>,
  file: string,
): Map<string, number> {
  const byText = new Map<string, number>();
  let stranger: Paper | undefined;
  let last = -1;
  for (const paper of papers.filter(({ sound }) => sound !== undefined)) {
    const found = nextPage(paper.text, { title, pages, last });
    if (found === undefined) stranger ??= paper;
    else byText.set(paper.name, (last = found));
  }
  if (stranger === undefined) return byText;
  const withoutCover = papers.length === pages.size - 1;
  if (!withoutCover && papers.length !== pages.size)
    throw new RecordingError(
      `${file}: ${stranger.name}`,
      `the edition has no page with these words ("${shorten(stranger.text)}"), and the book has ${papers.length} pages, the edition ${pages.size} with its cover.`,
    );
  return new Map(papers.map(({ name }, index) => [name, index + (withoutCover ? 1 : 0)]));
}

function nextPage(
  text: string,
  { title, pages, last }: Pick<RecordedEdition, 'title' | 'pages'> & { last: number },
): number | undefined {
  const words = bare(text);
  if (words === '') return undefined;
  for (const [number, own] of pages) if (number > last && bare(own) === words) return number;
  return last < 0 && bare(pages.get(0) ?? '') === '' && words.startsWith(bare(title)) ? 0 : undefined;
}

function bare(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
