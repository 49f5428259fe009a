import type { ApiClient } from '@letsread/http/api-client.ts';
import { type Activities, getActivities } from '@letsread/learning/games/contract.ts';

/** What there is to do with an edition; nothing where that cannot be had, as every page does without it. */
export async function loadActivities(client: ApiClient, editionId: string): Promise<Activities['items']> {
  const { items } = await client(getActivities, { editionId }).catch(() => ({ items: [] }));
  return items;
}
