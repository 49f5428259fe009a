import { type CsvSeparator, csvSeparator } from '@letsread/formats/tables/csv-table.ts';

import { interfaceLanguage } from '../../i18n/interface-language.ts';

/** Without it Excel takes UTF-8 for an older encoding. */
export const byteOrderMark = '\uFEFF';

/** A table to carry away, which a spreadsheet opens in the language of the page. */
export function tableFile(request: Request, name: string, write: (separator: CsvSeparator) => string): Response {
  const separator = csvSeparator(interfaceLanguage(request).languageISOCode);
  return new Response(byteOrderMark + write(separator), { headers: fileHeaders('text/csv', name) });
}

export function fileHeaders(type: string, name: string) {
  return {
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  };
}
