import sql from 'sql-template-tag';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@letsread/database/command/make-folder.ts';
import { writeFileWhole } from '@letsread/storage/write-file-whole.ts';
import { type Choice, fileOfKind, nameOfChoice } from '../choice.ts';
import type { EditionSources } from '../downloads-context.ts';
import { type Maker, MakingError } from '../making/open-maker.ts';
import { canStandBeside, hasWhatItTakes, isChangeable } from '../open-downloads.ts';
import { withCover } from '../covers/with-cover.ts';
import { publicationWords } from '../publication-words.ts';
import { readPublication } from '../read-publication.ts';
import { type EditionFacts, selectFacts } from '../select-facts.ts';

export interface ExportOptions {
  /** Code, BCP 47 tag or English name of the language. */
  language: string;
  choice: Omit<Choice, 'secondEditionId'>;
  /** The other language of bilingual files. */
  second: string | undefined;
  folder: string;
}

export interface ExportSummary {
  editions: number;
  made: number;
  /** There already, and newer than the edition. */
  unchanged: number;
  bytes: number;
  /** Slug and reason of each edition that has no file. */
  left: { slug: string; reason: string }[];
}

/** The operator asked for what is not there; the message says what to give. */
export class ExportError extends Error {
  override name = 'ExportError';
}

interface ExportTools {
  sources: EditionSources;
  maker: Maker;
  signal: AbortSignal;
  onProgress: (summary: ExportSummary) => void;
}

/** Writes a file for each published edition of a language; run again it goes on. Throws ExportError for a language without editions. */
export async function exportEditions(
  { language, choice, second, folder }: ExportOptions,
  { sources, maker, signal, onProgress }: ExportTools,
): Promise<ExportSummary> {
  const ids = await selectEditionIds(sources, language);
  const others = second === undefined ? [] : await selectEditionIds(sources, second);
  makeFolder(folder);
  const summary: ExportSummary = { editions: ids.length, made: 0, unchanged: 0, bytes: 0, left: [] };
  for (const { id, bookId } of ids) {
    if (signal.aborted) break;
    const facts = await selectFacts(sources.database, id);
    if (facts === undefined) continue;
    const otherIds = others.filter((other) => other.bookId === bookId);
    const beside = await besideOf(sources, facts, otherIds);
    const file = path.join(folder, nameOfFile(facts, beside, choice));
    const changedAt = Math.max(facts.updatedAt.getTime(), beside?.updatedAt.getTime() ?? 0);
    const fault = reasonToLeaveOut(facts, beside, choice);
    if (fault !== undefined) summary.left.push({ slug: facts.slug, reason: fault });
    else if (((await stat(file).catch(() => undefined))?.mtimeMs ?? 0) > changedAt) summary.unchanged += 1;
    else await write(file, facts, beside);
    onProgress(summary);
  }
  return summary;

  async function write(file: string, facts: EditionFacts, beside: EditionFacts | undefined): Promise<void> {
    try {
      const publication = await withCover(sources, maker, await readPublication(sources, facts), facts);
      const made = await maker.make({
        choice: { ...choice, secondEditionId: beside?.editionId ?? null },
        publication,
        second: beside && (await readPublication(sources, beside)),
        words: publicationWords(publication.language),
      });
      await writeFileWhole(file, made.bytes);
      summary.made += 1;
      summary.bytes += made.bytes.length;
    } catch (error) {
      if (!(error instanceof MakingError)) throw error;
      summary.left.push({ slug: facts.slug, reason: error.message.split('\n')[0] ?? '' });
    }
  }
}

/** Every choice has names of its own, so that one folder may hold several; the plain EPUB, the voice and the words need no more than the title. */
function nameOfFile(
  { slug }: EditionFacts,
  beside: EditionFacts | undefined,
  choice: Omit<Choice, 'secondEditionId'>,
): string {
  const { extension } = fileOfKind(choice.kind);
  const name = nameOfChoice({
    ...choice,
    edition: choice.edition === 'bilingual' ? 'full' : choice.edition,
    secondEditionId: null,
  });
  const both = beside === undefined ? '' : `-with-${beside.language.tag}`;
  return name === 'epub' || name === 'audio' || name === 'text'
    ? `${slug}${both}.${extension}`
    : `${slug}.${name}${both}.${extension}`;
}

function reasonToLeaveOut(
  facts: EditionFacts,
  beside: EditionFacts | undefined,
  { kind, edition }: Pick<Choice, 'kind' | 'edition'>,
): string | undefined {
  if (!hasWhatItTakes(facts, kind)) return 'nobody has read it aloud as MP3';
  if (edition === 'full') return undefined;
  if (!isChangeable(facts, beside)) return 'its licence allows it only as it is';
  if (edition === 'bilingual' && beside === undefined)
    return 'no edition in the second language goes with it page by page';
  return undefined;
}

async function besideOf(
  { database }: EditionSources,
  facts: EditionFacts,
  others: { id: string }[],
): Promise<EditionFacts | undefined> {
  for (const { id } of others) {
    const other = await selectFacts(database, id);
    if (other !== undefined && canStandBeside(facts, other)) return other;
  }
  return undefined;
}

interface ListedEdition {
  id: string;
  bookId: string;
}

async function selectEditionIds({ database }: EditionSources, language: string): Promise<ListedEdition[]> {
  const { rows } = await database.pool.query<ListedEdition>(
    sql`select e.id::text, e.book_id::text as "bookId"
     from edition e inner join language l on l.id = e.language_id
     where e.status = 'published' and lower(${language}) in (lower(l.code), lower(l.bcp47), lower(l.english_name), lower(l.name))
     order by e.id`,
  );
  if (rows.length > 0) return rows;
  const known = await database.pool.query<{ code: string }>(
    sql`select code from language where published_books > 0 order by code`,
  );
  throw new ExportError(
    `No book is published in "${language}". The library has: ${known.rows.map(({ code }) => code).join(', ')}.`,
  );
}
