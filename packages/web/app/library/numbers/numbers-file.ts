import { exportNumbers, type NumbersRow } from '@letsread/usage/contract.ts';
import { numbersCsv } from '@letsread/usage/numbers/numbers-csv.ts';
import { data } from 'react-router';

import { answerOf } from '../../request/problems.ts';
import { backRoomClient } from '../load-back-room.server.ts';
import type { Route } from './+types/numbers-file.ts';
import { filtersFromUrl } from './filters-from-url.ts';

const types = { csv: 'text/csv', json: 'application/json' };

/** The sums as a table or as JSON, to carry away. */
export async function loader({ context, params: { form }, url }: Route.LoaderArgs) {
  if (form !== 'csv' && form !== 'json') throw data(null, { status: 404 });
  const client = backRoomClient(context);
  const rows: NumbersRow[] = [];
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const part = await answerOf(client(exportNumbers, { ...filtersFromUrl(url), page }));
    rows.push(...part.items);
    ({ hasMore } = part);
  }
  return new Response(form === 'csv' ? numbersCsv(rows) : JSON.stringify(rows, null, 2), {
    headers: {
      'content-type': `${types[form]}; charset=utf-8`,
      'content-disposition': `attachment; filename="numbers.${form}"`,
      'cache-control': 'no-store',
    },
  });
}
