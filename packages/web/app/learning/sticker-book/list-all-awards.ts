import { type Award, listAwards } from '@letsread/learning/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { everyItem } from '@letsread/http/lists/every-item.ts';

interface AwardsInput {
  userId: string;
  profileId: string;
  /** Of the titles. */
  lId: string;
}

/** All stickers and badges of a reader, the one earned last first. */
export function listAllAwards(client: ApiClient, input: AwardsInput): Promise<Award[]> {
  return everyItem((cursor) => client(listAwards, { ...input, limit: 100, cursor }));
}
