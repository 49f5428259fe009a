import { expect, test } from 'vitest';

import { interfaceText } from './interface-text.ts';
import { filledFromEnglish, messagesIn } from './messages.ts';
import { translator } from './translator.ts';

test('a key gives its text with the placeholders filled', () => {
  const t = messagesIn({ greeting: 'Hello {name}' }, 'en');
  expect(t('greeting', { name: 'Amina' })).toBe('Hello Amina');
});

test('a missing key shows English, a key in neither shows Not found', () => {
  const t = messagesIn({}, 'es');
  expect(t('shell.tabs.home')).toBe('Home');
  expect(t('no.such.key')).toBe('Not found');
});

test('a count chooses the plural form of the language and is written in its digits', () => {
  const t = messagesIn(interfaceText('ar')?.fields ?? {}, 'ar');
  expect(t('catalogue.books', { count: 2 })).toBe('كتابان');
  expect(t('catalogue.books', { count: 5 })).toBe('٥ كتب');
  expect(t('catalogue.books', { count: 24 })).toBe('٢٤ كتابًا');
  expect(messagesIn({}, 'en')('catalogue.books', { count: 1284 })).toBe('1,284 books');
});

test('an English word inside another language keeps the English plural', () => {
  expect(messagesIn({}, 'ar')('catalogue.books', { count: 1 })).toBe('1 book');
});

test('filled from English, a language keeps its own plural forms', () => {
  const none = { fields: {}, languageTag: 'en' };
  const t = translator(filledFromEnglish(interfaceText('ar')?.fields ?? {}), 'ar', none);
  expect([2, 5, 24].map((count) => t('catalogue.books', { count }))).toEqual(['كتابان', '٥ كتب', '٢٤ كتابًا']);
  expect(translator(filledFromEnglish({ 'n.one': '{count} livre' }), 'fr', none)('n', { count: 0 })).toBe('0 livre');
  const gaps = translator(filledFromEnglish({}), 'ar', none);
  expect([1, 5].map((count) => gaps('catalogue.books', { count }))).toEqual(['1 book', '5 books']);
});

test('a placeholder that is given nothing stays visible, and no text is read as a pattern', () => {
  const t = messagesIn({ a: '{x} and {y}' }, 'en');
  expect(t('a', { x: '$&{y}' })).toBe('$&{y} and {y}');
});

test('a tag that no runtime knows is read as English', () => {
  expect(messagesIn({ 'n.one': '{count} page', 'n.other': '{count} pages' }, 'not a tag')('n', { count: 1 })).toBe(
    '1 page',
  );
});

test('a regional tag finds the dictionary of its language, another script does not', () => {
  expect(interfaceText('es-MX')?.fields['shell.tabs.home']).toBe('Inicio');
  expect(interfaceText('AR')?.direction).toBe('rtl');
  expect(interfaceText('hi-Latn')).toBeUndefined();
  expect(interfaceText('zh-Hans')).toBe(interfaceText('zh'));
  expect(interfaceText('zh-TW')).toBeUndefined();
  expect(interfaceText('tl')).toBe(interfaceText('fil'));
  expect(interfaceText('am')).toBeUndefined();
});
