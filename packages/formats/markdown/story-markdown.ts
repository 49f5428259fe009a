import type { FormatWarning, StoryEdition, StoryPage } from '../book.ts';
import { foldText } from '../words/fold-text.ts';
import { FormatError } from '../format-error.ts';
import type { CreditsSection, CreditsWarningCode, SourceSection } from './credits.ts';
import { isCreditsSection, readCredits, splitCredits, trimBlankLines, unescapeNote, writeCredits } from './credits.ts';
import { escapePageBreak, isPageBreak, unescapePageBreak } from './page-break.ts';
import type { SourceWarningCode } from './source-lines.ts';
import { readSourceLines } from './source-lines.ts';

/** The most pages a story may have; the longest real one has 31. */
export const maxPages = 500;

/** Everything `readStoryMarkdown` may warn of. */
export type StoryWarningCode =
  | SourceWarningCode
  | CreditsWarningCode
  | 'title-untidy'
  | 'title-mark-missing'
  | 'page-break-repaired'
  | 'page-break-untidy'
  | 'page-break-missing'
  | 'page-repeated'
  | 'credits-misplaced'
  | 'credits-repeated';

/** One warning in a story file and what was done about it. */
export type StoryWarning = FormatWarning<StoryWarningCode>;

/**
 * Reads one story in the Markdown of the African Storybook and Global Storybooks projects (the format is told in SOURCE.md beside the real books).
 * Text is plain and kept as written but for blank lines at both ends of a page; the languageCode given wins over the file's own.
 * A line `\##` is a `##` that belongs to the text, as `writeStoryMarkdown` writes it.
 * @throws FormatError file-too-large, not-utf8, nul-character, title-missing, pages-missing, too-many-pages, credits-missing,
 * licence-missing, licence-unknown, licence-conflict; all else is put right or kept, with a warning.
 */
export function readStoryMarkdown(
  bytes: Uint8Array,
  { file, languageCode }: { file: string; languageCode: string },
): { edition: StoryEdition; warnings: StoryWarning[] } {
  const warnings: StoryWarning[] = [];
  const lines = readSourceLines(bytes, file, warnings);
  const { title, line: titleLine } = readTitle(lines, file, warnings);
  const sections = splitSections(lines, titleLine, warnings);
  const found = takeCredits(sections, { file, title }, warnings);
  const [cover, ...pageSections] = found.sections;
  const pages = readPages(pageSections, file, warnings);
  const { credits, licence } = readCredits(found.credits.entries, { file, languageCode, line: found.line }, warnings);
  const subtitle = (cover?.lines ?? [])
    .filter((line) => /\S/.test(line))
    .map(unescapePageBreak)
    .join('\n')
    .trim();
  const edition = {
    languageCode,
    title,
    ...(subtitle === '' ? {} : { subtitle }),
    pages,
    credits,
    licence,
    notes: found.credits.notes,
  };
  return { edition, warnings: warnings.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)) };
}

/**
 * Writes an edition so that `readStoryMarkdown` gives it back, if its texts could have been read: no blank lines at the ends of pages
 * and notes, no blank line in the subtitle, no control characters, no name twice in one role.
 * @throws FormatError title-missing, pages-missing (file "" in both).
 */
export function writeStoryMarkdown(edition: StoryEdition): string {
  const title = edition.title.replace(/[\r\n]+/g, ' ').trim();
  if (title === '') throw new FormatError('title-missing', { file: '', message: 'the edition has no title' });
  if (edition.pages.length === 0)
    throw new FormatError('pages-missing', { file: '', message: 'the edition has no pages' });
  const subtitle = (edition.subtitle ?? '')
    .split('\n')
    .filter((line) => /\S/.test(line))
    .map(escapePageBreak);
  const pages = edition.pages.flatMap(({ text }) => ['##', ...text.split('\n').map(escapePageBreak), '']);
  return [`# ${title}`, ...subtitle, '', ...pages, '##', ...writeCredits(edition), ''].join('\n');
}

function readTitle(lines: string[], file: string, warnings: StoryWarning[]): { title: string; line: number } {
  const index = lines.findIndex((line) => /\S/.test(line));
  const text = lines[index] ?? '';
  const line = index + 1;
  const exact = /^# (.*\S)\s*$/u.exec(text)?.[1]?.trim();
  if (exact !== undefined && exact !== '') return { title: exact, line };
  const title = text.replace(/^\s*#{1,6}/, '').trim();
  if (title === '' || isCreditsSection({ line, lines: [text] }, true)) {
    throw new FormatError('title-missing', {
      file,
      location: { line: Math.max(line, 1) },
      message: 'the first line is no title',
    });
  }
  if (/^\s*#/.test(text))
    warnings.push({ code: 'title-untidy', line, message: 'the title line was not exactly "# " and the title' });
  else
    warnings.push({
      code: 'title-mark-missing',
      line,
      message: 'the first line was taken as the title although it does not begin with "# "',
    });
  return { title, line };
}

function splitSections(lines: string[], titleLine: number, warnings: StoryWarning[]): SourceSection[] {
  let section: SourceSection = { line: titleLine + 1, lines: [] };
  const sections = [section];
  for (let index = titleLine; index < lines.length; index += 1) {
    const text = lines[index] ?? '';
    if (!isPageBreak(text)) {
      section.lines.push(text);
      continue;
    }
    const line = index + 1;
    if (text.trim() !== '##')
      warnings.push({
        code: 'page-break-repaired',
        line,
        message: `"${text.trim()}" alone on a line was read as a page break`,
      });
    else if (text !== '##')
      warnings.push({ code: 'page-break-untidy', line, message: '"##" with spaces was read as a page break' });
    section = { line: line + 1, lines: [] };
    sections.push(section);
  }
  return sections;
}

/** Finds the credits section, wherever it stands, and returns the other sections: the cover and the pages. */
function takeCredits(
  sections: SourceSection[],
  { file, title }: { file: string; title: string },
  warnings: StoryWarning[],
): { credits: CreditsSection; line: number; sections: SourceSection[] } {
  let last = sections.length - 1;
  while (last > 0 && isBlank(sections[last])) last -= 1;
  let index = last;
  while (index >= 0 && !isCreditsAt(sections, index, index === last)) index -= 1;
  const section = sections[index];
  if (section === undefined) {
    throw new FormatError('credits-missing', {
      file,
      location: { line: sections[last]?.line ?? 1 },
      message: 'no section holds credits',
    });
  }
  if (index < sections.length - 1) {
    warnings.push({
      code: 'credits-misplaced',
      line: section.line,
      message: 'the credits were not in the last section; what follows them was read as pages',
    });
  }
  for (let other = 0; other < index; other += 1) {
    if (!isCreditsAt(sections, other, false)) continue;
    warnings.push({
      code: 'credits-repeated',
      line: sections[other]?.line,
      message: 'an earlier section looks like credits too and was kept as a page',
    });
  }
  const credits = splitCredits(section, warnings);
  const rest = [...sections.slice(0, index), ...sections.slice(index + 1, last + 1)];
  const above = { line: section.line, lines: credits.before };
  if (index === 0) rest.unshift(above);
  else if (!isBlank(above)) assignStrayLines(above, { title, rest, credits, at: index }, warnings);
  return { credits, line: section.line, sections: rest };
}

/** Lines above the first key: the title once more is dropped, a block of its own is a page whose break was lost, else it is a note. */
function assignStrayLines(
  above: SourceSection,
  { title, rest, credits, at }: { title: string; rest: SourceSection[]; credits: CreditsSection; at: number },
  warnings: StoryWarning[],
): void {
  const text = trimBlankLines(above.lines).join('\n');
  const { line } = above;
  if (sameWords(text, title)) {
    warnings.push({ code: 'title-repeated', line, message: 'the title, repeated above the credits, was left out' });
  } else if (isBlank({ line, lines: above.lines.slice(-1) })) {
    rest.splice(at, 0, above);
    warnings.push({ code: 'page-break-missing', line, message: 'text above the credits was read as a page' });
  } else {
    credits.notes = trimBlankLines([...trimBlankLines(above.lines).map(unescapeNote), '', credits.notes]).join('\n');
    warnings.push({ code: 'notes-found', line, message: 'lines above the credits were put in the notes' });
  }
}

function readPages(sections: SourceSection[], file: string, warnings: StoryWarning[]): StoryPage[] {
  if (sections.length === 0)
    throw new FormatError('pages-missing', { file, message: 'there is no page between title and credits' });
  if (sections.length > maxPages)
    throw new FormatError('too-many-pages', {
      file,
      message: `${sections.length} pages; at most ${maxPages} are read`,
    });
  const pages: StoryPage[] = [];
  for (const { line, lines } of sections) {
    const text = trimBlankLines(lines).map(unescapePageBreak).join('\n');
    if (text !== '' && text === pages.at(-1)?.text) {
      warnings.push({
        code: 'page-repeated',
        line,
        page: pages.length + 1,
        message: 'the same text as on the page before; it was kept',
      });
    }
    pages.push({ text });
  }
  return pages;
}

function isCreditsAt(sections: SourceSection[], index: number, isLast: boolean): boolean {
  const section = sections[index];
  return section !== undefined && isCreditsSection(section, isLast);
}

function isBlank(section: SourceSection | undefined): boolean {
  return section === undefined || !section.lines.some((line) => /\S/.test(line));
}

function sameWords(one: string, other: string): boolean {
  return foldText(one).replace(/\s+/gu, ' ').trim() === foldText(other).replace(/\s+/gu, ' ').trim();
}
