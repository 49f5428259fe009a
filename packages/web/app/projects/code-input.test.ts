import { describe, expect, test } from 'vitest';

import { codeAfter } from './code-input.ts';

/** Types one character after another at the end, as a person does. */
function type(text: string, before = ''): string {
  return Array.from(text).reduce((value, character) => at(value, value + character), before);
}

function at(before: string, value: string, caret = value.length): string {
  return codeAfter({ before, value, caret }).value;
}

function backspace(before: string, caret = before.length) {
  const value = before.slice(0, caret - 1) + before.slice(caret);
  return codeAfter({ before, value, caret: caret - 1, deleted: 'backward' });
}

function forward(before: string, caret: number) {
  return codeAfter({ before, value: before.slice(0, caret) + before.slice(caret + 1), caret, deleted: 'forward' });
}

describe('typing', () => {
  test.each([
    ['1', '1'],
    ['123', '123'],
    ['1234', '1234-'],
    ['12345', '1234-5'],
    ['12345678', '1234-5678'],
    ['123456789', '1234-5678'],
    ['1234-5678', '1234-5678'],
    ['1234--5678', '1234-5678'],
    ['1-2-3-4-5', '1234-5'],
    ['1234 5678', '1234-5678'],
    ['12a3b4', '1234-'],
    ['-', ''],
    [' ', ''],
    ['x', ''],
  ])('%s gives %s', (typed, shown) => {
    expect(type(typed)).toBe(shown);
  });

  test('in the middle keeps the caret where it was', () => {
    expect(codeAfter({ before: '134', value: '1234', caret: 2 })).toEqual({ value: '1234-', caret: 2 });
    expect(codeAfter({ before: '1235', value: '12345', caret: 4 })).toEqual({ value: '1234-5', caret: 5 });
  });
});

describe('pasting', () => {
  test.each([
    ['12345678', '1234-5678'],
    ['1234-5678', '1234-5678'],
    ['1234 - 5678', '1234-5678'],
    [' 1234\u20115678\n', '1234-5678'],
    ['Code: 1234-5678.', '1234-5678'],
    ['1234-5678-9', '1234-5678'],
    ['12', '12'],
    ['no digits', ''],
  ])('%j gives %s', (pasted, shown) => {
    expect(at('', pasted)).toBe(shown);
  });
});

describe('digits of other scripts become 0 to 9', () => {
  test.each([
    ['Khmer', '១២៣៤៥៦៧៨'],
    ['Arabic', '١٢٣٤٥٦٧٨'],
    ['Persian', '۱۲۳۴۵۶۷۸'],
    ['Devanagari', '१२३४५६७८'],
    ['Burmese', '၁၂၃၄၅၆၇၈'],
    ['Chakma, beyond the basic plane', '𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾'],
  ])('%s digits are typed and pasted alike', (_, digits) => {
    expect(at('', digits)).toBe('1234-5678');
    expect(type(digits)).toBe('1234-5678');
  });
});

describe('deleting', () => {
  test('goes back across the hyphen one key at a time', () => {
    const steps = ['1234-56'];
    while (steps.at(-1) !== '') steps.push(backspace(steps.at(-1) ?? '').value);
    expect(steps).toEqual(['1234-56', '1234-5', '1234-', '1234', '123', '12', '1', '']);
  });

  test('a hyphen that was deleted comes back with the next digit', () => {
    expect(type('5', '1234')).toBe('1234-5');
    expect(type('-', '1234')).toBe('1234-');
  });

  test('of the hyphen between digits takes the digit behind it', () => {
    expect(backspace('1234-5678', 5)).toEqual({ value: '1235-678', caret: 3 });
    expect(forward('1234-5678', 4)).toEqual({ value: '1234-678', caret: 4 });
  });

  test('before the hyphen lets the digits move up', () => {
    expect(backspace('1234-5678', 2)).toEqual({ value: '1345-678', caret: 1 });
  });
});
