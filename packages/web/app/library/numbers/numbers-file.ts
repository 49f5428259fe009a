import { everyItem } from '@letsread/http/lists/every-item.ts';
import { exportNumbers } from '@letsread/usage/contract.ts';
import { numbersCsv } from '@letsread/usage/numbers/numbers-csv.ts';
import { data } from 'react-router';

import { answerOf } from '../../request/problems.ts';
import { backRoomClient } from '../load-back-room.server.ts';
import { fileHeaders, tableFile } from '../table-file.ts';
import type { Route } from './+types/numbers-file.ts';
import { filtersFromUrl } from './filters-from-url.ts';

/** The sums as a table or as JSON, to carry away. */
export async function loader({ context, request, params: { form }, url }: Route.LoaderArgs) {
  if (form !== 'csv' && form !== 'json') throw data(null, { status: 404 });
  const client = backRoomClient(context);
  const filters = filtersFromUrl(url);
  const rows = await answerOf(everyItem((cursor) => client(exportNumbers, { ...filters, cursor })));
  return form === 'csv'
    ? tableFile(request, 'numbers.csv', (separator) => numbersCsv(rows, separator))
    : new Response(JSON.stringify(rows, null, 2), { headers: fileHeaders('application/json', 'numbers.json') });
}
