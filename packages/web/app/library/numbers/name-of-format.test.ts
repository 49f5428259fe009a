import { interfaceText } from '@letsread/interface-text/interface-text.ts';
import { translator } from '@letsread/interface-text/translator.ts';
import { expect, test } from 'vitest';
import { nameOfFormat } from './name-of-format.ts';

const t = translator(interfaceText('en')?.fields ?? {}, 'en', { fields: {}, languageTag: 'en' });

test('a kind of file has the name that readers know it by, never its code', () => {
  expect(nameOfFormat(t, 'pdfPortrait')).toBe('Print big pages');
  expect(nameOfFormat(t, 'scroll')).toBe('scroll');
});
