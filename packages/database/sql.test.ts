import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { and, literalCount, or, prepared, preparedForms } from './sql.ts';

describe('conditions', () => {
  test('are put together, those that are undefined left out', () => {
    const where = and(sql`a = ${1}`, undefined, or(sql`b = ${2}`, sql`c`), or(undefined));
    expect(where.text).toBe('(a = $1) and (((b = $2) or (c))) and (false)');
    expect(where.values).toEqual([1, 2]);
  });

  test('none at all is true', () => {
    expect(and(undefined).text).toBe('true');
  });
});

test('a prepared statement has its name', () => {
  expect(prepared('kites', sql`select ${'red'}`)).toEqual({ name: 'kites', text: 'select $1', values: ['red'] });
});

test('each text of a statement that has several has a name of its own', () => {
  const [red, blue] = ['red', 'blue'].map((colour) => preparedForms('kites', sql`select ${colour}`));
  expect(red?.name).toBe(blue?.name);
  expect(red?.name).toMatch(/^kites-[\w-]{12}$/);
  expect(preparedForms('kites', sql`select 1`).name).not.toBe(red?.name);
});

test('a number of rows may stand in the text itself, and nothing else may', () => {
  expect(sql`select 1 limit ${literalCount(31)}`).toMatchObject({ text: 'select 1 limit 31', values: [] });
  for (const wrong of [-1, 1.5, Number.NaN, '1; drop table kites' as unknown as number])
    expect(() => literalCount(wrong)).toThrow(RangeError);
});
