import { inTransaction } from '@letsread/database/in-transaction.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import type { CatalogueContext } from '../context.ts';
import { changeableOf } from './changeable/changeable-of.ts';
import type { ChosenEdition, State } from './changeable/changeable.ts';
import { lockChosen } from './chosen-editions.ts';
import type { changeStock as contract, RefusedEdition } from './contract.ts';
import { requireMayDo, requireObject } from './object-of-action.ts';
import { recordChange } from './record-change.ts';
import { selectStock } from './stock-columns.ts';

type Request = EndpointRequest<typeof contract>;

export async function changeStock(
  { database, mediaUrl }: Pick<CatalogueContext, 'database' | 'mediaUrl'>,
  { body, query, account, standing }: Request,
): Promise<EndpointOutput<typeof contract>> {
  const { action, level = null, objectId = null } = body;
  requireMayDo(action, standing);
  const changeable = changeableOf(action);
  return inTransaction(database.pool, async (client) => {
    const objectName = objectId === null ? undefined : await requireObject(client, action, objectId);
    const { own, refused } = await lockChosen(client, body.editionIds, standing);
    const ids = own.map(({ editionId }) => editionId);
    const before = await changeable.read(client, ids, objectId);
    const { planned, left } = planChange(own, before, (state, { pageCount }) =>
      changeable.nextState(state, { action, level, pageCount }),
    );
    const changed = planned.map(({ editionId }) => editionId);
    let changeId: string | null = null;
    if (planned.length > 0) {
      await changeable.write(client, planned, objectId);
      const after = await changeable.read(client, changed, objectId);
      const editions = planned.map((edition) => ({
        ...edition,
        before: stateIn(before, edition.editionId),
        after: stateIn(after, edition.editionId),
      }));
      changeId = await recordChange(client, { actor: account.id, action, objectId, objectName, level, editions });
    }
    const names = { mediaUrl, languageId: query.namesIn };
    return { changeId, changed: await selectStock(client, changed, names), refused: [...refused, ...left] };
  });
}

function planChange(
  own: readonly ChosenEdition[],
  before: ReadonlyMap<string, State>,
  want: (state: State, edition: ChosenEdition) => State | RefusedEdition['reason'],
) {
  const planned: (ChosenEdition & { state: State })[] = [];
  const refused: RefusedEdition[] = [];
  for (const edition of own) {
    const state = want(stateIn(before, edition.editionId), edition);
    if (typeof state === 'string') refused.push({ editionId: edition.editionId, title: edition.title, reason: state });
    else planned.push({ ...edition, state });
  }
  return { planned, left: refused };
}

function stateIn(states: ReadonlyMap<string, State>, editionId: string): State {
  const state = states.get(editionId);
  if (state === undefined) throw new Error(`Edition ${editionId} is locked and cannot be gone.`);
  return state;
}
