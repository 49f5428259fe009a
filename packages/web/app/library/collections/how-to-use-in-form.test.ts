import { expect, test } from 'vitest';
import { readTips, tipsFromForm, writeTips } from './how-to-use-in-form.ts';

test('a form tells the tips of its book by language, without those that were emptied', () => {
  const fields = { bookId: '7', 'tip.1': 'Count the kites.', 'tip.2': ' ', languageId: '3', tip: 'Hitung.' };
  expect(tipsFromForm(fields)).toEqual([
    { bookId: '7', languageId: '1', text: 'Count the kites.' },
    { bookId: '7', languageId: '3', text: 'Hitung.' },
  ]);
  expect(tipsFromForm({ bookId: '7', languageId: '3', tip: '' })).toEqual([]);
});

test('all tips stand in one field and are read from it, and nothing else is', () => {
  const tips = [{ bookId: '7', languageId: '1', text: 'Say "moo".' }];
  expect(readTips(writeTips(tips))).toEqual(tips);
  expect(() => readTips('no tips')).toThrow(expect.objectContaining({ init: { status: 400 } }));
});
