import pg from 'pg';

const date = 1082;
const dateArray = 1182;
const textArray = 1009;

/** How values of results are read: a day stays "2026-02-28", as `Date` would move it by a time zone; the rest as pg does. */
export const resultParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === date) return (day: string) => day;
    return pg.types.getTypeParser(oid === dateArray ? textArray : oid, format as 'text');
  },
};
