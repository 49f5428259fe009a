import { describe, expect, test } from 'vitest';

import { dictionaryFaults } from './dictionary-faults.ts';
import english from './en.json' with { type: 'json' };
import { interfaceLanguages } from './interface-languages.ts';
import { interfaceText } from './interface-text.ts';
import { intlFields } from './intl-fields.ts';
import { libraryMessages } from './library-messages.ts';

const englishKeys = Object.keys(english);

/** What translators write, without how numbers and dates are written. */
function wordsOf(code: string): Record<string, string> {
  const all = Object.entries(interfaceText(code)?.fields ?? {});
  return Object.fromEntries(all.filter(([key]) => !key.startsWith('intl.')));
}

test.each(interfaceLanguages)(
  'the words in $englishName have every key, plural form and placeholder, fit their places and leave no English',
  ({ code, script }) => {
    expect(dictionaryFaults({ code, script, source: english }, wordsOf(code))).toEqual([]);
  },
);

test.each(interfaceLanguages)(
  'so have the words of the back room in $englishName, which no reader’s dictionary has',
  async ({ code, script }) => {
    const { default: own } = (await import(`./library/${code}.json`, { with: { type: 'json' } })) as {
      default: Record<string, string>;
    };
    const { default: source } = (await import('./library/en.json', { with: { type: 'json' } })) as {
      default: Record<string, string>;
    };
    expect(dictionaryFaults({ code, script, source }, own)).toEqual([]);
    expect(libraryMessages(code)).toEqual({ ...own, ...intlFields(code) });
    expect(Object.keys(wordsOf(code)).filter((key) => key in source)).toEqual([]);
  },
);

test('the back room speaks English where a language has no words for it', () => {
  expect(libraryMessages('xx')).toEqual(libraryMessages('en'));
  expect(libraryMessages('pt-BR')).toEqual(libraryMessages('pt'));
});

describe('a dictionary is refused', () => {
  const faultsWith = (change: Record<string, string | undefined>, code = 'es', script = 'Latn') => {
    const fields = { ...wordsOf(code), ...change };
    const present = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return dictionaryFaults(
      { code, script, source: english },
      Object.fromEntries(present.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    );
  };

  test.each<[why: string, change: Record<string, string | undefined>, code?: string, script?: string]>([
    ['shell.tabs.home: is missing', { 'shell.tabs.home': undefined }],
    ['catalogue.books.many: is missing', { 'catalogue.books.many': undefined }],
    ['catalogue.books.few: is no key of this language', { 'catalogue.books.few': '{count} libros' }],
    ['shell.tabs.house: is no key of this language', { 'shell.tabs.house': 'Casa' }],
    ['shell.language.button: lacks {language}', { 'shell.language.button': 'Idioma' }],
    ['shell.tabs.home: has {name}, which it is not given', { 'shell.tabs.home': 'De {name}' }],
    ['shell.tabs.home: is empty or has a space at an end', { 'shell.tabs.home': '' }],
    ['shell.tabs.home: is not NFC', { 'shell.tabs.home': 'Inicio\u0301' }],
    ['shell.close: English is left over: “Close”', { 'shell.close': 'Close' }],
    ['shell.close: English is left over: “बंद close”', { 'shell.close': 'बंद close' }, 'hi', 'Deva'],
    [
      'shell.tabs.home: “Página de inicio y más” is 22 wide where there is room for 16 (“Home”)',
      { 'shell.tabs.home': 'Página de inicio y más' },
    ],
    [
      'shell.tabs.home: “ホームのページですよ” is 18 wide where there is room for 16 (“Home”)',
      { 'shell.tabs.home': 'ホームのページですよ' },
      'ja',
      'Jpan',
    ],
  ])('%s', (why, change, code, script) => {
    expect(faultsWith(change, code, script)).toEqual([why]);
  });

  test('when its keys are not in order', () => {
    const fields = Object.fromEntries(Object.entries(english).toReversed());
    expect(dictionaryFaults({ code: 'en', script: 'Latn', source: english }, fields)).toEqual([
      'the keys are not in order',
    ]);
  });
});

test('section 3: the English dictionary of about 400 keys is built in', () => {
  // What the specification names but does not describe (files to carry away, games, paths, levels), or does not name (the
  // page for grown-ups, who shares an account, what stays on a device, over which network a book comes, what a browser does not keep, what is wrong with a book,
  // what else a book has, who reads it to whom, how letters stand and pictures are told, letters, what was meant by a search, passing on, what is read here, where a class chooses itself, a page of all collections), comes on top.
  const onTop =
    /^(classes|downloads|learning|open-catalogue|profiles\.(levels|letter|reminder)|projects\.shared|identity\.(grown-ups|family|change-email|stay|bad-link\.invitation|problem\.(account-of-one-person|already-grown-up|has-readers|other-address|other-grown-ups|too-many-invitations))|shell\.(sign-out|impact|footer\.impact)|reading\.(report|settings\.(apart|calm|describe))|offline\.(fault\.closed|save-now|save-on-wifi|wifi)|catalogue\.(collections|features|read-to-me|share|search\.(also-called|meant|person)))\b/;
  const described = englishKeys.filter((key) => !onTop.test(key));
  expect(described.length).toBeGreaterThan(340);
  expect(described.length).toBeLessThan(500);
});
