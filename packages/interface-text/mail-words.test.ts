import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dictionaryFaults } from './dictionary-faults.ts';
import { interfaceLanguages } from './interface-languages.ts';
import { interfaceText } from './interface-text.ts';
import { mailWords } from './mail-words.ts';
import english from './mails/en.json' with { type: 'json' };

test('there are mails in every language', () => {
  expect(readdirSync(path.join(import.meta.dirname, 'mails')).sort()).toEqual(
    interfaceLanguages.map(({ code }) => `${code}.json`),
  );
});

test.each(interfaceLanguages)('the mails in $englishName are whole', async ({ code, script }) => {
  const { default: fields } = (await import(`./mails/${code}.json`, { with: { type: 'json' } })) as {
    default: Record<string, string>;
  };
  expect(dictionaryFaults({ code, script, source: english }, fields)).toEqual([]);
});

describe('the words of a mail', () => {
  test.each([
    ['fr', 'fr', 'ltr'],
    ['fr-CA', 'fr', 'ltr'],
    ['ur', 'ur', 'rtl'],
    // Written with other characters than ours.
    ['zh-TW', 'en', 'ltr'],
    ['xx', 'en', 'ltr'],
  ])('of a reader of %s are in %s', (language, tag, direction) => {
    expect(mailWords(language)).toMatchObject({ tag, direction });
  });

  test.each(interfaceLanguages)('in $englishName name what stands on the screen', ({ code }) => {
    const label = interfaceText(code)?.fields['identity.forgot-password'] ?? '?';
    expect(mailWords(code).word('mail.exists.end')).toContain(label);
  });
});
