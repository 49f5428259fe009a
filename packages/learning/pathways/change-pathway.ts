import { prepared } from '@letsread/database/sql.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '@letsread/catalogue/context.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { retryOnConflict } from '@letsread/database/retry-on-conflict.ts';
import { clampClientTime } from '@letsread/reading/clamp-client-time.ts';
import type { changePathway as contract } from '../contract.ts';
import { selectProgress } from './select-progress.ts';

export async function changePathway(
  { database }: CatalogueContext,
  { params: { profileId, pathwayId }, body: { restart, isHidden } }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  await retryOnConflict(() =>
    database.pool.query(
      prepared(
        'change-pathway',
        sql`
        insert into reader_pathway as r (profile_id, pathway_id, restarted_at, is_hidden)
        select o.id, p.id, ${restart === true ? clampClientTime(undefined) : null}::timestamptz, coalesce(${isHidden}::boolean, false)
        from pathway p cross join profile o where p.id = ${pathwayId} and p.removed_at is null and o.id = ${profileId}
        on conflict (profile_id, pathway_id) do update set
          restarted_at = greatest(excluded.restarted_at, r.restarted_at), is_hidden = coalesce(${isHidden}::boolean, r.is_hidden)`,
      ),
    ),
  );
  const [progress] = await selectProgress(database, { profileId, languageId: englishLanguageId, pathwayId });
  if (progress === undefined) throw new Problem('pathway-not-found', 404, { detail: 'There is no such path.' });
  return progress;
}
