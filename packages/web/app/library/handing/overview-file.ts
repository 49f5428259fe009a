import { inOrderOfNames } from '@letsread/http/lists/in-order-of-names.ts';
import { getClassOverview } from '@letsread/learning/handing-out/contract.ts';
import { overviewCsv } from '@letsread/learning/handing-out/overview-csv.ts';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { answerOf } from '../../request/problems.ts';
import { backRoomClient } from '../load-back-room.server.ts';
import { tableFile } from '../tables/table-file.ts';
import type { Route } from './+types/overview-file.ts';
import { sinceFromUrl } from './since-from-url.ts';

/** The overview of a class as a table to carry away, for its teacher alone. */
export async function loader({ context, request, params: { classId }, url }: Route.LoaderArgs) {
  const overview = await answerOf(backRoomClient(context)(getClassOverview, { classId, ...sinceFromUrl(url) }));
  const readers = inOrderOfNames(overview.readers, interfaceLanguage(request).languageISOCode);
  return tableFile(request, `class-${classId}.csv`, (separator) => overviewCsv({ ...overview, readers }, separator));
}
