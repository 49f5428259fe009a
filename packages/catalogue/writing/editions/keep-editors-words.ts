import type { Queryable } from '@letsread/database/database.ts';
import type { RevisionRow } from '@letsread/database/rows.ts';
import type { Credit } from '@letsread/formats/book.ts';
import type { Licence } from '@letsread/formats/licence.ts';
import sql from 'sql-template-tag';
import { isSame } from '../../editing/field-change.ts';
import { isInOrder, ordersTogether } from '../../editing/order-of-pages.ts';
import type { EditionEntry, PageEntry } from '../catalogue-entry.ts';

/** Fields of an edition whose source says something else than an editor, who has the last word. */
export interface PreservedEdits {
  sourceFile: string;
  title: string;
  /** "title", "text of page 3". */
  fields: string[];
}

/** What an editor made of a field: what the source said then, and what it is to be. */
interface Word {
  field: string;
  page: number | null;
  ofSource: unknown;
  ofEditor: unknown;
}

/** Kept where they stand: the order and the focus on their own, questions by `learning`. */
const notOfTheEntry = new Set(['order', 'focus', 'question', 'questionOrder']);

type Matched = { edition: EditionEntry; existing?: { editionId: string } | undefined };

/**
 * Puts the words of editors in the place of those of the source, so that an import never overwrites what somebody changed; a
 * field that was put back as the source had it is the source's again. The caller has the editions locked.
 */
export async function keepEditorsWords<Each extends Matched>(
  client: Queryable,
  matched: readonly Each[],
): Promise<{ matched: Each[]; preservedEdits: PreservedEdits[] }> {
  const ids = matched.flatMap(({ existing }) => existing?.editionId ?? []);
  if (ids.length === 0) return { matched: [...matched], preservedEdits: [] };
  type Revised = Pick<RevisionRow, 'edition_id' | 'field' | 'page' | 'old_value' | 'new_value'>;
  const { rows } = await client.query<Revised>(sql`
    select edition_id, field, page, old_value, new_value from revision
    where edition_id = any (${ids}::bigint[]) order by id`);
  const ofEdition = Map.groupBy(rows, ({ edition_id: editionId }) => editionId);
  const preservedEdits: PreservedEdits[] = [];
  const held = matched.map((each): Each => {
    const revisions = ofEdition.get(each.existing?.editionId ?? '');
    if (revisions === undefined) return each;
    const { edition, fields } = withWords(each.edition, orderOf(revisions), wordsOf(revisions));
    if (fields.length > 0) preservedEdits.push({ sourceFile: edition.sourceFile, title: edition.title, fields });
    return { ...each, edition };
  });
  return { matched: held, preservedEdits };
}

type Revised = Pick<RevisionRow, 'field' | 'page' | 'old_value' | 'new_value'>;

function wordsOf(revisions: readonly Revised[]): Word[] {
  const byField = Map.groupBy(
    revisions.filter(({ field }) => !notOfTheEntry.has(field)),
    ({ field, page }) => `${field} ${page}`,
  );
  return Array.from(byField.values(), (of): Word => {
    const { field = '', page = null } = of[0] ?? {};
    return { field, page, ofSource: of[0]?.old_value, ofEditor: of.at(-1)?.new_value };
  }).filter(({ ofSource, ofEditor }) => !isSame(ofSource, ofEditor));
}

/** The order that all changes of it come to. */
function orderOf(revisions: readonly Revised[]): number[] {
  return revisions
    .filter(({ field }) => field === 'order')
    .map(({ new_value: order }) => order as number[])
    .reduce((all, order) => (all.length === 0 ? order : ordersTogether(all, order)), [] as number[]);
}

function withWords(
  source: EditionEntry,
  order: readonly number[],
  words: readonly Word[],
): { edition: EditionEntry; fields: string[] } {
  const fields: string[] = [];
  const edition = { ...source, ...inOrder(source, order, fields) };
  for (const word of words) {
    const { field, ofEditor } = word;
    if (field === 'text' || field === 'alt') {
      keepOnPage(edition.pages, word, fields);
      continue;
    }
    const ofSource = { ...edition, subtitle: edition.subtitle ?? null, description: edition.description ?? '' };
    if (!isSame(ofSource[field as 'title'], ofEditor)) fields.push(field);
    if (field === 'title') edition.title = ofEditor as string;
    if (field === 'subtitle') edition.subtitle = (ofEditor as string | null) ?? undefined;
    if (field === 'description') edition.description = ofEditor as string;
    if (field === 'licence') edition.licence = ofEditor as Licence;
    if (field === 'credits') edition.credits = ofEditor as Credit[];
  }
  return { edition, fields };
}

/** A source with another number of pages has an order of its own. */
function inOrder(
  { pages, narration, signing }: EditionEntry,
  order: readonly number[],
  fields: string[],
): Pick<EditionEntry, 'pages' | 'narration' | 'signing'> {
  if (isInOrder(order) || order.length !== pages.length - 1) return { pages: [...pages], narration, signing };
  fields.push('order of pages');
  const moved = <On extends { page: number }>(each: On): On => {
    return { ...each, page: each.page === 0 ? 0 : order.indexOf(each.page) + 1 };
  };
  const [cover, ...story] = pages;
  return {
    pages: [...(cover === undefined ? [] : [cover]), ...order.flatMap((number) => ofSource(story[number - 1], number))],
    narration: narration?.map(moved),
    signing: signing && { ...signing, videos: signing.videos.map(moved) },
  };
}

function ofSource(page: PageEntry | undefined, sourceNumber: number): PageEntry[] {
  return page === undefined ? [] : [{ ...page, sourceNumber }];
}

/** A page keeps its number; where the source has moved it, it is known by what it said before it was corrected. */
function keepOnPage(pages: PageEntry[], { field, page, ofSource, ofEditor }: Word, fields: string[]): void {
  const said = (entry: PageEntry | undefined) => (field === 'text' ? entry?.text : (entry?.alt ?? ''));
  const moved = pages.findIndex((entry) => said(entry) === ofSource && ofSource !== '');
  const at = page !== null && (said(pages[page]) === ofSource || moved === -1) ? page : moved;
  const entry = pages[at];
  if (entry === undefined) return;
  if (said(entry) !== ofEditor) fields.push(`${field} of page ${at}`);
  pages[at] = { ...entry, [field]: ofEditor };
}
