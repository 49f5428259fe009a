import { getClassOverview } from '@letsread/learning/handing-out/contract.ts';
import { overviewCsv } from '@letsread/learning/handing-out/overview-csv.ts';

import { answerOf } from '../../request/problems.ts';
import { backRoomClient } from '../load-back-room.server.ts';
import type { Route } from './+types/overview-file.ts';
import { sinceFromUrl } from './since-from-url.ts';

/** The overview of a class as a table to carry away, for its teacher alone. */
export async function loader({ context, params: { classId }, url }: Route.LoaderArgs) {
  const overview = await answerOf(backRoomClient(context)(getClassOverview, { classId, ...sinceFromUrl(url) }));
  return new Response(overviewCsv(overview), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="class-${classId}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
