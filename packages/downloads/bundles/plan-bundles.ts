import type { Database } from '@letsread/database/open-database.ts';
import { Problem } from '@letsread/http/problem.ts';
import { type Choice, isOnPaper, readChoice } from '../choice.ts';
import { type EstimatedFile, estimateFile } from '../estimate-file.ts';
import { type Downloads, isChangeable } from '../open-downloads.ts';
import { type EditionFacts, selectAllFacts } from '../select-facts.ts';
import type { Bundle, LeftReason } from './contract.ts';
import { isMade, type MadeFile, selectMade } from './select-made.ts';

/** What a file of several books will hold, in the order of its editions. */
export interface PlannedBundle {
  /** The name of its choice. */
  name: string;
  choice: Choice;
  editionIds: readonly string[];
  books: PlannedBook[];
  left: { editionId: string; reason: LeftReason }[];
}

export interface PlannedBook {
  facts: EditionFacts;
  /** undefined: not made yet. */
  made: MadeFile | undefined;
  isWaiting: boolean;
}

interface Sources {
  database: Database;
  downloads: Downloads;
}

/** What files of these editions can hold; Problem book-not-found where none of them is published. */
export async function planBundles(
  { database, downloads }: Sources,
  editionIds: readonly string[],
  names: readonly string[],
): Promise<PlannedBundle[]> {
  const [found, made, inLine] = await Promise.all([
    selectAllFacts(database, editionIds),
    selectMade(database, editionIds, names),
    downloads.requested.list(editionIds, names),
  ]);
  if (found.length === 0) throw new Problem('book-not-found', 404, { detail: 'None of these editions is published.' });
  const factsById = new Map(found.map((facts) => [facts.editionId, facts]));
  return names.map((name) => {
    const choice = choiceOf(name);
    const plan: PlannedBundle = { name, choice, editionIds, books: [], left: [] };
    for (const editionId of editionIds) {
      const facts = factsById.get(editionId);
      const isThis = (one: { editionId: string; choice: string }) => one.editionId === editionId && one.choice === name;
      const version = facts && downloads.versionOf({ facts, second: undefined });
      const known = made.find((one) => isThis(one) && one.version === version);
      const line = inLine.find(isThis);
      const file = known !== undefined && isMade(known) ? known : undefined;
      const hasFailed = file === undefined && (known !== undefined || line?.isGivenUp === true);
      const reason = reasonAgainst(facts, choice) ?? (hasFailed ? 'failed' : undefined);
      if (reason !== undefined) plan.left.push({ editionId, reason });
      else if (facts !== undefined) plan.books.push({ facts, made: file, isWaiting: line !== undefined && !file });
    }
    return plan;
  });
}

/** Of a name that the contract let through. */
function choiceOf(name: string): Choice {
  const choice = readChoice(name);
  if (choice === undefined) throw new Error(`${name} is no choice`);
  return choice;
}

function reasonAgainst(facts: EditionFacts | undefined, { kind, edition }: Choice): LeftReason | undefined {
  if (facts === undefined) return 'gone';
  if (isOnPaper(kind) && facts.missingGlyphs.length > 0) return 'letters';
  if (edition !== 'full' && !isChangeable(facts, undefined)) return 'licence';
  return undefined;
}

/** Names and headers of a file in it, and its lines in the list. */
const bytesBeside = 1000;

/** A plan as the contract tells it. */
export function describeBundle(
  { name, choice, editionIds, books, left }: PlannedBundle,
  { maxBytes, fileName }: { maxBytes: number; fileName: string | undefined },
): Bundle {
  const { kind, edition, paper, flip } = choice;
  const sizes = books.map((book) => sizeOf(book, choice));
  const bytes = sum(sizes.map((size) => size.bytes)) + (books.length + left.length) * bytesBeside;
  return {
    choice: name,
    kind,
    edition,
    paper,
    flip,
    url: addressOf({ editionIds, name, fileName }),
    bytes,
    isEstimate: books.some(({ made }) => made === undefined),
    isTooLarge: bytes > maxBytes,
    sheets: paper === null ? null : sum(sizes.map(({ sheets }) => sheets ?? 0)),
    total: books.length,
    ready: books.filter(({ made }) => made !== undefined).length,
    waiting: books.filter(({ isWaiting }) => isWaiting).length,
    left,
  };
}

function addressOf({
  editionIds,
  name,
  fileName,
}: {
  editionIds: readonly string[];
  name: string;
  fileName?: string | undefined;
}): string {
  const query = new URLSearchParams({ choice: name, ...(fileName === undefined ? {} : { name: fileName }) });
  return `/downloads/books.zip?editions=${editionIds.join(',')}&${query.toString()}`;
}

function sizeOf({ facts, made }: PlannedBook, choice: Choice): Pick<EstimatedFile, 'bytes' | 'sheets'> {
  return made ?? estimateFile({ facts, second: undefined }, choice);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
