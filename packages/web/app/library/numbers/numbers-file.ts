import { csvSeparator } from '@letsread/formats/tables/csv-table.ts';
import { everyPart } from '@letsread/http/lists/every-part.ts';
import { exportNumbers, type NumbersRow } from '@letsread/usage/contract.ts';
import { numbersCsvHead, numbersCsvLines } from '@letsread/usage/numbers/numbers-csv.ts';
import { data } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { answerOf } from '../../request/problems.ts';
import { backRoomClient } from '../load-back-room.server.ts';
import { byteOrderMark, fileHeaders } from '../tables/table-file.ts';
import type { Route } from './+types/numbers-file.ts';
import { filtersFromUrl } from './filters-from-url.ts';

/** The sums as a table or as JSON, to carry away: written while they are read, as three years of them are more than fits. */
export async function loader({ context, request, params: { form }, url }: Route.LoaderArgs) {
  if (form !== 'csv' && form !== 'json') throw data(null, { status: 404 });
  const client = backRoomClient(context);
  const filters = filtersFromUrl(url);
  const parts = everyPart((cursor) => client(exportNumbers, { ...filters, cursor }));
  // Whether there is an answer is known before its headers go out.
  const first = await answerOf(parts.next());
  const all = withFirst(first.value ?? [], parts);
  return form === 'csv'
    ? file(csv(all, csvSeparator(interfaceLanguage(request).languageISOCode)), fileHeaders('text/csv', 'numbers.csv'))
    : file(json(all), fileHeaders('application/json', 'numbers.json'));
}

type Parts = AsyncGenerator<readonly NumbersRow[], void, undefined>;

async function* withFirst(first: readonly NumbersRow[], others: Parts): Parts {
  yield first;
  yield* others;
}

async function* csv(parts: Parts, separator: ReturnType<typeof csvSeparator>): AsyncGenerator<string> {
  yield byteOrderMark + numbersCsvHead(separator);
  for await (const rows of parts) yield numbersCsvLines(rows, separator);
}

/** As `JSON.stringify` writes a list, two spaces deep. */
async function* json(parts: Parts): AsyncGenerator<string> {
  let begin = '[\n';
  for await (const rows of parts) {
    const items = rows.map((row) => `  ${JSON.stringify(row, null, 2).replaceAll('\n', '\n  ')}`);
    if (items.length === 0) continue;
    yield begin + items.join(',\n');
    begin = ',\n';
  }
  yield begin === '[\n' ? '[]' : '\n]';
}

/** What is taken is written, and no more; who hangs up ends the reading: the next part is not asked for. */
function file(text: AsyncGenerator<string>, headers: Record<string, string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await text.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await text.return(undefined);
    },
  });
  return new Response(body, { headers });
}
