import { type Award, listAwards } from '@letsread/learning/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';

const maxInPart = 100;

interface AwardsInput {
  userId: string;
  profileId: string;
  /** Of the titles. */
  lId: string;
}

/** All stickers and badges of a reader, the one earned last first. */
export async function listAllAwards(client: ApiClient, input: AwardsInput): Promise<Award[]> {
  const awards: Award[] = [];
  let cursor: string | undefined;
  do {
    const part = await client(listAwards, { ...input, limit: maxInPart, cursor });
    awards.push(...part.items);
    ({ cursor } = part);
  } while (cursor !== undefined);
  return awards;
}
