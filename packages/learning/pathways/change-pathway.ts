import type { CatalogueContext } from '@letsread/catalogue/book-columns.ts';
import { englishLanguageId } from '@letsread/catalogue/contract.ts';
import type { CallOutput, CallRequest } from '@letsread/http/call.ts';
import { Problem } from '@letsread/http/problem.ts';
import { retryOnConflict } from '@letsread/profiles/retry-on-conflict.ts';
import { clampClientTime } from '@letsread/reading/clamp-client-time.ts';
import type { changePathway as contract } from '../contract.ts';
import { selectProgress } from './select-progress.ts';

export async function changePathway(
  { database }: CatalogueContext,
  { params: { profileId, pathwayId }, body: { restart, isHidden } }: CallRequest<typeof contract>,
): Promise<CallOutput<typeof contract>> {
  await retryOnConflict(() =>
    database.pool.query({
      name: 'change-pathway',
      text: `
        insert into reader_pathway as r (profile_id, pathway_id, restarted_at, is_hidden)
        select o.id, p.id, $3::timestamptz, coalesce($4::boolean, false)
        from pathway p cross join profile o where p.id = $2 and p.removed_at is null and o.id = $1
        on conflict (profile_id, pathway_id) do update set
          restarted_at = greatest(excluded.restarted_at, r.restarted_at), is_hidden = coalesce($4::boolean, r.is_hidden)`,
      // By the clock that completions are held to.
      values: [profileId, pathwayId, restart === true ? clampClientTime(undefined) : null, isHidden],
    }),
  );
  const [progress] = await selectProgress(database, { profileId, languageId: englishLanguageId, pathwayId });
  if (progress === undefined) throw new Problem('pathway-not-found', 404, { detail: 'There is no such path.' });
  return progress;
}
