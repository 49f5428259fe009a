import { expect, test } from 'vitest';
import { namesFromForm, namesToUndo, readWords, writeWords } from './theme-in-form.ts';

test('a form tells the names by language, without those that were emptied', () => {
  expect(namesFromForm({ 'name.1': 'Wind', 'name.2': ' ', languageId: '3', name: 'Angin', kind: 'topic' })).toEqual([
    { languageId: '1', name: 'Wind' },
    { languageId: '3', name: 'Angin' },
  ]);
  expect(namesFromForm({ languageId: '3', name: '' })).toEqual([]);
});

test('what it was called is given back', () => {
  const language = { id: '1', name: 'English', languageISOCode: 'en', script: 'Latn', direction: 'ltr' as const };
  expect(namesToUndo([{ language, name: 'Wind' }])).toEqual({ 'name.1': 'Wind' });
});

test('words stand one on each line, however lines end', () => {
  expect(readWords('breeze\r\n\n strong wind \n')).toEqual(['breeze', 'strong wind']);
  expect(readWords(writeWords(['breeze', 'gale']))).toEqual(['breeze', 'gale']);
});
