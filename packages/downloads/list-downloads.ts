import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { canBeEdited, type Choice, fileOfKind, isOnPaper, nameOfChoice } from './choice.ts';
import {
  type Download,
  downloadEditions,
  downloadKinds,
  flips,
  type listDownloads as contract,
  papers,
} from './contract.ts';
import { estimateFile } from './estimate-file.ts';
import {
  canStandBeside,
  type ChosenEditions,
  type Downloads,
  hasWhatItTakes,
  isChangeable,
  missingGlyphsOf,
  noEdition,
} from './open-downloads.ts';
import { selectFacts } from './select-facts.ts';

/** What the calls of this concept are given. */
export interface DownloadsContext {
  database: Database;
  downloads: Downloads;
}

export async function listDownloads(
  { database, downloads }: DownloadsContext,
  { params, query }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const facts = await selectFacts(database, params.editionId);
  if (facts === undefined) throw await noEdition(database, params.editionId);
  const requestedSecond = query.second === undefined ? undefined : await selectFacts(database, query.second);
  const second = requestedSecond !== undefined && canStandBeside(facts, requestedSecond) ? requestedSecond : undefined;
  const made = new Map((await downloads.list(facts.editionId)).map((file) => [file.choice, file]));
  const items = choicesOf({ facts, second }).flatMap((choice): Download[] => {
    const editions = { facts, second: choice.edition === 'bilingual' ? second : undefined };
    if (isOnPaper(choice.kind) && missingGlyphsOf(editions).length > 0) return [];
    const name = nameOfChoice(choice);
    const file = made.get(name);
    const isCurrent = file !== undefined && file.version === downloads.versionOf(editions);
    // It could not be made: nothing is offered that leads to a fault.
    if (isCurrent && file.bytes === null) return [];
    const { type } = fileOfKind(choice.kind);
    const offered = { ...choice, url: `/downloads/${facts.editionId}/${name}`, type };
    if (!isCurrent || file.bytes === null || file.pages === null)
      return [{ ...offered, ...estimateFile(editions, choice), isEstimate: true }];
    return [{ ...offered, bytes: file.bytes, pages: file.pages, sheets: file.sheets, isEstimate: false }];
  });
  return { items, missingGlyphs: facts.missingGlyphs };
}

/** All that may be offered: a licence that allows no changes offers the full edition alone. */
function choicesOf({ facts, second }: ChosenEditions): Choice[] {
  const editions = downloadEditions.filter((edition) => {
    if (edition === 'bilingual') return second !== undefined && isChangeable(facts, second);
    return edition === 'full' || isChangeable(facts, undefined);
  });
  const kinds = downloadKinds.filter((kind) => hasWhatItTakes(facts, kind));
  return kinds.flatMap((kind) =>
    editions
      .filter((edition) => canBeEdited(kind, edition))
      .flatMap((edition) =>
        (isOnPaper(kind) ? papers : [null]).flatMap((paper) =>
          (kind === 'booklet' ? flips : [null]).map((flip) => ({
            kind,
            edition,
            paper,
            flip,
            secondEditionId: edition === 'bilingual' ? (second?.editionId ?? null) : null,
          })),
        ),
      ),
  );
}
