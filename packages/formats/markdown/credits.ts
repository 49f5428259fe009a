import type { Credit, CreditRole, WarningSink } from '../book.ts';
import { FormatError } from '../format-error.ts';
import type { Licence } from '../licence.ts';
import { parseLicence } from '../licence.ts';
import { isAbsentName, joinNames, splitNames } from './credit-names.ts';
import { escapePageBreak, unescapePageBreak } from './page-break.ts';

/** What reading the credits section can find. */
export type CreditsWarningCode =
  | 'credit-wrapped'
  | 'credit-key-repeated'
  | 'credit-key-alias'
  | 'credit-key-unknown'
  | 'credit-empty'
  | 'credit-name-absent'
  | 'author-missing'
  | 'illustrator-missing'
  | 'language-missing'
  | 'language-differs'
  | 'licence-form'
  | 'notes-found'
  | 'title-repeated';

/** A section of the file: its lines, and the number of the first one. */
export type SourceSection = { line: number; lines: string[] };

/** The credits section as written: `before` are the lines above the first key. */
export type CreditsSection = { before: string[]; entries: CreditsEntry[]; notes: string };

type CreditsEntry = { key: 'LICENCE' | 'LANGUAGE' | CreditRole; value: string; line: number };

const writtenKeys: Record<CreditRole, string> = {
  AUTHOR: 'Text',
  ILLUSTRATOR: 'Illustration',
  TRANSLATOR: 'Translation',
  ADAPTER: 'Adaptation',
  AMBASSADOR: 'Ambassador',
  DESIGNER: 'Design',
  CONTRIBUTOR: 'Contribution',
  EDITOR: 'Editing',
  SIGNER: 'Signing',
  NARRATOR: 'Narration',
  OTHER: 'Other',
};

const aliases: Record<string, CreditsEntry['key']> = {
  license: 'LICENCE',
  licence: 'LICENCE',
  language: 'LANGUAGE',
  author: 'AUTHOR',
  authors: 'AUTHOR',
  'written by': 'AUTHOR',
  writer: 'AUTHOR',
  story: 'AUTHOR',
  illustrations: 'ILLUSTRATOR',
  illustrator: 'ILLUSTRATOR',
  illustrators: 'ILLUSTRATOR',
  'illustrated by': 'ILLUSTRATOR',
  pictures: 'ILLUSTRATOR',
  translator: 'TRANSLATOR',
  translators: 'TRANSLATOR',
  'translated by': 'TRANSLATOR',
  adapter: 'ADAPTER',
  'adapted by': 'ADAPTER',
  designer: 'DESIGNER',
  'designed by': 'DESIGNER',
  contributor: 'CONTRIBUTOR',
  contributors: 'CONTRIBUTOR',
  editor: 'EDITOR',
  'edited by': 'EDITOR',
  signer: 'SIGNER',
  'signed by': 'SIGNER',
  narrator: 'NARRATOR',
  'narrated by': 'NARRATOR',
  'read by': 'NARRATOR',
};
const keys = new Map(Object.entries(aliases));
for (const [role, key] of Object.entries(writtenKeys)) keys.set(key.toLowerCase(), role as CreditRole);

const bullet = /^\s*[*•+-]\s*(\p{L}[\p{L} ]{0,40}?)\s*[:：]\s*(.*)$/u;
const escapedBullet = /^(\s*)\\(\\*[*•+-])/u;

/** Whether the section is the credits: it names the licence, or two known keys (one is enough for the last section). */
export function isCreditsSection(section: SourceSection, isLast: boolean): boolean {
  let known = 0;
  for (const line of section.lines) {
    const key = knownKey(line);
    if (key === 'LICENCE') return true;
    if (key !== undefined) known += 1;
  }
  return known >= (isLast ? 1 : 2);
}

/** Takes a credits section apart: a line without a bullet right below a name belongs to that name; other stray lines are notes. */
export function splitCredits(section: SourceSection, warnings: WarningSink<CreditsWarningCode>): CreditsSection {
  const before: string[] = [];
  const entries: CreditsEntry[] = [];
  const notes: string[] = [];
  let open: CreditsEntry | undefined;
  section.lines.forEach((text, index) => {
    const line = section.line + index;
    const [, keyText = '', value = ''] = bullet.exec(text) ?? [];
    const key = keys.get(keyText.toLowerCase());
    if (key !== undefined) {
      open = { key, value: value.trim(), line };
      if (key !== 'LICENCE' && key !== 'LANGUAGE' && keyText !== writtenKeys[key]) {
        warnings.push({ code: 'credit-key-alias', line, message: `"${keyText}" was read as ${writtenKeys[key]}` });
      }
      entries.push(open);
    } else if (entries.length === 0) {
      before.push(text);
    } else if (keyText !== '') {
      open = undefined;
      notes.push(`${keyText}: ${value}`);
      warnings.push({
        code: 'credit-key-unknown',
        line,
        message: `"${keyText}" is no known key: the line was put in the notes`,
      });
    } else if (
      open !== undefined &&
      open.key !== 'LICENCE' &&
      open.key !== 'LANGUAGE' &&
      /\S/.test(text) &&
      !escapedBullet.test(text)
    ) {
      open.value += ` ${text.trim()}`;
      warnings.push({ code: 'credit-wrapped', line, message: 'a line without a bullet was joined to the value above' });
    } else {
      open = undefined;
      if (/\S/.test(text) && !notes.some((note) => /\S/.test(note))) {
        warnings.push({ code: 'notes-found', line, message: 'lines among or below the credits were put in the notes' });
      }
      notes.push(unescapeNote(text));
    }
  });
  return { before, entries, notes: trimBlankLines(notes).join('\n') };
}

/** How a key stands in a story file. */
function keyInFile(key: CreditsEntry['key']): string {
  if (key === 'LICENCE') return 'License';
  return key === 'LANGUAGE' ? 'Language' : writtenKeys[key];
}

/** The credits in file order, the licence and what was odd. @throws FormatError licence-missing, licence-unknown, licence-conflict. */
export function readCredits(
  entries: CreditsEntry[],
  about: { file: string; languageCode: string; line: number },
  warnings: WarningSink<CreditsWarningCode>,
): { credits: Credit[]; licence: Licence } {
  const credits: Credit[] = [];
  const seen = new Set<CreditsEntry['key']>();
  let licence: Licence | undefined;
  for (const { key, value, line } of entries) {
    if (seen.has(key))
      warnings.push({ code: 'credit-key-repeated', line, message: `a second ${keyInFile(key)} line was read too` });
    seen.add(key);
    if (key === 'LICENCE') licence = readLicence(value, { file: about.file, line, earlier: licence }, warnings);
    else if (key !== 'LANGUAGE') credits.push(...readNames(key, value, line, warnings));
    else if (value !== about.languageCode) {
      warnings.push({
        code: 'language-differs',
        line,
        message: `"${value}" was ignored: the language is ${about.languageCode}`,
      });
    }
  }
  if (licence === undefined) {
    throw new FormatError('licence-missing', {
      file: about.file,
      location: { line: about.line },
      message: 'the credits name no licence',
    });
  }
  const { line } = about;
  if (!seen.has('AUTHOR')) warnings.push({ code: 'author-missing', line, message: 'there is no Text line' });
  if (!seen.has('ILLUSTRATOR'))
    warnings.push({ code: 'illustrator-missing', line, message: 'there is no Illustration line' });
  if (!seen.has('LANGUAGE'))
    warnings.push({
      code: 'language-missing',
      line,
      message: `there is no Language line: ${about.languageCode} was taken`,
    });
  const firstOf = new Map(credits.map((credit) => [`${credit.role} ${credit.name}`, credit]));
  return { credits: [...firstOf.values()], licence };
}

/** The credits section as lines of the file, from which the same credits are read. */
export function writeCredits(edition: {
  languageCode: string;
  credits: readonly Credit[];
  licence: Licence;
  notes: string;
}): string[] {
  const lines = [`* License: [${edition.licence}]`];
  for (let start = 0; start < edition.credits.length;) {
    const role = edition.credits[start]?.role ?? 'OTHER';
    let end = start;
    while (edition.credits[end]?.role === role) end += 1;
    lines.push(`* ${writtenKeys[role]}: ${joinNames(edition.credits.slice(start, end).map((credit) => credit.name))}`);
    start = end;
  }
  lines.push(`* Language: ${edition.languageCode}`);
  if (edition.notes === '') return lines;
  return [...lines, '', ...edition.notes.split('\n').map(escapeNote)];
}

/** A line of the notes as meant: a backslash before a bullet or a page break is taken off. */
export function unescapeNote(line: string): string {
  return unescapePageBreak(line.replace(escapedBullet, '$1$2'));
}

/** The lines without the blank ones at both ends. */
export function trimBlankLines(lines: readonly string[]): string[] {
  let start = 0;
  let end = lines.length;
  while (start < end && !/\S/.test(lines[start] ?? '')) start += 1;
  while (end > start && !/\S/.test(lines[end - 1] ?? '')) end -= 1;
  return lines.slice(start, end);
}

function escapeNote(line: string): string {
  return escapePageBreak(line.replace(/^(\s*)(\\*[*•+-])/u, '$1\\$2'));
}

function knownKey(line: string): CreditsEntry['key'] | undefined {
  return keys.get((bullet.exec(line)?.[1] ?? '').toLowerCase());
}

function readLicence(
  value: string,
  about: { file: string; line: number; earlier: Licence | undefined },
  warnings: WarningSink<CreditsWarningCode>,
): Licence {
  const licence = parseLicence(value);
  const location = { line: about.line };
  if (licence === undefined)
    throw new FormatError('licence-unknown', {
      file: about.file,
      location,
      message: `"${value.slice(0, 80)}" is no licence known here`,
    });
  if (about.earlier !== undefined && about.earlier !== licence) {
    throw new FormatError('licence-conflict', {
      file: about.file,
      location,
      message: `${licence} here, ${about.earlier} above`,
    });
  }
  if (!/^\[.*\]$/.test(value))
    warnings.push({ code: 'licence-form', line: about.line, message: `"${value}" was read as ${licence}` });
  return licence;
}

function readNames(role: CreditRole, value: string, line: number, warnings: WarningSink<CreditsWarningCode>): Credit[] {
  const names = splitNames(value);
  if (names.length === 0) warnings.push({ code: 'credit-empty', line, message: `${writtenKeys[role]} has no name` });
  return names.flatMap((name) => {
    if (!isAbsentName(name)) return [{ role, name }];
    warnings.push({ code: 'credit-name-absent', line, message: `"${name}" was taken as no name` });
    return [];
  });
}
