import { getProjectReport } from '@letsread/projects/back-room/contract.ts';
import { reportCsv } from '@letsread/projects/reports/report-csv.ts';

import { answerOf } from '../../request/problems.ts';
import { backRoomClient } from '../load-back-room.server.ts';
import { tableFile } from '../tables/table-file.ts';
import type { Route } from './+types/report-file.ts';
import { daysFromUrl } from './days-from-url.ts';

/** A project's report as a table to carry away. */
export async function loader({ context, request, params: { code }, url }: Route.LoaderArgs) {
  const { weeks } = await answerOf(backRoomClient(context)(getProjectReport, { code, ...daysFromUrl(url) }));
  return tableFile(request, `report-${code}.csv`, (separator) => reportCsv(weeks, separator));
}
